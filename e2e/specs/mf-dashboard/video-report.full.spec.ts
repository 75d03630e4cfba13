import type { Page } from '@playwright/test';
import { paths } from '@portal/shared/routing';
import { expectFocusInside, expectFocusOnItem, tabTo } from '../../fixtures/keyboard.ts';
import { expect, test } from '../../fixtures/test.ts';
import { origin } from '../../harness/environment.ts';

const address = origin('aurora') + paths.reportVideo.path;

/** Cells of a row after the title: date, track, views, revenue, price. */
const DATE = 0;
const VIEWS = 2;
const REVENUE = 3;
const PRICE = 4;

const ORDERS = [
  { name: '오래된 순', query: 'order=asc', cell: DATE, isRising: true },
  { name: '조회수 높은 순', query: 'sort=views', cell: VIEWS, isRising: false },
  { name: '조회수 낮은 순', query: 'sort=views&order=asc', cell: VIEWS, isRising: true },
  { name: '수익 높은 순', query: 'sort=revenue', cell: REVENUE, isRising: false },
  { name: '수익 낮은 순', query: 'sort=revenue&order=asc', cell: REVENUE, isRising: true },
  { name: '단가 높은 순', query: 'sort=rpm', cell: PRICE, isRising: false },
  { name: '단가 낮은 순', query: 'sort=rpm&order=asc', cell: PRICE, isRising: true },
  { name: '최신순', query: '', cell: DATE, isRising: false },
];

const searchOf = (page: Page) => new URL(page.url()).searchParams.toString();

/** Reads a Korean video report by its visible names. */
function createReport(page: Page) {
  const main = page.getByRole('main');
  const table = main.getByRole('table', { name: '쇼츠 목록' });
  const prices = main.getByRole('list', { name: '단가 지표' });
  return {
    main,
    table,
    channel: main.getByRole('button', { name: /^채널/ }),
    /** The price card with a name. */
    price: (name: string) =>
      prices.getByRole('listitem').filter({ has: page.getByRole('button', { name, exact: true }) }),
    /** One column of the current page: days as full text, other values as numbers. */
    async column(cell: number): Promise<(string | number)[]> {
      return table.locator('tbody tr').evaluateAll(
        (rows, at) =>
          rows.flatMap((row) => {
            // The totals row has no thumbnail.
            if (!row.querySelector('img')) return [];
            const found = row.querySelectorAll('td')[at];
            const day = found?.querySelector('time')?.dateTime;
            return [day ?? Number(found?.textContent.replace(/[^\d.-]/g, ''))];
          }),
        cell,
      );
    },
    async isShown() {
      await expect(table.locator('tbody img').nth(1)).toBeVisible();
      await expect(table).toHaveAttribute('aria-busy', 'false');
    },
  };
}

const isOrdered = (values: readonly (string | number)[], isRising: boolean) =>
  values.every((value, at) => {
    const next = values[at + 1];
    return next === undefined || (isRising ? value <= next : value >= next);
  });

test('each of the eight sort orders of the video report changes the list and the address', async ({
  page,
  restoreSession,
}) => {
  await restoreSession('aurora');
  await page.goto(address);
  const report = createReport(page);
  await report.isShown();
  let current = '최신순';

  for (const { name, query, cell, isRising } of ORDERS) {
    await report.main.getByRole('button', { name: current, exact: true }).click();
    await expect(page.getByRole('menuitem')).toHaveCount(8);
    await page.getByRole('menuitem', { name, exact: true }).click();
    await expect(report.main.getByRole('button', { name, exact: true })).toBeVisible();
    current = name;

    expect(searchOf(page)).toBe(query);
    await report.isShown();
    const values = await report.column(cell);
    expect(values).toHaveLength(20);
    expect(isOrdered(values, isRising), `${name}: ${values.join(' ')}`).toBe(true);
  }
});

