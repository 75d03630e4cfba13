import type { Page } from '@playwright/test';
import { paths } from '@portal/shared/routing';
import { expect, test } from '../../fixtures/test.ts';
import { origin } from '../../harness/environment.ts';

const aurora = origin('aurora');

const rows = (page: Page) => page.getByRole('table').locator('tbody tr');

test('an ISRC is copied with hyphens, and Back returns to the filters of the list', async ({
  page,
  context,
  restoreSession,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: aurora });
  await restoreSession('aurora', 'member3');
  await page.goto(`${aurora}${paths.musicsAll.path}?category=ost&sort=title`);
  const code = await rows(page)
    .first()
    .getByText(/^KR[A-Z0-9]{10}$/)
    .innerText();

  await rows(page)
    .first()
    .getByRole('button', { name: /더 보기$/ })
    .click();
  await page.getByRole('menuitem', { name: /하이픈/ }).click();
  await expect(page.getByText('ISRC를 복사했어요')).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toMatch(/^KR-\w{3}-\d{2}-\d{5}$/);
  expect(copied.replaceAll('-', '')).toBe(code);

  const tabs = page.getByRole('navigation', { name: '음원 메뉴' });
  await tabs.getByRole('link', { name: '무드 태그' }).click();
  await expect(page).toHaveURL(aurora + paths.musicsTags.path);
  await page.goBack();

  await expect(page).toHaveURL(`${aurora}${paths.musicsAll.path}?category=ost&sort=title`);
  await expect(page.getByRole('button', { name: 'OST', exact: true })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
});

test('the two lines of a menu item keep their distance from its ends', async ({ page, restoreSession }) => {
  await restoreSession('aurora');
  await page.goto(aurora + paths.musicsAll.path);

  await rows(page)
    .first()
    .getByRole('button', { name: /더 보기$/ })
    .click();
  const item = page.getByRole('menuitem', { name: /하이픈/ });
  const measureMargin = async () => {
    const [box, first, last] = await Promise.all([
      item.boundingBox(),
      item.getByText(/하이픈/).boundingBox(),
      item.getByText(/^KR-/).boundingBox(),
    ]);
    if (!box || !first || !last) return undefined;
    return Math.min(first.y - box.y, box.y + box.height - last.y - last.height);
  };

  // The menu is smaller while it opens.
  await expect.poll(measureMargin).toBeGreaterThanOrEqual(4);
});
