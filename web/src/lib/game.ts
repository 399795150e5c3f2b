import type { Component } from 'svelte';
import type { Asked, Event, Remark, Result } from './protocol.gen';
import type { Args, Piece } from './icu';
import type { Phrasebook } from './phrasebook';
import type { TableStore } from './table.svelte';

/// One line of a board told in words: a heading with lines below, or a line.
export interface TextLine {
  text: string | Piece[];
  seat?: number;
  lines?: TextLine[];
}

/// What a seat panel says of its owner: counts with icons, and a chip.
export interface SeatFacts {
  /// Small text at the right of the name, such as the space of a ship.
  corner?: string;
  facts: { icon?: string; text: string; label: string; shape?: 'hex' | 'hot-hex' | 'good' | 'bad' }[];
  chips?: {
    text: string;
    tone?: 'act' | 'good' | 'warn' | 'bad' | 'line';
    /// Whether it says that the seat has answered, so that nothing else needs to.
    answers?: boolean;
  }[];
  /// The few characters that fit on a phone.
  short?: string;
  /// A sprite icon beside the name, such as the captain's hat, and what it means.
  badge?: { icon: string; label: string };
  out?: boolean;
}

/// The steps of a round, as the top bar shows them.
export interface Steps {
  names: string[];
  now: number;
}

/// A component that draws a game; `store` has everything.
export type BoardComponent<View = unknown> = Component<{ store: TableStore<View> }>;

/// All that the shell asks of a game; `web/src/games/<id>/index.ts` exports one as default.
///
/// Only `moves` is needed: without a board a game is played by buttons and its text view.
export interface GameClient<View = unknown> {
  /// The names of each move's parts in the order of the text: `{dump: ['hold']}`.
  moves: Readonly<Record<string, readonly string[]>>;

  /// The parts of moves and events that are numbers of seats or ships.
  seatParts?: readonly string[];

  /// Parts that are no seats although they are called so, as `verb.part`.
  notSeats?: readonly string[];

  /// Draws the table; fetched when a table is opened.
  board?: () => Promise<{ default: BoardComponent<View> }>;

  /// Draws what only its owner handles: hand, holds, own ship. Goes below the board.
  own?: () => Promise<{ default: BoardComponent<View> }>;

  /// The name of a thing that has no key of its own, such as `47@-1`; nothing if the usual way will do.
  word?(part: string, value: string, book: Phrasebook): string | undefined;

  /// What sentences choose an article or a verb by when they name a thing, such as the colour of a jewel.
  kind?(part: string, value: string): string | undefined;

  /// Names for seats beyond those that people sit on, such as a ghost ship.
  extraSeat?(seat: number, book: Phrasebook): string | undefined;

  /// What the text of a question mentions.
  questionArgs?(view: View, asked: Asked): Args;

  /// What a move will do, in a sentence, as far as the view tells.
  preview?(move: string, view: View, book: Phrasebook): string | undefined;

  /// What the button says that plays a picked move, shorter than the move's sentence: its result, as far as the view
  /// tells; nothing if the sentence will do.
  act?(move: string, view: View, book: Phrasebook): string | undefined;

  /// The board in words, from the same view and question.
  textView?(view: View, book: Phrasebook, asked: Asked | null): TextLine[];

  seatFacts?(view: View, seat: number, book: Phrasebook): SeatFacts;

  /// What follows the table's name: the round, the turn.
  headline?(view: View, book: Phrasebook): string;

  steps?(view: View, asked: Asked | null, book: Phrasebook): Steps | undefined;

  /// A sprite icon for a kind of question, shown in the lamp of the prompt.
  questionIcon?(kind: string): string | undefined;

  /// For how many milliseconds an event is shown; 0 for those that need no time.
  timing?(event: Event): number | undefined;

  /// What an event sounds like.
  sound?(event: Event, me: number | undefined): Sound | undefined;

  /// The sides of each kind of die in order, as the luck of a replay names them, so that the page can check them.
  dice?: Readonly<Record<string, readonly string[]>>;

