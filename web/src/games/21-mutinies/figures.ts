import type { Foreseen } from '$src/table/store/foresight.svelte';
import type { MutiniesEvent, MutiniesFigure, MutiniesView } from './game.gen';

/// What the server says that a move would bring.
export type Prospect = Foreseen<MutiniesView, MutiniesEvent, MutiniesFigure>;

export type Figures = readonly MutiniesFigure[] | undefined;

type Type = MutiniesFigure['type'];
type Named<T extends Type> = Extract<MutiniesFigure, { type: T }>;

/// Returns the figures of one type.
export const figures = <T extends Type>(all: Figures, type: T): Named<T>[] =>
  (all ?? []).filter((each): each is Named<T> => each.type === type);

/// Returns the only figure of a type, if it is there.
export const figure = <T extends Type>(all: Figures, type: T): Named<T> | undefined => figures(all, type)[0];
