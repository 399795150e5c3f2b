import type { Component } from 'svelte';
import type { SeatParts } from '$src/net/http.gen';
import type { QuestionView, Event, Figure, Remark, Result } from '$src/net/protocol.gen';
import type { Args, Piece } from '$src/i18n/icu';
import type { Phrasebook } from '$src/i18n/phrasebook';
import type { Foreseen } from '$src/table/store/foresight.svelte';
import type { TableStore } from '$src/table/store/tableStore.svelte';

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
  /// Each is read as its label; `tells` says more to whoever looks closer.
  facts: {
    icon?: string;
    text: string;
    label: string;
    tells?: string;
    shape?: 'hex' | 'hot-hex' | 'good' | 'bad';
  }[];
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

/// The phases of a round, as the top bar shows them.
export interface RoundPhases {
  names: string[];
  now: number;
}

/// A short notice: that it is the last round, or that somebody was robbed.
export interface Notice {
  text: string;
  icon: string;
  tone?: 'good' | 'warn' | 'bad';
  /// What a card says that was played: the notice is shown large, and for longer.
  details?: string;
}

/// Heights in pixels that the shell reserves for a game, so that nothing moves when more is said.
export interface SlotMeasures {
  /// Of a seat's panel.
  seat?: number;
  /// Of the prompt where it is narrow.
  prompt?: number;
  /// Whether a narrow board shows the seats itself, so that the shell need not.
  boardShowsSeats?: boolean;
}

/// A component that draws a game; `store` has everything.
export type BoardComponent<View = unknown, E extends Event = Event, F extends Figure = Figure> = Component<{
  store: TableStore<View, E, F>;
}>;

/// Draws what everybody sees of a seat, in its panel.
export type SeatComponent<View = unknown, E extends Event = Event, F extends Figure = Figure> = Component<{
  store: TableStore<View, E, F>;
  /// What the seats show, which may be behind what the board draws.
  view: View;
  seat: number;
}>;

/// All that the shell asks of a game; `web/src/games/<id>/index.ts` exports one as default.
///
/// Only `moves` is needed: without a board a game is played by buttons and its text view. Its
/// parameters are the game's view, its events, and its figures: what its rules state about moves and positions.
export interface GameClient<View = unknown, E extends Event = Event, F extends Figure = Figure> {
  /// The names of each move's parts in the order of the text: `{dump: ['hold']}`.
  moves: Readonly<Record<string, readonly string[]>>;

  /// The parts of moves and events that name a seat, by verb and by type.
  seats?: SeatParts;

  /// Draws the table; fetched when a table is opened.
  board?: () => Promise<{ default: BoardComponent<View, E, F> }>;

  /// Draws what only its owner handles: hand, holds, own ship. Goes below the board.
  own?: () => Promise<{ default: BoardComponent<View, E, F> }>;

  /// Draws what everybody sees of a seat, such as holds and coins, in its panel where there is room.
  seat?: () => Promise<{ default: SeatComponent<View, E, F> }>;

  measures?: SlotMeasures;

  /// Which parts of the game the gallery shows with their texts, such as `card` for everything with a key `card.*`.
  gallery?: readonly string[];

  /// The icons that boards and seats use, and the word each stands for: its key has a name, and `<key>.text` says more.
  legend?: readonly { icon: string; word: string }[];

  /// What a thing says besides its text, such as the other half of a card.
  footnote?(key: string, book: Phrasebook): string | undefined;

  /// The name of a thing that has no key of its own, such as `47@-1`; nothing for all others.
  word?(part: string, value: string, book: Phrasebook): string | undefined;

  /// The drawing of a thing in the sprite, for whoever looks it up: `coin.mate` as `c-mate`.
  picture?(key: string): string | undefined;

  /// What sentences choose an article or a verb by when they name a thing, such as the colour of a jewel.
  kind?(part: string, value: string): string | undefined;

  /// Names for seats beyond those that people sit on, such as a ghost ship.
  extraSeat?(seat: number, book: Phrasebook): string | undefined;

