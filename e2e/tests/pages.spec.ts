import {
  expect,
  expectAccessible,
  picture,
  test,
  watchShifts,
} from "./harbour";
import { gzipSync } from "node:zlib";

const PAGES = [
  ["/settings", "Settings"],
  ["/about", "Rules and about"],
  ["/ships", undefined],
  ["/nowhere/at/all", "Off the chart"],
] as const;

for (const [path, heading] of PAGES) {
  for (const colorScheme of ["light", "dark"] as const) {
    test(`${path}_is_accessible_and_steady_when_${colorScheme}`, async ({
      page,
    }, info) => {
      await page.emulateMedia({ colorScheme });
      const shifts = await watchShifts(page);
      await page.goto("/");
      await expect(page.locator("article.tile")).toHaveCount(4);
      await page.evaluate((to) => {
        history.pushState(null, "", to);
        dispatchEvent(new PopStateEvent("popstate"));
      }, path);
      if (heading)
        await expect(page.getByRole("heading", { level: 1 })).toHaveText(
          heading,
        );
      else await expect(page.locator(".bld")).toBeVisible();
      await expectAccessible(page);
      expect(await shifts()).toBeLessThan(0.05);
      await picture(
        page,
        `page${path.replaceAll("/", "-")}-${info.project.name}-${colorScheme}`,
      );
    });
  }
}

test("nothing_moves_while_the_lobby_comes_up", async ({ page }) => {
  const shifts = await watchShifts(page);
  await page.goto("/");
  await expect(page.locator("article.tile")).toHaveCount(4);
  expect(await shifts()).toBeLessThan(0.05);
});

for (const game of ["Jamaica", "Pieces of Eight", "21 Mutinies", "Aye"]) {
  test(`the_lobby_and_${game}_weigh_less_than_250_kB`, async ({ page }) => {
    const weights: Promise<number>[] = [];
    page.on("response", (response) => {
      if (/\.(js|css)$/.test(new URL(response.url()).pathname))
        weights.push(response.body().then((body) => gzipSync(body).length));
    });
    await page.goto("/");
    await page.getByRole("button", { name: `${game} vs bots` }).click();
    await expect(page.locator(".prompt")).toBeVisible();
    await page.waitForLoadState("networkidle");
    const total = (await Promise.all(weights)).reduce(
      (sum, weight) => sum + weight,
      0,
    );
    console.log(`${game}: ${(total / 1000).toFixed(1)} kB`);
    expect(total).toBeLessThan(250_000);
  });
}
