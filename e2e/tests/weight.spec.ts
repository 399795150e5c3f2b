import { expect, test } from './fixtures';
import { gzipSync } from 'node:zlib';

for (const game of ['Jamaica', 'Pieces of Eight', '21 Mutinies', 'Aye']) {
  test(`the_lobby_and_${game}_weigh_less_than_250_kB`, async ({ page }) => {
    const weights: Promise<number>[] = [];
    page.on('response', (response) => {
      if (/\.(js|css)$/.test(new URL(response.url()).pathname))
        weights.push(response.body().then((body) => gzipSync(body).length));
    });
    await page.goto('/');
    await page.getByRole('button', { name: `${game} vs bots` }).click();
    await expect(page.getByTestId('prompt')).toBeVisible();
    await page.waitForLoadState('networkidle');
    const total = (await Promise.all(weights)).reduce((sum, weight) => sum + weight, 0);
    console.log(`${game}: ${(total / 1000).toFixed(1)} kB`);
    expect(total).toBeLessThan(250_000);
  });
}
