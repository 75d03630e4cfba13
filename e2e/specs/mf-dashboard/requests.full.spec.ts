import type { Page, Request } from '@playwright/test';
import { paths } from '@portal/shared/routing';
import { createDashboard } from '../../fixtures/dashboard.ts';
import { expect, test } from '../../fixtures/test.ts';
import { origin } from '../../harness/environment.ts';

const site = 'aurora';
const isRead = (request: Request) =>
  request.method() === 'GET' && new URL(request.url()).pathname.startsWith('/api/');
const addressOf = (request: Request) => new URL(request.url()).href.slice(origin(site).length);

/** Records the report paths that the page requests, in order. */
function watchReads(page: Page): string[] {
  const reads: string[] = [];
  page.on('request', (request) => {
    if (isRead(request)) reads.push(addressOf(request));
  });
  return reads;
}

const repeated = (reads: readonly string[]) => reads.filter((read, place) => reads.indexOf(read) < place);

/** Waits until all requests of the dashboard are complete. */
async function waitUntilShown(page: Page) {
  const main = page.getByRole('main');
  await expect(main.getByRole('table', { name: '내 영상' }).locator('tbody img').first()).toBeVisible();
  await expect(main.getByRole('list', { name: '국가별 수익' })).toBeVisible();
  await expect(main.locator('[aria-busy=true]')).toHaveCount(0);
}

/** Opens a page of the shell, which needs no remote and requests no report. */
async function leaveForAccount(page: Page) {
  await page.getByRole('button', { name: /계정 메뉴/ }).click();
  await page.getByRole('menuitem', { name: '계정 설정' }).click();
  await expect(page.getByLabel('닉네임', { exact: true })).toBeVisible();
}

test('the dashboard requests no report twice when the period changes, other pages open or the user goes back', async ({
  page,
  restoreSession,
}) => {
  await restoreSession(site);
  // Responses stay cached for a minute; on a busy machine the test takes longer.
  await page.clock.setFixedTime(new Date());
  const reads = watchReads(page);
  const dashboard = createDashboard(page);
  const requestsBetween = (from: number, to: number) =>
    reads
      .slice(from, to)
      .filter((read) => read.includes('/report/'))
      .map((read) => /report\/(\w+)/.exec(read)?.[1])
      .toSorted();
  const ofPeriod = ['annotations', 'countries', 'summary', 'trend', 'videos'];
  await page.goto(origin(site) + paths.dashboard.path);
  await waitUntilShown(page);
  // The marks of the trend are requested last, and nothing on screen waits for them.
  await expect.poll(() => requestsBetween(0, reads.length)).toEqual([...ofPeriod, 'freshness'].toSorted());
  const atFirst = reads.length;

  await dashboard.choosePreset('last-month');
  await expect(page).toHaveURL(/period=last-month/);
  await waitUntilShown(page);
  await expect.poll(() => requestsBetween(atFirst, reads.length)).toEqual(ofPeriod);
  const atLastMonth = reads.length;
  await leaveForAccount(page);
  await page.goBack();
  await waitUntilShown(page);
  await page.goBack();
  await expect(page).not.toHaveURL(/period=/);
  await waitUntilShown(page);
  await page.goForward();
  await expect(page).toHaveURL(/period=last-month/);
  await waitUntilShown(page);
  await dashboard.choosePreset('28d');
  await waitUntilShown(page);

  expect(repeated(reads)).toEqual([]);
  expect(requestsBetween(atLastMonth, reads.length)).toEqual([]);
});

const HELD_PATH = /\/api\/report\/(summary|trend|videos|countries)/;

/** Holds report requests pending and records which are pending and which of them were aborted. */
async function holdReports(page: Page) {
  const held: string[] = [];
  const cancelled: string[] = [];
  await page.route(HELD_PATH, (route) => {
    held.push(addressOf(route.request()));
  });
  page.on('requestfailed', (request) => {
    const isAborted = request.failure()?.errorText === 'net::ERR_ABORTED';
    if (isAborted && HELD_PATH.test(request.url())) cancelled.push(addressOf(request));
  });
  return { held, cancelled };
}

const REPORTS = 4;

test('leaving the dashboard aborts its pending report requests', async ({ page, restoreSession }) => {
  await restoreSession(site);
  const { held, cancelled } = await holdReports(page);
  await page.goto(origin(site) + paths.dashboard.path);
  await expect.poll(() => held.length).toBe(REPORTS);

  await leaveForAccount(page);

  await expect.poll(() => cancelled.toSorted()).toEqual(held.toSorted());
});

test('choosing another period aborts the pending requests of the previous one', async ({
  page,
  restoreSession,
}) => {
  await restoreSession(site);
  const { held, cancelled } = await holdReports(page);
  await page.goto(origin(site) + paths.dashboard.path);
  await expect.poll(() => held.length).toBe(REPORTS);
  const before = held.toSorted();

  await createDashboard(page).choosePreset('last-month');

  await expect.poll(() => held.length).toBe(2 * REPORTS);
  await expect.poll(() => cancelled.toSorted()).toEqual(before);
});
