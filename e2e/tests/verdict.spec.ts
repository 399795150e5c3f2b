import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { test, expect } from '@playwright/test';
import { DESKTOP } from './fixtures';

/// What the last line of `./verify` says of a log of browser tests.
function verdict(log: string, file: string): string {
  writeFileSync(file, log);
  const script = 'root=.. && source ../build/browser.sh && passed_in_browser "$0"';
  return execFileSync('bash', ['-c', script, file], { encoding: 'utf8' });
}

test(
  'verify_names_tests_that_passed_only_when_they_were_tried_again',
  DESKTOP,
  ({ browserName: _ }, info) => {
    const file = info.outputPath('browser.log');
    expect(verdict('  12 passed (3.0m)\n', file)).toBe('12 in the browser');
    expect(verdict('  2 flaky\n    [desktop] › x\n    [phone] › y\n  12 passed (3.0m)\n', file)).toMatch(
      /^14 in the browser, 2 of them FLAKY/,
    );
  },
);