  /// Events that begin a new section of the log, such as a round.
  section?(event: Event): boolean;

  /// What an event of a draft says something about; a later one about the same takes its place in the log.
  draft?(event: Event): string | undefined;

  /// Questions that somebody may want to have answered always alike, and the verbs of the answers. With `lasts` the
  /// prompt offers the first answer for as long as that stays the same, in the words of `ui.order.<kind>.truce`.
  orders?: readonly { kind: string; verbs: readonly string[]; lasts?: (view: View) => string | number }[];

  /// Verbs of answers that are the main button of the prompt where they are offered.
  mainMoves?(view: View, me: number | undefined): readonly string[];

  /// What a move gives away that nobody gives away by a hasty press, as a question: a turn, loot, orders without a
  /// command. It is asked before the move is played, and its button is not the main one.
  givesAway?(move: string, view: View, asked: Asked, book: Phrasebook): string | undefined;

  /// Quick phrases of the chat: keys of the shell's messages, `phrase.<word>`.
  phrases?: readonly string[];

  /// Reads a phrase that only this game knows, such as a request to somebody.
  remark?(remark: Remark, book: Phrasebook): string | undefined;

  /// What must not be spoken of at the table.
  manners?(view: View, book: Phrasebook): string | undefined;

  /// Whether the board draws the end itself, so that the plain score sheet would only cover it.
  drawsEnding?: boolean;

  /// In a sentence, how the game ended.
  ending?(view: View, result: Result, book: Phrasebook): string | undefined;
}

export type Sound = 'turn' | 'place' | 'coin' | 'dice' | 'thud' | 'drum' | 'tick' | 'win';

/// What the lobby says of a game before anything of it is fetched.
export interface Tile {
  /// Where the game stands on the shelf; those without an order come last.
  order: number;
  minutes: string;
  seats: number;
  tags: Record<string, string>;
}

/// What a setting, or one of its values as `setting.value`, needs to make a difference: which values of others, and
/// how many seats, as a list or as `3+` for three and more.
export type Fits = Readonly<Record<string, Readonly<Record<string, readonly string[] | string>>>>;

type Texts = Readonly<Record<string, string>>;

const clients = import.meta.glob<{ default: GameClient<never> }>('../games/*/index.ts');
const tiles = import.meta.glob<Tile>('../games/*/tile.json', { eager: true, import: 'default' });
const fits = import.meta.glob<Fits>('../games/*/fits.json', { eager: true, import: 'default' });
const texts = import.meta.glob<Texts>('../../../games/*/src/main/resources/tortuga/*/messages.*.json', {
  import: 'default',
});
const boardTexts = import.meta.glob<Texts>('../games/*/messages.*.json', { import: 'default' });

/// A game's module is called like the game, or like the end of its id.
function isModuleOf(module: string, id: string): boolean {
  return module === id || id.endsWith(`-${module}`);
}

export function tileOf(id: string): Tile | undefined {
  return tiles[`../games/${id}/tile.json`];
}

export function fitsOf(id: string): Fits {
  return fits[`../games/${id}/fits.json`] ?? {};
}

/// Fetches the words of a game and of its board in a language; a game without words speaks in its own keys.
export async function textsOf(id: string, language: string): Promise<Texts> {
  const file = Object.keys(texts).find((path) => {
    const module = path.split('/games/')[1]?.split('/')[0] ?? '';
    return isModuleOf(module, id) && path.endsWith(`messages.${language}.json`);
  });
  const [game, board] = await Promise.all([
    file ? texts[file]?.() : undefined,
    boardTexts[`../games/${id}/messages.${language}.json`]?.(),
  ]);
  return { ...game, ...board };
}

/// Fetches what a game adds to the shell; a game that adds nothing is played by buttons.
export async function clientOf(id: string): Promise<GameClient> {
  const found = (await clients[`../games/${id}/index.ts`]?.())?.default as GameClient | undefined;
  return found ?? { moves: {} };
}
