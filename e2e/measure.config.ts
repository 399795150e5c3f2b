import { defineConfig } from '@playwright/test';
import usual from './playwright.config';

/// Measures instead of testing: `npm run measure`, on a machine that does nothing else.
export default defineConfig({
  ...usual,
  testDir: 'measure',
  workers: 1,
  fullyParallel: false,
  retries: 0,
  projects: [
    { name: 'desktop', use: { viewport: { width: 1440, height: 900 } } },
    { name: 'phone', use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } },
  ],
});
