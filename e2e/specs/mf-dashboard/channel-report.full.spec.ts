import type { Locator, Page } from '@playwright/test';
import { paths } from '@portal/shared/routing';
import { tabTo } from '../../fixtures/keyboard.ts';
import { expect, test } from '../../fixtures/test.ts';
import { origin } from '../../harness/environment.ts';

const address = origin('aurora') + paths.reportChannel.path;

const queryOf = (page: Page) => Object.fromEntries(new URL(page.url()).searchParams);

const numberIn = (text: string) => Number(text.replace(/[^\d.-]/g, ''));

/** Reads a Korean channel report by its visible names. */
function createReport(page: Page) {
  const main = page.getByRole('main');
  const table = main.getByRole('table', { name: '채널' });
  const rows = table.locator('tbody').getByRole('row');
  const chart = main.getByRole('slider');
  return {
    main,
    table,
    rows,
    chart,
    isChosen: rows.getByRole('checkbox', { checked: true }),
    total: (name: string) =>
      main
        .getByRole('list', { name: '채널 합계' })
        .getByRole('listitem')
        .filter({ has: page.getByText(name, { exact: true }) }),
    /** The labels at the line ends: channel names and “all others”. */
    lines: () => main.locator('figure svg title').allTextContents(),
    async isShown() {
      await expect(chart).toBeVisible();
      await expect(rows.first()).toBeVisible();
      await expect(table).toHaveAttribute('aria-busy', 'false');
    },
  };
}

/** A channel's name with the colours of its box and its line. */
const colorOf = async (row: Locator) => ({
  name: (await row.getByRole('link').innerText()).trim(),
  color: await row
    .locator('label')
    .evaluate((label) => getComputedStyle(label).getPropertyValue('--choice-color')),
});

test('the channel list is the legend: channels keep their colours when sorted, and the chart draws the ticked ones', async ({
  page,
  restoreSession,
}) => {
  await restoreSession('aurora');
  await page.goto(address);
  const report = createReport(page);
  await report.isShown();
  await expect(report.isChosen).toHaveCount(5);
  const before = await Promise.all((await report.rows.all()).map(colorOf));
  expect(new Set(before.map(({ color }) => color)).size).toBe(before.length);
  await expect
    .poll(report.lines)
    .toEqual([...before.slice(0, 5).map(({ name }) => name), `기타 ${before.length - 5}`]);

  const views = report.table.getByRole('columnheader', { name: /조회수/ });
  for (const order of ['descending', 'ascending']) {
    await views.getByRole('button').click();
    await expect(views).toHaveAttribute('aria-sort', order);
  }
  await report.isShown();

  const column = await report.rows.evaluateAll((rows) =>
    rows.map((row) => row.querySelectorAll('td')[2]?.textContent ?? ''),
  );
  expect(column.map(numberIn)).toEqual(column.map(numberIn).toSorted((a, b) => a - b));
  const after = await Promise.all((await report.rows.all()).map(colorOf));
  expect(after.toSorted((a, b) => a.name.localeCompare(b.name))).toEqual(
    before.toSorted((a, b) => a.name.localeCompare(b.name)),
  );
});

test('the channel report restores channels, figure, period, order and search after a reload', async ({
  page,
  restoreSession,
}) => {
  await restoreSession('aurora');
  await page.goto(address);
  const report = createReport(page);
  await report.isShown();

  await report.isChosen.first().click({ force: true });
  await expect(report.isChosen).toHaveCount(4);
  await report.main.getByRole('button', { name: '총 조회수' }).click();
  await report.main.getByText('지난달', { exact: true }).click();
  await report.table
    .getByRole('columnheader', { name: /쇼츠 수/ })
    .getByRole('button')
    .click();
  const [name = ''] = (await report.lines()).slice(-2);
  await report.main.getByRole('searchbox').fill(name);
  await expect(report.rows).toHaveCount(1);
  const query = queryOf(page);
  expect(query).toMatchObject({ metric: 'views', period: 'last-month', sort: 'shorts_count', q: name });
  expect(query['channels']?.split(',')).toHaveLength(4);
  // Everything shown is of the last change.
  await expect(report.main.locator('[aria-busy=true]')).toHaveCount(0);
  const total = await report.total('총 조회수').innerText();
  const lines = await report.lines();

  await page.reload();

  await report.isShown();
  expect(queryOf(page)).toEqual(query);
  await expect(report.rows).toHaveCount(1);
  await expect.poll(report.lines).toEqual(lines);
  await expect.poll(() => report.total('총 조회수').innerText()).toBe(total);
  await expect(report.main.getByRole('radio', { name: '지난달' })).toBeChecked();
});

