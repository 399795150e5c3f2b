import type { Environment } from 'vitest/runtime';

/// For tests of what only a page does: Svelte's own build for browsers, though without a document.
export default {
  name: 'page',
  viteEnvironment: 'client',
  setup: () => ({ teardown: () => undefined }),
} satisfies Environment;
