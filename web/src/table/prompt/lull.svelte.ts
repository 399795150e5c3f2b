/// What a lull hears of a table.
export interface Shown {
  /// Whether moves of others are shown.
  readonly isShowing: boolean;
  readonly myTurn: boolean;
}

/// Between bots' moves lie pauses of a second, in which buttons neither come nor go.
const PAUSE_MS = 1500;

/// Tells a pause between two moves from the rest that follows them, so that no button appears for a second.
export class Lull {
  /// Whether nothing has moved for a while.
  isQuiet = $state(false);
  /// Whether moves have been shown since the last question, and may go on.
  isWatching = $state(false);

  constructor(isQuiet: boolean) {
    this.isQuiet = isQuiet;
  }

  /// Follows what is shown; run it as an effect.
  follow({ isShowing, myTurn }: Shown): (() => void) | undefined {
    if (isShowing) this.isWatching = true;
    if (myTurn) this.isWatching = false;
    if (isShowing || myTurn) return void (this.isQuiet = false);
    const timer = setTimeout(() => {
      this.isQuiet = true;
      this.isWatching = false;
    }, PAUSE_MS);
    return () => clearTimeout(timer);
  }
}