test('the lines of the channel chart and “all others” add up to the total at every point', async ({
  page,
  restoreSession,
}) => {
  await restoreSession('aurora');
  await page.goto(`${address}?metric=views&compare=none`);
  const report = createReport(page);
  await report.isShown();

  // Waits until the chart rests, and points at its centre.
  await report.chart.hover();

  const words = report.main.getByText('합계', { exact: true }).locator('xpath=../..');
  const figureTexts = words.locator('span').filter({ hasText: /^[\d,]+$/ });
  await expect(figureTexts).toHaveCount(7);
  const figures = await figureTexts.allInnerTexts();
  const [whole = 0, ...parts] = figures.map(numberIn).toReversed();
  expect(parts).toHaveLength(6);
  expect(parts.reduce((sum, part) => sum + part, 0)).toBe(whole);
});

test('the channel report shows a member the assigned channels and no member filter', async ({
  page,
  restoreSession,
}) => {
  await restoreSession('aurora', 'member1');
  await page.goto(address);
  const report = createReport(page);
  await report.isShown();

  await expect(report.main.getByRole('button', { name: /멤버/ })).toHaveCount(0);
  const own = await report.rows.count();
  // An open page would detect the changed session.
  await page.goto('about:blank');
  await restoreSession('aurora');
  await page.goto(address);
  await report.isShown();
  expect(await report.rows.count()).toBeGreaterThan(own);
});

test('the channel report works by keyboard alone', async ({ page, restoreSession }) => {
  await restoreSession('aurora');
  await page.goto(address);
  const report = createReport(page);
  await report.isShown();

  await tabTo(page, '6개월');
  await page.keyboard.press('ArrowLeft');
  await expect.poll(() => queryOf(page)['period']).toBe('last-month');
  await report.isShown();

  await tabTo(page, '조회당 단가');
  await page.keyboard.press('Enter');
  await expect(report.main.getByRole('figure', { name: '채널별 조회당 단가' })).toBeVisible();

  await tabTo(page, '채널별 조회당 단가');
  await page.keyboard.press('Home');
  await expect(report.chart).toHaveAttribute('aria-valuetext', /^\d\d\.01/);

  const [largest = ''] = await report.lines();
  await tabTo(page, `차트에 ${largest} 표시`);
  await page.keyboard.press('Space');
  await expect(report.isChosen).toHaveCount(4);
  await expect(report.main.getByRole('checkbox', { name: largest })).toBeFocused();
});

test('the channel report on a phone shows cards, a row of values above the chart, and filters in a sheet', async ({
  page,
  restoreSession,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await restoreSession('aurora');
  await page.goto(address);
  const { main } = createReport(page);
  await expect(main.getByRole('article').first()).toBeVisible();
  await expect(main.getByRole('checkbox', { checked: true })).toHaveCount(3);

  await main.getByRole('button', { name: /^필터 \d개 적용 중/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: '지난달' }).click();
  await page.getByRole('dialog').getByRole('button', { name: '적용' }).click();
  await expect.poll(() => queryOf(page)['period']).toBe('last-month');
  // The closing sheet still covers the cards.
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await main.getByRole('checkbox').nth(4).click({ force: true });
  await expect.poll(() => queryOf(page)['channels']?.split(',').length).toBe(4);
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBeLessThanOrEqual(0);
});
