import { oncePer } from '$src/board/oncePer.svelte';
import { glanceAt } from '$src/games/jamaica/chart/glance.svelte';
import type { Arrival, CardPlan, CombatOdds, JamaicaFigure, PriceAhead } from '$src/games/jamaica/game.gen';
import type { JamaicaStore } from '$src/games/jamaica/jamaicaStore';

type Figures = readonly JamaicaFigure[];

/// What was told last of the cards of a round, so that they do not fall silent while others choose theirs.
const lastTold = oncePer((_: JamaicaStore): { round: number; figures: Figures } => ({
  round: 0,
  figures: [],
}));

/// Returns the way to place the dice that the captain has picked or looks at.
export const placingAt = (store: JamaicaStore): string | undefined =>
  store.myTurn && store.asked?.kind === 'place-dice' ? (store.chosen ?? glanceAt(store).placing) : undefined;

function figuresOfCards(store: JamaicaStore): Figures {
  const placing = placingAt(store);
  if (placing !== undefined) return store.foresee([placing])?.figures ?? [];
  if (!store.view || store.asked?.kind !== 'choose-card') return [];
  const { round } = store.view;
  const { figures } = store;
  const last = lastTold(store);
  if (figures) Object.assign(last, { round, figures });
  return last.round === round ? last.figures : [];
}

/// Returns what a card of the reader would bring: with the dice as they lie, or as the captain looks at placing them.
export const planOf = (store: JamaicaStore, card: string): CardPlan | undefined =>
  figuresOfCards(store).find((figure) => figure.type === 'card-plan' && figure.card === card) as
    CardPlan | undefined;

/// Returns where a move over the board leads, and what that means.
export const arrivalIn = (figures: Figures): Arrival | undefined =>
  figures.find((figure) => figure.type === 'arrival');

/// Returns the chances that are told of a move, the fewest cannons first.
export const oddsIn = (figures: Figures): CombatOdds[] =>
  figures.filter((figure) => figure.type === 'combat-odds');

/// Returns what the reader's ship must still pay once the combat is over.
export const priceAheadOf = (store: JamaicaStore): PriceAhead | undefined =>
  store.figures?.find(
    (figure): figure is PriceAhead => figure.type === 'price-ahead' && figure.ship === store.me,
  );
