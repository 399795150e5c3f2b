import type { TableStore } from '$src/table/store/tableStore.svelte';
import { glanceAt } from './glance.svelte';
import type { JamaicaEvent, JamaicaView } from './game.gen';

/// Returns the table as it will be once the dice lie: what cards would bring can be told from it. Nothing while nobody
/// knows, that is until the Captain, and only the Captain, looks at one of the two ways to place them.
export function foreseen(store: TableStore<JamaicaView, JamaicaEvent>): JamaicaView | undefined {
  const { view } = store;
  if (!view || store.asked?.kind === 'choose-card') return view ?? undefined;
  const placing = store.chosen ?? glanceAt(store).placing;
  return store.myTurn && placing ? placed(view, placing) : undefined;
}

/// Returns the table with the dice as `assign 3 1` places them.
export function placed(view: JamaicaView, placing: string): JamaicaView | undefined {
  const [verb, morning, evening] = placing.split(' ');
  return verb === 'assign' ? { ...view, morning: Number(morning), evening: Number(evening) } : undefined;
}