test('a channel filter and a search narrow the video report, and reload and Back restore both', async ({
  page,
  restoreSession,
}) => {
  await restoreSession('aurora');
  await page.goto(address);
  const report = createReport(page);
  await report.isShown();
  const average = await report.price('평균 단가').innerText();

  await report.channel.click();
  const option = page.getByRole('option').nth(1);
  const name = (await option.innerText()).trim();
  await option.click();
  await expect(report.channel).toHaveText(`채널${name}`);
  await expect(report.price('평균 단가')).toContainText('전체 채널');
  expect(await report.price('평균 단가').innerText()).not.toBe(average);
  await expect(report.price('내 최고 단가')).toContainText(name);
  await report.isShown();
  for (const row of await report.table
    .locator('tbody tr')
    .filter({ has: page.locator('img') })
    .all())
    await expect(row).toContainText(name);

  const title = (await report.table.locator('tbody tr').nth(1).getByRole('button').innerText()).trim();
  await report.main.getByRole('searchbox').fill(title);
  await expect.poll(() => new URL(page.url()).searchParams.get('q')).toBe(title);
  await expect(report.table.locator('tbody tr').nth(1)).toContainText(title);

  const narrowed = searchOf(page);
  await page.reload();
  await expect(report.channel).toHaveText(`채널${name}`);
  await expect(report.main.getByRole('searchbox')).toHaveValue(title);
  await expect(report.table.locator('tbody tr').nth(1)).toContainText(title);
  await page.getByRole('link', { name: 'Aurora 홈' }).click();
  await expect(page).toHaveURL(origin('aurora') + paths.home.path);
  await page.goBack();
  await expect(report.main.getByRole('searchbox')).toHaveValue(title);
  expect(searchOf(page)).toBe(narrowed);

  await page.goBack();
  await expect(report.channel).toHaveText('채널전체');
  expect(searchOf(page)).toBe('');
});

test('the video report shows a member their own channels and no member filter', async ({
  page,
  restoreSession,
}) => {
  await restoreSession('aurora', 'member1');
  const listed = page.waitForResponse((response) => response.url().includes('/api/channel/list'));
  await page.goto(address);
  const report = createReport(page);
  await report.isShown();
  const { total } = (await (await listed).json()) as { total: number };

  await expect(report.main.getByRole('button', { name: /^멤버/ })).toHaveCount(0);
  await report.channel.click();
  // “All channels” is an option, too.
  await expect(page.getByRole('option')).toHaveCount(total + 1);
});

test('the video report works by keyboard alone', async ({ page, restoreSession }) => {
  await restoreSession('aurora');
  await page.goto(address);
  const report = createReport(page);
  await report.isShown();
  const { keyboard } = page;

  await tabTo(page, '채널전체');
  await keyboard.press('Enter');
  await expectFocusInside(page.getByRole('dialog'));
  await keyboard.press('ArrowDown');
  await keyboard.press('ArrowDown');
  await keyboard.press('Enter');
  await expect(page).toHaveURL(/channel=/);
  await expect(report.channel).toBeFocused();

  // Enter on a price card filters the list by its video in the address.
  const dearest = report.price('내 최고 단가').getByRole('button').last();
  // The address changes first, then the filter, then the prices: until these arrive, the card names a video of all
  // channels, as another card still does after it.
  await expect(report.channel).not.toHaveText('채널전체');
  const name = (await report.channel.innerText()).replace(/^채널\s*/, '');
  await expect(dearest).toContainText(name);
  await tabTo(page, (await dearest.textContent())?.trim() ?? '');
  await keyboard.press('Enter');
  await expect(page).toHaveURL(/videoDetail=[\w-]+/);
  await expectFocusInside(page.getByRole('dialog'));
  await keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(dearest).toBeFocused();

  await tabTo(page, '최신순');
  await keyboard.press('Enter');
  await expectFocusOnItem(page.getByRole('menu'));
  await keyboard.press('End');
  await keyboard.press('Enter');
  await expect(page).toHaveURL(/sort=rpm&order=asc/);
  await expect(report.main.getByRole('button', { name: '단가 낮은 순' })).toBeFocused();
});

test('the video report on a phone shows cards, and its filters and order open as sheets', async ({
  page,
  restoreSession,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await restoreSession('aurora');
  await page.goto(address);
  const report = createReport(page);
  const cards = report.main.getByRole('article');
  await expect(cards).toHaveCount(20);
  await expect(cards.first()).toContainText(/조회수.*수익.*단가/s);

  await report.main.getByRole('button', { name: /^필터/ }).click();
  const sheet = page.getByRole('dialog');
  await sheet.getByRole('button', { name: /^채널/ }).click();
  const option = page.getByRole('option').nth(1);
  const name = (await option.innerText()).trim();
  await option.click();
  await sheet.getByRole('button', { name: '적용' }).click();
  await expect(cards.first()).toContainText(name);
  await expect(page).toHaveURL(/channel=/);

  await report.main.getByRole('button', { name: '최신순' }).click();
  await page.getByRole('menuitem', { name: '조회수 높은 순' }).click();
  await expect(page).toHaveURL(/sort=views/);
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(wide).toBeLessThanOrEqual(0);

  // The whole card is the target.
  await cards.first().click({ position: { x: 30, y: 60 } });
  await expect(page).toHaveURL(/videoDetail=/);
});
