import type { Page } from '@playwright/test';
import { paths } from '@portal/shared/routing';
import { expect, test } from '../../fixtures/test.ts';
import { origin } from '../../harness/environment.ts';

const aurora = origin('aurora');
const titles = (page: Page) => page.getByRole('main').locator('[data-opens-video] button');
const nextPage = (page: Page) =>
  page.getByRole('navigation', { name: '페이지 이동' }).getByRole('button', { name: '다음 페이지' });

const sizes = { laptop: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } };

for (const [size, viewport] of Object.entries(sizes)) {
  test(`the next page of a list begins at its first video on a ${size}, also for the keyboard`, async ({
    page,
    restoreSession,
  }) => {
    await page.setViewportSize(viewport);
    await restoreSession('aurora');
    await page.goto(aurora + paths.dashboard.path);
    const first = await titles(page).first().innerText();
    await nextPage(page).focus();
    await expect(titles(page).first()).not.toBeInViewport();

    await page.keyboard.press('Enter');

    await expect(page).toHaveURL(/page=1/);
    await expect(titles(page).first()).not.toHaveText(first);
    await expect(titles(page).first()).toBeInViewport();
    await expect(page.getByRole('heading', { name: '내 영상' })).toBeInViewport();
    await expect(page.getByRole(size === 'phone' ? 'list' : 'table', { name: '내 영상' })).toBeFocused();
  });
}

test('titles of videos are cut only where their column ends', async ({ page, restoreSession }) => {
  await page.setViewportSize({ width: 1920, height: 1080 });
  await restoreSession('aurora');
  await page.goto(aurora + paths.reportVideo.path);
  // No title of the demo is this long.
  await titles(page)
    .first()
    .evaluate((title) => {
      title.textContent = 'A title that is longer than any column. '.repeat(12);
    });

  const unused = await titles(page).evaluateAll((all) =>
    all.flatMap((title) => {
      const cell = title.closest('th')?.getBoundingClientRect();
      const isCut = title.scrollWidth > title.clientWidth;
      return isCut && cell ? [cell.right - title.getBoundingClientRect().right] : [];
    }),
  );
  const longest = Math.max(...(await titles(page).evaluateAll((all) => all.map((one) => one.clientWidth))));

  expect(longest).toBeGreaterThan(560);
  // The padding of the cell.
  expect(Math.max(0, ...unused)).toBeLessThanOrEqual(16);
});
