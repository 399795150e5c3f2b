import { screen, type Shape } from '$src/browser/screen.svelte';

/// Heights in pixels: of the bar above the table, of a seat, and of a log worth reading.
const TOP = 56;
const SEAT = 104;
/// Height in `rem` of a seat with what its owner has, and of the gap below it.
const DETAILED_SEAT = 10.5;
const LOG = 250;
const LOG_AND_CHAT = 500;
/// From this width on, seats keep their column although the board lies beside cards and holds.
const RAIL_ACROSS = 1200;
/// From this width on, the log has a column of its own.
const THIRD_COLUMN = 2000;

/// Where the log is: behind a tab, behind a button, below the seats, or in a column of its own.
export type LogPlace = 'tab' | 'drawer' | 'below' | 'beside';

/// Where a card that guides the player is: in the column below log or seats, or above the board, if need be beside cards
/// and prompt.
export type GuidePlace = 'column' | 'left' | 'top';

/// How a table divides the window between board, own zone, seats and log.
export class TableLayout {
  /// @param seats their number
  constructor(private readonly seats: () => number) {}

  get shape(): Shape {
    return screen.shape;
  }

  /// Whether seats have a column beside the board; else they are a strip above it.
  get hasRail(): boolean {
    return this.shape === 'desk' || (this.shape === 'across' && screen.width >= RAIL_ACROSS);
  }

  /// Whether there is room in each seat's panel for what its owner has.
  get hasDetails(): boolean {
    if (this.shape !== 'desk') return false;
    const log = screen.width < THIRD_COLUMN ? LOG : 0;
    return this.#rail - log >= this.seats() * DETAILED_SEAT * screen.rem;
  }

  get log(): LogPlace {
    if (this.shape !== 'desk') return this.shape === 'upright' ? 'tab' : 'drawer';
    if (screen.width >= THIRD_COLUMN) return 'beside';
    return this.#rail - this.seats() * SEAT >= LOG ? 'below' : 'drawer';
  }

  get guide(): GuidePlace {
    if (this.shape === 'desk') return 'column';
    return this.shape === 'across' ? 'left' : 'top';
  }

  /// Whether the chat is below the log, instead of behind a tab.
  get hasChatBelow(): boolean {
    const { log } = this;
    return log === 'beside' || (log === 'below' && this.#rail - this.seats() * SEAT >= LOG_AND_CHAT);
  }

  get #rail(): number {
    return screen.height - TOP;
  }
}
