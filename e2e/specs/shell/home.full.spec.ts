import type { Page } from '@playwright/test';
import { paths } from '@portal/shared/routing';
import { waitUntilLoaded } from '../../fixtures/open-with-warm-cache.ts';
import { expect, test } from '../../fixtures/test.ts';
import { origin } from '../../harness/environment.ts';

const aurora = origin('aurora');
const open = async (page: Page) => {
  await page.goto(aurora + paths.home.path);
  await waitUntilLoaded(page, 'main a[href*="/report-video/"]');
};
const mainOf = (page: Page) => page.getByRole('main');

test('a phone shows the day, the month and the top videos without scrolling', async ({
  page,
  restoreSession,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await restoreSession('aurora');
  await open(page);

  const videos = mainOf(page).getByRole('region', { name: '이날 수익이 가장 많은 영상' }).getByRole('link');
  await expect(videos).toHaveCount(3);
  const bottom = (await videos.last().boundingBox())?.y ?? Infinity;
  const bar = (await page.getByRole('navigation').last().boundingBox())?.y ?? 0;
  expect(bottom + 36).toBeLessThanOrEqual(bar);
});

test('the day opens the dashboard of that day, which shows the same revenue', async ({
  page,
  restoreSession,
}) => {
  await restoreSession('aurora');
  await open(page);
  const sentence = await mainOf(page)
    .getByText(/^예상 수익 ₩/)
    .textContent();
  const [revenue] = /₩[\d,]*\d/.exec(sentence ?? '') ?? ['no revenue'];

  await mainOf(page).getByRole('link', { name: '대시보드 보기' }).click();

  await expect(page).toHaveURL(/\/dashboard\?period=custom&from=(\d{4}-\d{2}-\d{2})&to=\1$/);
  await expect(mainOf(page).getByText(revenue, { exact: true }).first()).toBeVisible();
});

test('the month opens the dashboard of the month, which shows the same revenue', async ({
  page,
  restoreSession,
}) => {
  await restoreSession('aurora');
  await open(page);
  const month = mainOf(page).getByRole('region', { name: /^\d{4}년 \d+월/ });
  const [revenue] = /₩[\d,]*\d/.exec((await month.textContent()) ?? '') ?? ['no revenue'];

  await month.getByRole('link').click();

  await expect(page).toHaveURL(/\/dashboard\?period=this-month$/);
  await expect(mainOf(page).getByText(revenue, { exact: true }).first()).toBeVisible();
});

test('a top video opens its report of that day', async ({ page, restoreSession }) => {
  await restoreSession('aurora');
  await open(page);
  const video = mainOf(page).locator('a[href*="/report-video/"]').first();
  const [revenue] = /₩[\d,]*\d/.exec((await video.textContent()) ?? '') ?? ['no revenue'];

  await video.click();

  await expect(page).toHaveURL(/\/report-video\/.+period=fixed/);
  await expect(mainOf(page).getByText(revenue, { exact: true }).first()).toBeVisible();
});
