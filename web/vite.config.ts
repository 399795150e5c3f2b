import { svelte } from '@sveltejs/vite-plugin-svelte';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { gameCovers } from './build/gameCovers.ts';

const server = process.env['TORTUGA_SERVER'] ?? 'http://localhost:8080';

export default defineConfig({
  plugins: [svelte(), gameCovers(fileURLToPath(new URL('../games', import.meta.url)))],
  resolve: { alias: { $src: fileURLToPath(new URL('src', import.meta.url)) } },
  build: {
    target: 'es2023',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
  },
  server: {
    fs: { allow: ['..'] },
    // The server compares where a page comes from with where it is asked.
    proxy: {
      '/api': { target: server, changeOrigin: false },
      '/ws': { target: server, ws: true, changeOrigin: false },
    },
  },
  test: {
    projects: [
      {
        extends: true,
        test: {
          name: 'logic',
          include: ['src/**/*.test.ts'],
          exclude: ['src/**/*.svelte.test.ts'],
          environment: 'node',
        },
      },
      // Effects run only in Svelte's build for browsers.
      {
        extends: true,
        resolve: { conditions: ['browser'] },
        test: { name: 'page', include: ['src/**/*.svelte.test.ts'], environment: './build/page.ts' },
      },
    ],
  },
});
