import { DESKTOP, expect, playInstantly, test } from './fixtures';
import { sitDown } from './company';
import { playOn } from './tableDriver';

/// Log and chat where they are not in sight: one tap away, with a number for what is new.
test(
  'what_is_new_in_log_and_chat_is_counted_and_one_tap_away',
  DESKTOP,
  async ({ page, context, browser }) => {
    await playInstantly(context);
    await page.setViewportSize({ width: 844, height: 390 });
    const mary = await sitDown(page, browser, 'jamaica', { firstCaptain: 'first-seat' });
    const log = page.getByRole('button', { name: 'Log', exact: true });
    await playOn(page, { questions: 1 });
    await expect(log.getByTestId('badge')).toHaveText(/^\d+\+?$/);
    await log.click();
    await expect(page.getByTestId('log-line').last()).toBeVisible();
    await expect(log.getByTestId('badge')).toHaveCount(0);
    await page.keyboard.press('Escape');

    await mary.getByRole('button', { name: 'Fair winds!' }).click();
    const chat = page.getByRole('button', { name: 'Chat', exact: true });
    await expect(chat.getByTestId('badge')).toHaveText('1');
    await page.setViewportSize({ width: 390, height: 844 });
    const tab = page.getByRole('navigation').getByRole('button', { name: /^Chat/ });
    await expect(tab.getByTestId('badge')).toHaveText('1');
    await tab.click();
    await expect(page.getByRole('log', { name: 'Chat' })).toContainText('Fair winds!');
    await expect(tab.getByTestId('badge')).toHaveCount(0);
  },
);
