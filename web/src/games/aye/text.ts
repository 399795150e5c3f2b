import type { SeatFacts, TextLine } from '$src/games/gameClient';
import type { Phrasebook } from '$src/i18n/phrasebook';
import { phasesOf } from '$src/games/aye/board/phases';
import { board, COMMAND_ICONS } from './printed';
import type { AyeView, DieView, PirateView } from './game.gen';

const cards = (book: Phrasebook, values: readonly string[]): TextLine[] =>
  values.map((value) => ({ text: `${book.word('card', value)}. ${book.text(`card.${value}.text`)}`.trim() }));

function table(view: AyeView, book: Phrasebook): TextLine[] {
  const { supply, waiting, kraken, plank, arghSquares } = view.dice;
  const phase = phasesOf(view).find(({ state }) => state === 'now');
  const captain = { seat: book.seat(view.captain).shown, reputation: view.captainReputation };
  const lines: TextLine[] = [
    ...(view.hasCaptain ? [{ text: book.text('ui.captain', captain) }] : []),
    ...(phase ? [{ text: book.text('ui.phase-now', { phase: book.text(`ui.phase.${phase.id}`) }) }] : []),
    { text: book.text('ui.ship', { ship: view.ship }) },
    ...(view.flags.length ? [{ text: book.text('ui.flags', { flags: view.flags.join(', ') }) }] : []),
    ...(view.krakensCountTwice ? [{ text: book.text('ui.twice') }] : []),
    { text: book.text('ui.offerings', { count: view.offerings }) },
    { text: book.text('ui.dice', { supply, waiting, kraken, plank, argh: arghSquares }) },
    { text: book.text('ui.missions'), lines: missions(view, book) },
  ];
  if (view.needsCards)
    lines.push({ text: book.text('ui.goals', { done: view.cardsCompleted, needed: view.cardsNeeded }) });
  if (view.attempt) {
    const { mission, successes, needed, throwsLeft } = view.attempt;
    const args = { mission: book.word('mission', mission), successes, needed, throws: throwsLeft };
    lines.push({ text: book.text('ui.attempt', args) });
  }
  if (view.mutiny) {
    const { declarer, nominee } = view.mutiny;
    lines.push({
      text: book.text(declarer === nominee ? 'ui.mutiny.self' : 'ui.mutiny', {
        declarer: book.seat(declarer).shown,
        nominee: book.seat(nominee).shown,
      }),
    });
  }
  if (view.claim) {
    const { claimant, card, target } = view.claim;
    const args = {
      claimant: book.seat(claimant).shown,
      card: book.word('card', card),
      target: book.seat(target).shown,
    };
    lines.push({ text: book.text('ui.claim', args) });
  }
  return lines;
}

function missions(view: AyeView, book: Phrasebook): TextLine[] {
  return view.missions.map(({ mission, done, steps }) => ({
    text: book.text('ui.mission', {
      mission: book.word('mission', mission),
      done,
      steps: steps.length,
      needs: steps.join(', '),
    }),
  }));
}

/// Says what dice show.
export function diceText(dice: readonly DieView[], book: Phrasebook): string {
  const said = dice.map(({ die, face, count }) =>
    book.text('ui.handful.of', {
      handful: book.text('ui.handful', { count, face }),
      die: book.word('die', die),
    }),
  );
  return new Intl.ListFormat(book.language).format(said);
}

function pirate(view: AyeView, pirate: PirateView, book: Phrasebook): TextLine {
  const { reputation, doubloons, command, dealt, vote, action, dice } = pirate;
  const isCaptain = view.captain === pirate.seat && view.hasCaptain;
  const lines: TextLine[] = isCaptain
    ? []
    : [{ text: book.text('ui.command', { command: book.word('command', command), dice: dealt }) }];
  if (vote !== 'none') lines.push({ text: book.text('ui.vote', { vote: book.word('ballot', vote) }) });
  if (action !== 'nothing')
    lines.push({ text: book.text('ui.action', { action: book.word('command', action) }) });
  if (dice.length) lines.push({ text: book.text('ui.thrown', { dice: diceText(dice, book) }) });
  if (pirate.hook) lines.push({ text: book.text('ui.hook') });
  lines.push({ text: book.text('ui.hand', { count: pirate.handSize }), lines: cards(book, pirate.hand) });
  if (pirate.completed.length) {
    lines.push({
      text: book.text('ui.completed', { count: pirate.completed.length }),
      lines: cards(book, pirate.completed),
    });
  }
  return {
    text: book.text(isCaptain ? 'ui.pirate.captain' : 'ui.pirate', {
      seat: book.seat(pirate.seat).shown,
      reputation,
      doubloons,
    }),
    seat: pirate.seat,
    lines,
  };
}

export function textView(view: AyeView, book: Phrasebook): TextLine[] {
  const rounds = { round: view.round, limit: view.roundLimit };
  const heading = book.text(view.round === 0 ? 'ui.before' : 'ui.round-of', rounds);
  return [
    { text: heading, lines: table(view, book) },
    ...view.pirates.map((each) => pirate(view, each, book)),
  ];
}

export function seatFacts(view: AyeView, seat: number, book: Phrasebook): SeatFacts {
  const own = view.pirates[seat];
  if (!own) return { facts: [] };
  const { reputation, doubloons, dealt, vote, completed, doing } = own;
  const isCaptain = view.captain === seat && view.hasCaptain;
  const facts: SeatFacts['facts'] = isCaptain
    ? []
    : [
        {
          shape: reputation >= board.mutiny ? 'hot-hex' : 'hex',
          text: String(reputation),
          label: book.text('ui.reputation', { count: reputation }),
        },
      ];
  facts.push({
    icon: 'i-coin',
    text: String(doubloons),
    label: book.text('ui.doubloons', { count: doubloons }),
  });
  if (own.hook) facts.push({ icon: 'i-hook', text: '1', label: book.text('ui.hook') });
  if (completed.length > 0)
    facts.push({
      icon: 'i-star',
      text: String(completed.length),
      label: book.text('ui.completed', { count: completed.length }),
    });
  if (dealt > 0)
    facts.push({ icon: 'i-dice', text: String(dealt), label: book.text('ui.dealt', { count: dealt }) });
  if (doing !== 'nothing')
    facts.push({
      icon: COMMAND_ICONS[doing],
      text: view.pirates.length > 7 ? '' : book.text(`ui.command.${doing}`),
      label: book.word('command', doing),
    });
  if (vote !== 'none')
    facts.push({
      shape: vote === 'argh' ? 'bad' : 'good',
      text: book.word('ballot', vote),
      label: book.text('ui.vote', { vote: book.word('ballot', vote) }),
    });
  return {
    facts,
    short: isCaptain ? '' : String(reputation),
    ...(isCaptain ? { badge: { icon: 'i-hat', label: book.text('term.captain') } } : {}),
  };
}
