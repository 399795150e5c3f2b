import type { TableStore } from '$src/table/store/tableStore.svelte';
import type { JamaicaEvent, JamaicaFigure, JamaicaView } from './game.gen';

export type JamaicaStore = TableStore<JamaicaView, JamaicaEvent, JamaicaFigure>;
