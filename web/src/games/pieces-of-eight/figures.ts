import type { TableStore } from '$src/table/store/tableStore.svelte';
import type { EightEvent, EightFigure, EightView } from './game.gen';

export type EightStore = TableStore<EightView, EightEvent, EightFigure>;

type Of<T extends EightFigure['type']> = Extract<EightFigure, { type: T }>;

/// Returns all figures of a kind.
export const figuresOf = <T extends EightFigure['type']>(
  figures: readonly EightFigure[] | undefined,
  type: T,
): Of<T>[] => (figures ?? []).filter((figure): figure is Of<T> => figure.type === type);

/// Returns the first figure of a kind.
export const figureOf = <T extends EightFigure['type']>(
  figures: readonly EightFigure[] | undefined,
  type: T,
): Of<T> | undefined => figuresOf(figures, type)[0];
