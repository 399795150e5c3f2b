import { abilityOf, ABILITY_ICONS, board } from '$src/games/aye/printed';
import type { Choice, Look } from './choice';
import { eventsOf, figuresOf, oddsOf } from './foreseen';
import { percent } from './percent';

/// Answers about doubloons, cards, and who wears the hat.

/// A repair: what it costs and brings.
export function mending({ prospect, own, book }: Look): Partial<Choice> {
  const [repaired] = eventsOf(prospect, 'repaired');
  const icon = 'i-repair';
  if (!repaired) return { icon };
  const gained = eventsOf(prospect, 'reputation-gained').filter(({ seat }) => seat === own.seat);
  return {
    icon,
    text: book.text('ui.choice.mend', {
      ship: repaired.ship,
      reputation: gained.at(-1)?.reputation ?? own.reputation,
      left: own.doubloons - repaired.doubloons,
      freed: eventsOf(prospect, 'flag-raised').length,
    }),
  };
}

/// What a captain pays for reputation.
export function paying(doubloons: number, { prospect, own, view, book }: Look): Partial<Choice> {
  const icon = doubloons === 0 ? 'i-close' : 'i-coin';
  if (!prospect) return { icon };
  const paid = eventsOf(prospect, 'captain-paid')[0]?.doubloons ?? 0;
  return {
    icon,
    text: book.text('ui.choice.pay', {
      reputation: eventsOf(prospect, 'captain-reputation-set')[0]?.reputation ?? view.captainReputation,
      left: own.doubloons - paid,
    }),
  };
}

/// What a completed card brings, and what the crew has left without it.
export function using(card: string, { prospect, view, book }: Look): Partial<Choice> {
  const { cardsCompleted, cardsNeeded, attempt } = view;
  const odds = oddsOf(prospect);
  const said = [book.text(`ability.${abilityOf(card)}`)];
  if (odds && attempt)
    said.push(
      book.text('ui.choice.use.odds', {
        before: percent(attempt.odds.success),
        after: percent(odds.success),
        sinks: percent(odds.sinks),
      }),
    );
  const left = prospect?.view?.cardsCompleted ?? cardsCompleted;
  said.push(book.text('ui.choice.use', { left, needed: cardsNeeded }));
  return { icon: ABILITY_ICONS[abilityOf(card)], text: said.join(' ') };
}

/// A pirate who may wear the hat.
export function candidate(verb: string, seat: number, { prospect, view, me, book }: Look): Partial<Choice> {
  const pirate = view.pirates[seat];
  const key = view.round > 0 && verb === 'name-captain' ? 'ui.choice.successor' : 'ui.choice.candidate';
  const { reputation = 0, doubloons = 0 } = pirate ?? {};
  const text = book.text(key, { reputation, doubloons, top: board.captain });
  const nominee = book.seat(seat).shown;
  const [vote] = figuresOf(prospect?.figures, 'mutiny-vote');
  const args = {
    nominee,
    captain: book.seat(view.captain).shown,
    thumbs: vote?.thumbsNeeded ?? 0,
    voters: vote?.voters ?? 0,
  };
  return {
    seat,
    ...(verb === 'declare' && vote ? { means: book.text('ui.choice.declared', args) } : {}),
    title: book.text(seat === me ? 'ui.yourself' : 'ui.name', { seat: nominee }),
    text,
    ...(verb === 'declare' ? { icon: 'i-swords' } : {}),
  };
}
