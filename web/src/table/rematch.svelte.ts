import { lobby } from '$src/lobby/lobby.svelte';
import { api } from '$src/net/api';
import { t } from '$src/i18n/i18n.svelte';
import { route } from '$src/browser/route.svelte';
import type { TableStore } from './store/tableStore.svelte';
import { toasts } from '$src/browser/toasts.svelte';

/// Whoever opens the next table goes there, and needs no toast.
let isOpening = false;

/// Whether somebody may ask for another game: those who have played may, and others may look on once there is one.
export function mayPlayAgain({ me, result }: TableStore): boolean {
  return result !== null && (me !== undefined || result.rematch !== null);
}

/// What the button for another game says.
export const rematchText = ({ result }: TableStore): string =>
  t(result?.rematch ? 'over.join-rematch' : 'over.rematch');

/// Whether all others are bots, so that there is nobody to wait for. A person who is away still has a flag.
const isAlone = ({ seats, me }: TableStore): boolean =>
  seats.every(({ flag }, number) => flag === null || number === me);

async function openAgain(store: TableStore, table: string): Promise<string> {
  const { id } = await api.rematch(table);
  if (isAlone(store)) await api.begin(id);
  return id;
}

/// Goes to the table of the next game, and opens it if nobody has.
export function playAgain(store: TableStore): Promise<boolean> {
  return lobby.attempt(async () => {
    const { table, result } = store;
    isOpening = true;
    try {
      const next = result?.rematch ?? (table && (await openAgain(store, table.id)));
      if (next) route.go(`/table/${next}`);
    } finally {
      isOpening = false;
    }
  });
}

/// Tells when somebody else has opened the table of the next game; an effect.
export function announceRematch(store: TableStore): void {
  let wasOver = false;
  let known: string | null = null;
  $effect(() => {
    const { result } = store;
    const next = result?.rematch ?? null;
    if (wasOver && next !== null && next !== known && !isOpening)
      toasts.tell(t('over.rematch-open'), 'act', {
        text: t('over.join-rematch'),
        run: () => route.go(`/table/${next}`),
      });
    wasOver = result !== null;
    known = next;
  });
}
