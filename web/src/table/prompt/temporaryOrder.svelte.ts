import { storage } from '$src/browser/storage';
import type { TableStore } from '$src/table/store/tableStore.svelte';

/// A standing order given in the prompt that lasts only for a while, such as until the next round.
export interface TemporaryOrder {
  kind: string;
  verb: string;
  text: string;
}

/// What this browser keeps of a temporary order; the game says how long it lasts.
interface Kept {
  table: string;
  kind: string;
  while: string;
}

/// The key under which browsers have long kept it.
const KEY = 'truces';
/// Maximum number of orders kept.
const MAX_KEPT = 20;

/// The value that stays the same while a temporary order lasts, from the newest view: the table may show an older one.
function spanOf(store: TableStore, kind: string): string | undefined {
  const order = store.client.standingOrders?.find((each) => each.kind === kind);
  const view = store.newest?.view;
  return view && order?.lasts ? String(order.lasts(view)) : undefined;
}

/// Returns the order that the prompt offers for the question, if the game has one that lasts for a while.
export function temporaryOrderFor(store: TableStore): TemporaryOrder | undefined {
  const kind = store.asked?.kind ?? '';
  const verb = store.client.standingOrders?.find((each) => each.kind === kind)?.verbs[0];
  const isGiven = store.asked?.orders[kind] !== undefined;
  if (!verb || isGiven || spanOf(store, kind) === undefined) return undefined;
  const text = store.book.text(`ui.order.${kind}.temporary`);
  return text ? { kind, verb, text } : undefined;
}

/// Answers the question, and all of its kind for as long as the game says.
export async function giveTemporaryOrder(store: TableStore, { kind, verb }: TemporaryOrder): Promise<void> {
  const span = spanOf(store, kind);
  const table = store.table?.id;
  if (span === undefined || table === undefined) return;
  const others = storage.read<Kept[]>(KEY, []).filter((each) => each.table !== table || each.kind !== kind);
  storage.write(KEY, [...others, { table, kind, while: span }].slice(-MAX_KEPT));
  if (await store.command({ type: 'order', kind, verb })) await store.play([verb]);
}

/// Returns the kinds of questions whose temporary order has expired, and forgets them.
export function expiredOrders(store: TableStore): string[] {
  const table = store.table?.id;
  const kept = storage.read<Kept[]>(KEY, []);
  const over = kept.filter((each) => {
    const span = each.table === table ? spanOf(store, each.kind) : undefined;
    return span !== undefined && span !== each.while;
  });
  if (over.length)
    storage.write(
      KEY,
      kept.filter((each) => !over.includes(each)),
    );
  return over.map(({ kind }) => kind);
}

/// Takes back the orders that have expired; reads the newest update, so that an effect tracks it.
export async function endTemporaryOrders(store: TableStore): Promise<void> {
  if (!store.newest || store.me === undefined || !store.online) return;
  for (const kind of expiredOrders(store)) await store.command({ type: 'order', kind, verb: null });
}
