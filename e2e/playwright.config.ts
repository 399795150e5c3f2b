import { defineConfig } from '@playwright/test';

const port = Number(process.env['TORTUGA_E2E_PORT'] ?? 8137);
const data = process.env['TORTUGA_E2E_DATA'] ?? 'results/data';
const elsewhere = process.env['TORTUGA_E2E_URL'];

/// Browser tests against what is shipped: `../tortuga serve`, or a server that runs already (TORTUGA_E2E_URL).
///
/// Nothing here is timed to the second: a machine may be slow, but no test waits for nothing.
export default defineConfig({
  testDir: 'tests',
  outputDir: 'results/failures',
  timeout: 240_000,
  expect: { timeout: 30_000 },
  globalTimeout: 1_500_000,
  workers: 2,
  fullyParallel: true,
  retries: 1,
  maxFailures: 6,
  reporter: [['list']],
  use: {
    baseURL: elsewhere ?? `http://localhost:${port}`,
    locale: 'en-US',
    actionTimeout: 30_000,
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: process.env['TORTUGA_CHROMIUM'] ?? '/usr/bin/chromium',
    },
  },
  projects: [
    { name: 'desktop', grepInvert: /@phone/, use: { viewport: { width: 1440, height: 900 } } },
    {
      name: 'phone',
      use: {
        viewport: { width: 390, height: 844 },
        hasTouch: true,
        isMobile: true,
      },
      grepInvert: /@desktop/,
      testMatch: /\/(lobby|people|play|pages|reviews|wholeGames|aye[^/]*|21-mutinies[^/]*)\.spec\.ts/,
    },
  ],
  ...(elsewhere
    ? {}
    : {
        webServer: {
          command: `../tortuga serve --port ${port} --data ${data} --limit-factor 20 --review-recent 0`,
          env: { TORTUGA_JAVA_OPTS: '-Dtortuga.bot-pace=0' },
          url: `http://localhost:${port}/api/games`,
          timeout: 300_000,
          gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
        },
      }),
});
