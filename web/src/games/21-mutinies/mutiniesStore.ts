import type { TableStore } from '$src/table/store/tableStore.svelte';
import type { MutiniesEvent, MutiniesFigure, MutiniesView } from './game.gen';

/// A table of 21 Mutinies.
export type MutiniesStore = TableStore<MutiniesView, MutiniesEvent, MutiniesFigure>;