  /// What the text of a question mentions.
  questionArgs?(view: View, asked: QuestionView): Args;

  /// What a move will do, in a sentence, as far as the view and the server tell; what the server foresees comes a little later.
  preview?(
    move: string,
    view: View,
    book: Phrasebook,
    foreseen: Foreseen<View, E, F> | undefined,
  ): string | undefined;

  /// What is told beside a thing that the pointer rests on, if there is more to say than the preview in the prompt.
  hint?: GameClient<View, E, F>['preview'];

  /// The text of the button that plays a picked move, shorter than the move's sentence: its result, as far as the view
  /// and the rules tell; nothing if the sentence will do.
  buttonText?(
    move: string,
    view: View,
    book: Phrasebook,
    foreseen: Foreseen<View, E, F> | undefined,
  ): string | undefined;

  /// The board in words, from the same view and question.
  textView?(view: View, book: Phrasebook, asked: QuestionView | null): TextLine[];

  seatFacts?(view: View, seat: number, book: Phrasebook): SeatFacts;

  /// What follows the table's name: the round, the turn.
  headline?(view: View, book: Phrasebook): string;

  phases?(view: View, asked: QuestionView | null, book: Phrasebook): RoundPhases | undefined;

  /// A sprite icon for a kind of question, shown in the lamp of the prompt.
  questionIcon?(kind: string): string | undefined;

  /// For how many milliseconds an event is shown; 0 for those that need no time.
  timing?(event: E): number | undefined;

  /// What of an event deserves a moment of its own, so that nobody overlooks it; the view is the one after it.
  beat?(event: E, view: View, me: number | undefined, book: Phrasebook): Notice | undefined;

  /// What must not be overlooked as long as it is true.
  marks?(view: View, me: number | undefined, book: Phrasebook): Notice[];

  /// What an event sounds like.
  sound?(event: E, me: number | undefined): Sound | undefined;

  /// The sides of each kind of die in order, as the luck of a replay names them, so that the page can check them.
  dice?: Readonly<Record<string, readonly string[]>>;

  /// Events that begin a new section of the log, such as a round.
  section?(event: E): boolean;

  /// What an event of a draft says something about; a later one about the same takes its place in the log.
  draft?(event: E): string | undefined;

  /// Questions that may have standing orders, and the verbs of the answers. With `lasts` the
  /// prompt offers the first answer for as long as that stays the same, in the words of `ui.order.<kind>.temporary`.
  standingOrders?: readonly {
    kind: string;
    verbs: readonly string[];
    lasts?: (view: View) => string | number;
  }[];

  /// Verbs of answers that are the main button of the prompt where they are offered.
  mainMoves?(view: View, me: number | undefined): readonly string[];

  /// What a move gives away that nobody should give away by a hasty press, as a question: a turn, loot, orders without a
  /// command. It is asked before the move is played, and its button is not the main one.
  givesAway?(move: string, view: View, asked: QuestionView, book: Phrasebook): string | undefined;

  /// Quick phrases of the chat: keys `phrase.<word>` of the game's messages or of the shell's.
  phrases?: readonly string[];

  /// Reads a phrase that only this game knows, such as a request to somebody.
  remark?(remark: Remark, book: Phrasebook): string | undefined;

  /// What players must not talk about at the table.
  manners?(view: View, book: Phrasebook): string | undefined;

  /// Whether the board draws the end itself, so that the plain score sheet would only cover it.
  drawsEnding?: boolean;

  /// In a sentence, how the game ended.
  ending?(view: View, result: Result, book: Phrasebook): string | undefined;
}

export type Sound = 'turn' | 'place' | 'coin' | 'dice' | 'thud' | 'drum' | 'tick' | 'win';

/// What the lobby says of a game before anything of it is fetched.
export interface Tile {
  /// Where the game stands in the lobby; games without a position come last.
  position: number;
  minutes: string;
  seats: number;
  tags: Record<string, string>;
  /// Settings that few people want, listed after all others under *more*.
  rare?: readonly string[];
  /// What a first game with the coach is like.
  learn?: { seats: number; settings: Record<string, string> };
}
