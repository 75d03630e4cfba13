import type { Page, Request } from '@playwright/test';
import { paths } from '@portal/shared/routing';
import { createDashboard } from '../../fixtures/dashboard.ts';
import { expect, test } from '../../fixtures/test.ts';
import { origin } from '../../harness/environment.ts';

const site = 'aurora';
const isRead = (request: Request) =>
  request.method() === 'GET' && new URL(request.url()).pathname.startsWith('/api/');
const addressOf = (request: Request) => new URL(request.url()).href.slice(origin(site).length);

/** The addresses that the page reads from, in order. */
function watchReads(page: Page): string[] {
  const reads: string[] = [];
  page.on('request', (request) => {
    if (isRead(request)) reads.push(addressOf(request));
  });
  return reads;
}

const repeated = (reads: readonly string[]) => reads.filter((read, place) => reads.indexOf(read) < place);

/** Everything that the dashboard asks for has come. */
async function untilShown(page: Page) {
  const main = page.getByRole('main');
  await expect(main.getByRole('table', { name: '내 영상' }).locator('tbody img').first()).toBeVisible();
  await expect(main.getByRole('list', { name: '국가별 수익' })).toBeVisible();
  await expect(main.locator('[aria-busy=true]')).toHaveCount(0);
}

/** Leads to a page of the shell, which is there whichever remotes are, and asks for no report. */
async function leaveForAccount(page: Page) {
  await page.getByRole('button', { name: /계정 메뉴/ }).click();
  await page.getByRole('menuitem', { name: '계정 설정' }).click();
  await expect(page.getByLabel('닉네임', { exact: true })).toBeVisible();
}

test('nothing is asked for twice: not at a period’s change, on the way to other pages, or on the way back', async ({
  page,
  bringSession,
}) => {
  await bringSession(site);
  // Answers are good for a minute; on a busy machine this takes longer.
  await page.clock.setFixedTime(new Date());
  const reads = watchReads(page);
  const dashboard = createDashboard(page);
  await page.goto(origin(site) + paths.dashboard.path);
  await untilShown(page);
  const atFirst = reads.length;

  await dashboard.choosePreset('last-month');
  await expect(page).toHaveURL(/period=last-month/);
  await untilShown(page);
  const atLastMonth = reads.length;
  await leaveForAccount(page);
  await page.goBack();
  await untilShown(page);
  await page.goBack();
  await expect(page).not.toHaveURL(/period=/);
  await untilShown(page);
  await page.goForward();
  await expect(page).toHaveURL(/period=last-month/);
  await untilShown(page);
  await dashboard.choosePreset('28d');
  await untilShown(page);

  expect(repeated(reads)).toEqual([]);
  const asked = (from: number, to: number) =>
    reads
      .slice(from, to)
      .filter((read) => read.includes('/report/'))
      .map((read) => /report\/(\w+)/.exec(read)?.[1])
      .toSorted();
  const ofPeriod = ['countries', 'summary', 'trend', 'videos'];
  expect(asked(0, atFirst)).toEqual([...ofPeriod, 'freshness'].toSorted());
  expect(asked(atFirst, atLastMonth)).toEqual(ofPeriod);
  expect(asked(atLastMonth, reads.length)).toEqual([]);
});

/** Keeps reports from being answered: which are under way, and which were given up. */
async function holdReports(page: Page) {
  const held: string[] = [];
  const cancelled: string[] = [];
  await page.route(/\/api\/report\/(summary|trend|videos|countries)/, (route) => {
    held.push(addressOf(route.request()));
  });
  page.on('requestfailed', (request) => {
    if (request.failure()?.errorText === 'net::ERR_ABORTED') cancelled.push(addressOf(request));
  });
  return { held, cancelled };
}

const REPORTS = 4;

test('leaving the dashboard cancels what is under way', async ({ page, bringSession }) => {
  await bringSession(site);
  const { held, cancelled } = await holdReports(page);
  await page.goto(origin(site) + paths.dashboard.path);
  await expect.poll(() => held.length).toBe(REPORTS);

  await leaveForAccount(page);

  await expect.poll(() => cancelled.toSorted()).toEqual(held.toSorted());
});

test('another period cancels what is under way for the one before', async ({ page, bringSession }) => {
  await bringSession(site);
  const { held, cancelled } = await holdReports(page);
  await page.goto(origin(site) + paths.dashboard.path);
  await expect.poll(() => held.length).toBe(REPORTS);
  const before = held.toSorted();

  await createDashboard(page).choosePreset('last-month');

  await expect.poll(() => held.length).toBe(2 * REPORTS);
  await expect.poll(() => cancelled.toSorted()).toEqual(before);
});
