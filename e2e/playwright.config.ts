import { defineConfig } from '@playwright/test';

const port = Number(process.env['TORTUGA_E2E_PORT'] ?? 8137);
const elsewhere = process.env['TORTUGA_E2E_URL'];

/// Browser tests against what is shipped: `../tortuga serve`, or a server that runs already (TORTUGA_E2E_URL).
export default defineConfig({
  testDir: 'tests',
  outputDir: 'test-results',
  timeout: 90_000,
  expect: { timeout: 15_000 },
  workers: 1,
  reporter: [['list']],
  use: {
    baseURL: elsewhere ?? `http://localhost:${port}`,
    locale: 'en-US',
    trace: 'retain-on-failure',
    launchOptions: { executablePath: process.env['TORTUGA_CHROMIUM'] ?? '/usr/bin/chromium' },
  },
  projects: [
    { name: 'desktop', use: { viewport: { width: 1440, height: 900 } } },
    { name: 'phone', use: { viewport: { width: 390, height: 844 }, hasTouch: true }, testMatch: /(lobby|play)\.spec\.ts/ },
  ],
  ...(elsewhere
    ? {}
    : {
        webServer: {
          command: `../tortuga serve --port ${port} --data test-results/data`,
          url: `http://localhost:${port}/api/games`,
          timeout: 120_000,
          gracefulShutdown: { signal: 'SIGTERM', timeout: 5000 },
        },
      }),
});
