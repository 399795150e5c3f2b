import type { Phrasebook } from '$src/i18n/phrasebook';
import type { Prospect } from '$src/games/aye/ayeStore';
import type { AyeView, Die, Face, PirateView } from '$src/games/aye/game.gen';

/// One answer as a card: what it is called, what comes of it, and what is drawn on it.
export interface Choice {
  move: string;
  title: string;
  text: string;
  /// What the prompt says of it, if there is more to say than the card has room for.
  means?: string;
  icon?: string;
  seat?: number;
  die?: { die: Die; face: Face };
  tone?: 'good' | 'bad';
}

/// What a choice is made from.
export interface Scene {
  view: AyeView;
  me: number;
  kind: string;
  moves: readonly string[];
  book: Phrasebook;
  /// What a move would bring, once the server has said so.
  foresee: (move: string) => Prospect | undefined;
}

/// A scene in which one move is looked at: who would make it, and what it would bring.
export interface Look extends Scene {
  own: PirateView;
  prospect: Prospect | undefined;
}
