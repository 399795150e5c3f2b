import { defineConfig } from '@playwright/test';
import usual from './playwright.config';

const port = Number(process.env['TORTUGA_E2E_PORT'] ?? 8137);

/// Draws the contact sheet instead of testing: `npm run sheet`, or one of its specs: `npm run sheet -- previews`.
export default defineConfig({
  ...usual,
  ...(usual.webServer && {
    webServer: {
      ...usual.webServer,
      command: `sheet/serve.sh --port ${port} --data results/data --limit-factor 20`,
    },
  }),
  testDir: 'sheet',
  fullyParallel: true,
  retries: 0,
  timeout: 900_000,
  maxFailures: 0,
  projects: [{ name: 'sheet', use: { viewport: { width: 1440, height: 900 } } }],
  globalTeardown: './sheet/gather.ts',
});
