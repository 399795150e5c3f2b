import type { Foreseen } from '$src/table/store/foresight.svelte';
import type { TableStore } from '$src/table/store/tableStore.svelte';
import type { AyeEvent, AyeFigure, AyeView } from './game.gen';

/// A table of Aye.
export type AyeStore = TableStore<AyeView, AyeEvent, AyeFigure>;

/// What moves would bring, as far as it is certain.
export type Prospect = Foreseen<AyeView, AyeEvent, AyeFigure>;
