import { oncePer } from '$src/board/oncePer.svelte';
import type { AyeStore } from '$src/games/aye/ayeStore';
import { Draft } from './draft.svelte';
import { Drag } from '$src/games/aye/stage/drag.svelte';
import { Throwing } from '$src/games/aye/stage/throwing.svelte';

/// What the reader is doing and has not sent: a draft, a drag, chosen dice. Shared by the board and the player's zone.
export class LocalInput {
  readonly draft: Draft;
  readonly drag: Drag;
  readonly throwing: Throwing;
  /// Whether the sheet at the end is put away to see the board.
  sheetIsClosed = $state(false);
  /// Whether all completed cards are shown.
  showsCards = $state(false);

  constructor(store: AyeStore) {
    this.draft = new Draft(store);
    this.drag = new Drag(this.draft);
    this.throwing = new Throwing(store);
  }
}

export const localInputAt = oncePer((store: AyeStore) => new LocalInput(store));
