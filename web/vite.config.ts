import { svelte } from '@sveltejs/vite-plugin-svelte';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { shelf } from './build/shelf.ts';

const server = process.env['TORTUGA_SERVER'] ?? 'http://localhost:8080';

export default defineConfig({
  plugins: [svelte(), shelf(fileURLToPath(new URL('../games', import.meta.url)))],
  resolve: { alias: { $lib: fileURLToPath(new URL('src/lib', import.meta.url)) } },
  build: {
    target: 'es2023',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
  },
  server: {
    fs: { allow: ['..'] },
    proxy: { '/api': server, '/ws': { target: server, ws: true } },
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
