import { untrack } from 'svelte';
import { afterFrame } from './afterFrame';

/// Follows a value one frame behind: what is not urgent is worked out and drawn once the board has been.
export function deferred<T>(read: () => T): () => T {
  let shown = $state.raw(untrack(read));
  $effect(() => {
    const now = read();
    afterFrame(() => (shown = now));
  });
  return () => shown;
}
