import type { Page } from '@playwright/test';
import { matchPath, paths } from '@portal/shared/routing';
import { guides } from '../../fixtures/guides.ts';
import { screens } from '../../fixtures/screens.ts';
import { expect, test } from '../../fixtures/test.ts';
import { origin } from '../../harness/environment.ts';

const OPENED = [
  ['by its shortcut', 1440, (page: Page) => page.keyboard.press('Control+k')],
  ['by the button of a laptop', 1440, (page: Page) => page.getByRole('button', { name: '검색' }).click()],
  ['by the button of a phone', 390, (page: Page) => page.getByRole('button', { name: '검색' }).click()],
] as const;

for (const [how, width, open] of OPENED)
  test(`letters typed before the code of the palette has arrived are all in its input when it was opened ${how}`, async ({
    page,
    restoreSession,
  }) => {
    await restoreSession('aurora');
    await page.setViewportSize({ width, height: 844 });
    // The code is loaded when the palette opens, and only once the test lets it through.
    await page.addInitScript(() =>
      Object.defineProperty(navigator, 'connection', { get: () => ({ saveData: true }) }),
    );
    const { promise: isTyped, resolve: deliver } = Promise.withResolvers<void>();
    let held = 0;
    await page.route(/\/palette\.[^/]*js$|\/palette\.js$/, async (route) => {
      held += 1;
      await isTyped;
      await route.continue();
    });
    await page.goto(origin('aurora') + paths.notices.path);
    await expect(page.getByRole('heading', { level: 1, name: '공지사항' })).toBeVisible();

    await open(page);
    await page.keyboard.type('state');
    await expect.poll(() => held).toBeGreaterThan(0);
    await expect(page.getByRole('searchbox')).toHaveValue('state');
    deliver();
    await page.keyboard.type('ment');

    await expect(page.getByRole('combobox', { name: '검색' })).toHaveValue('statement');
    await expect(page.getByRole('combobox', { name: '검색' })).toBeFocused();
  });

test('pages of music and guides without a navigation entry are found in the palette by their heading', async ({
  page,
  restoreSession,
}) => {
  await restoreSession('aurora');
  const linked: string[] = [paths.musics.path, paths.guides.path];
  const addresses = [...screens['mf-music'].map(({ address }) => address), ...guides].filter(
    // A track is found by its title.
    (address) => !linked.includes(address) && matchPath(paths.track.path, address) === null,
  );
  const titles = new Map<string, string>();
  for (const address of addresses) {
    await page.goto(origin('aurora') + address);
    titles.set(address, await page.getByRole('heading', { level: 1 }).innerText());
  }
  await page.goto(origin('aurora') + paths.notices.path);
  await expect(page.getByRole('heading', { level: 1, name: '공지사항' })).toBeVisible();

  for (const [address, title] of titles) {
    await page.keyboard.press('Control+k');
    await page.getByRole('combobox', { name: '검색' }).fill(title);
    await page.getByRole('option', { name: title, exact: true }).first().click();

    await expect(page).toHaveURL(origin('aurora') + address);
    // The shortcut also closes, and the palette of the step before fades out.
    await expect(page.getByRole('combobox', { name: '검색' })).toHaveCount(0);
  }
});
