import { figure, type Prospect } from '$src/games/21-mutinies/figures';
import { saleDraftAt } from './saleDraft.svelte';
import type { MutiniesStore } from '$src/games/21-mutinies/mutiniesStore';

/// Returns the prestige to which what is chosen would bring the viewer, if it would move them.
export function aimOf(store: MutiniesStore): number | undefined {
  const { me = -1, view, chosen } = store;
  const now = view?.pirates[me]?.prestige;
  if (now === undefined) return undefined;
  const draft = saleDraftAt(store);
  const prospect = draft.isOpen ? draft.prospect : chosen === undefined ? undefined : store.foresee([chosen]);
  const then = prospect && (moved(prospect, me) ?? figure(prospect.figures, 'aim')?.prestige);
  return then === now ? undefined : then;
}

/// Where the viewer certainly comes.
function moved({ events }: Prospect, me: number): number | undefined {
  const last = events.findLast((event) => event.type === 'prestige-moved' && event.seat === me);
  return last?.type === 'prestige-moved' ? last.to : undefined;
}
