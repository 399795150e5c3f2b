import { untrack } from 'svelte';
import { afterFrame } from './afterFrame';

/// Follows a value one frame behind: what is not urgent is computed and drawn after the board.
export function deferred<T>(read: () => T): () => T {
  let shown = $state.raw(untrack(read));
  $effect(() => {
    const now = read();
    afterFrame(() => (shown = now));
  });
  return () => shown;
}
