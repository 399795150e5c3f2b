import type { Phrasebook } from '$src/i18n/phrasebook';
import type { PromptOverride, PromptButton } from '$src/table/store/promptOverride';
import type { AyeStore } from '$src/games/aye/ayeStore';
import type { Choice } from './choice';
import { ordersGiveAway } from './gives';
import type { LocalInput } from './localInput.svelte';
import { reachedBy } from './foreseen';
import { percent } from './percent';
import { bestAlone, voteText } from './votes';
import { readMove, type AyeView } from '$src/games/aye/game.gen';

/// Returns what the prompt says besides the question: what a chosen answer means, or how to go on.
export function promptOverrideOf(
  store: AyeStore,
  input: LocalInput,
  choices: readonly Choice[],
): PromptOverride | undefined {
  if (!store.myTurn) return undefined;
  if (input.draft.kind) return drafting(store, input);
  if (store.asked?.kind === 'consider-throw') return throwing(store, input);
  if (store.asked?.kind === 'turn-dice' && !store.chosen) return turning(store, input);
  const why = chosenText(store, choices);
  return why ? { why } : undefined;
}

function chosenText(store: AyeStore, choices: readonly Choice[]): string {
  const { chosen, view, me, book } = store;
  if (!chosen || !view || me === undefined) return '';
  const move = readMove(chosen);
  if (move?.type === 'vote' && move.ballot !== 'none') {
    // Its card says the rest.
    const best = move.ballot === 'argh' ? bestAlone(store.foresee([chosen])?.figures, book) : '';
    return best || voteText(move.ballot, view, me, book);
  }
  if (move?.type === 'discard' || move?.type === 'swap') {
    return book.text(`ui.card.${move.type}`, { text: book.text(`card.${move.card}.text`) });
  }
  const choice = choices.find(({ move }) => move === chosen);
  return choice?.means ?? choice?.text ?? '';
}

function drafting({ book, view }: AyeStore, { draft }: LocalInput): PromptOverride {
  const { commands, dice, left } = draft.given;
  const isOrders = draft.kind === 'orders';
  const main = {
    text: book.text(isOrders ? 'ui.plan.confirm' : 'ui.plan.deal'),
    isMain: true,
    disabled: !draft.can('confirm'),
    run: () => draft.confirm(),
  };
  if (!isOrders) {
    const even = {
      text: book.text('ui.plan.even'),
      disabled: !draft.evenly,
      run: () => void draft.even(),
    };
    // Nobody keeps all the doubloons by a hasty Enter.
    const isUntouched = draft.crew.every(({ seat }) => draft.extra(seat) === 0);
    return {
      icon: 'i-coin',
      count: 0,
      buttons: isUntouched
        ? [
            { ...main, isMain: false, text: book.text('ui.plan.keep') },
            { ...even, isMain: true },
          ]
        : [even, main],
    };
  }
  const isEmpty = commands + dice === 0;
  // Nobody throws a round away by a double click.
  const confirmText = view ? ordersGiveAway(view, book) : undefined;
  return {
    icon: 'i-hat',
    count: 0,
    why: [
      book.text('ui.plan.summary', { commands, dice, left, crew: draft.crew.length }),
      view ? dangerText(view, book) : '',
    ]
      .filter(Boolean)
      .join(' '),
    buttons: [
      ...(isEmpty ? [] : [{ text: book.text('ui.plan.clear'), run: () => void draft.clear() }]),
      { ...main, isMain: !isEmpty, confirmText },
    ],
  };
}

/// What the Krakens of the commands as they are now might do, or that repairs are due.
function dangerText({ ship, missions, danger }: AyeView, book: Phrasebook): string {
  const sinks = Math.max(0, ...missions.map(({ venture }) => venture?.odds.sinks ?? 0));
  if (sinks > 0) return book.text('ui.plan.sinks', { ship, chance: percent(sinks) });
  return danger === 'none' ? '' : book.text('ui.plan.sinking', { ship });
}

function hopeless({ book, view }: AyeStore, most: number | undefined): PromptOverride {
  if (most === undefined) return {};
  return { why: book.text('ui.again.hopeless', { most, needed: view?.attempt?.needed ?? 0 }) };
}

function chanceText({ book }: AyeStore, { chance, named }: LocalInput['throwing']): string {
  return chance === undefined
    ? ''
    : book.text('ui.again.chance', { chance: percent(chance), dice: named.size });
}

function throwing(store: AyeStore, { throwing: hand }: LocalInput): PromptOverride {
  const { book } = store;
  const { hopeful } = hand;
  const count = hand.named.size;
  if (hand.hooking)
    return {
      what: book.text('ui.again.hook-what'),
      why: book.text('ui.again.hook-why'),
      icon: 'i-hook',
      count: 0,
      back: () => (hand.hooking = false),
    };
  const sure = surely(store, hand);
  return {
    icon: 'i-dice',
    count: 0,
    ...(count ? { why: chanceText(store, hand) } : hopeless(store, hand.most)),
    ...(count ? { back: () => hand.clear() } : {}),
    buttons: [
      {
        text: count ? book.text('ui.again.go', { dice: count }) : book.text('ui.again.stop'),
        isMain: hopeful === 0 && !sure,
        confirmText: count === 0 && (hopeful > 0 || sure) ? book.text('ui.sure.stop') : undefined,
        disabled: !store.isOffered(hand.move),
        run: () => void store.play([hand.move]),
      },
      ...(sure ? [sure] : []),
      // Nobody gives up by a hasty Enter.
      ...(hopeful
        ? [
            {
              text: book.text('ui.again.name', { dice: hopeful }),
              isMain: true,
              run: () => hand.name(['blank']),
            },
          ]
        : []),
    ],
  };
}

/// What makes the attempt a success as the dice lie: the next trident that is paid, or the hook.
function surely(store: AyeStore, hand: LocalInput['throwing']): PromptButton | undefined {
  const { book, view, offers } = store;
  const attempt = view?.attempt;
  if (!attempt?.missing || !attempt.safe || hand.named.size > 0) return undefined;
  const trident = offers.find((move) => move.startsWith('pay-trident'));
  const { needed } = attempt;
  if (trident)
    return {
      text: book.text('ui.again.pay', {
        successes: reachedBy(store.foresee([trident])) ?? attempt.successes,
        needed,
      }),
      icon: 'i-trident',
      isMain: true,
      run: () => void store.play([trident]),
    };
  const hooks = offers.filter((move) => move.startsWith('spend-hook'));
  const hook = hooks.find((move) => move.endsWith('kraken')) ?? hooks[0];
  if (hook === undefined) return undefined;
  const isThrowing = store.asked?.kind === 'consider-throw';
  return {
    text: book.text('ui.again.hook'),
    icon: 'i-hook',
    isMain: true,
    run: () => (isThrowing ? void (hand.hooking = true) : store.select(hook)),
  };
}

/// The last chance: what succeeds is the main button, not what lets it fail.
function turning(store: AyeStore, { throwing: hand }: LocalInput): PromptOverride | undefined {
  const sure = surely(store, hand);
  return sure && { buttons: [sure] };
}
