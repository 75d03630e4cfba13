import { paths } from '@portal/shared/routing';
import { readSheet } from 'read-excel-file/node';
import { createDashboard, readNumber } from '../../fixtures/dashboard.ts';
import { fetchResponse } from '../../fixtures/fetch-response.ts';
import { printPages } from '../../fixtures/printed-pages.ts';
import { readCsvRows, saveExport } from '../../fixtures/saved-export.ts';
import { expect, test } from '../../fixtures/test.ts';
import { origin } from '../../harness/environment.ts';
import { monthBefore, pacificToday } from '../../oracle/days.ts';

const site = 'aurora';
/** The statement of the newest ended month, which is not issued; on the first days of a month the page opens the issued one before. */
const openStatement = () =>
  `${origin(site)}${paths.statement.path}?month=${monthBefore(pacificToday()).from.slice(0, 7)}`;
/** So many members that the total would be alone on the last page of a printed statement. */
const MEMBERS = 45;

test('the video export omits hidden columns, and its file is named after the channel', async ({
  page,
  restoreSession,
}) => {
  await restoreSession(site);
  await page.goto(origin(site) + paths.reportVideo.href({ hide: 'track,rpm' }));
  const main = page.getByRole('main');
  await main.getByRole('button', { name: /^채널 전체/ }).click();
  await page.getByRole('option').nth(1).click();
  await expect(page).toHaveURL(/channel=/);
  await expect(main.getByRole('button', { name: /^채널 전체/ })).toHaveCount(0);

  const file = await saveExport(page, '내보내기', /^영상 목록 보이는 열만.* XLSX$/);

  const [header, first = []] = await readSheet(file.content);
  expect(header).toEqual(['영상 ID', '제목', '채널', '게시일', '조회수', '수익(KRW)']);
  const [, domain, name] = file.name.split('_');
  expect([domain, name]).toEqual(['aurora.localhost', String(first[2]).replaceAll(' ', '-')]);
});

test('the chart export contains the figures that the chart draws', async ({ page, restoreSession }) => {
  await restoreSession(site);
  await page.goto(origin(site) + paths.dashboard.href({ period: '7d', view: 'table' }));
  const dashboard = createDashboard(page);
  await expect.poll(async () => (await dashboard.readTrend('revenue')).length).toBe(7);
  const trend = await dashboard.readTrend('revenue');

  const file = await saveExport(page, '내보내기', '추이 XLSX');
  const rows = (await readSheet(file.content)).slice(1);

  const dayOf = (cell: unknown) => (cell instanceof Date ? cell.toISOString().slice(0, 10) : String(cell));
  expect(rows).toHaveLength(7);
  expect(new Map(rows.map(([day, revenue]) => [dayOf(day), Math.round(Number(revenue))]))).toEqual(
    new Map([...trend].map(([day, revenue]) => [day, readNumber(revenue)])),
  );
  const countries = readCsvRows((await saveExport(page, '내보내기', '국가별 수익 CSV')).content);
  expect(countries.reduce((sum, row) => sum + Number(row[3]), 0)).toBeCloseTo(1, 2);
});

test('a monthly statement is shown, exported and printed', async ({
  page,
  context,
  problems,
  restoreSession,
}) => {
  problems.expect(/ERR_INTERNET_DISCONNECTED/);
  await restoreSession(site);
  await page.goto(origin(site) + paths.dashboard.path);
  const main = page.getByRole('main');
  await main.getByRole('button', { name: '내보내기' }).click();
  await page.getByRole('menuitem', { name: '월별 정산서 보기' }).click();
  await expect(page).toHaveURL(origin(site) + paths.statement.path);

  await page.goto(openStatement());
  const table = main.getByRole('table', { name: '멤버별 정산' });
  await expect(table).toBeVisible();
  const shown = await table
    .locator('tbody tr, tfoot tr')
    .evaluateAll((rows) =>
      rows.map((row) => [...row.querySelectorAll('td')].slice(-3).map((cell) => cell.innerText)),
    );
  const file = await saveExport(page, '내보내기', '월별 정산서 XLSX');
  expect(file.name).toMatch(/^statement_aurora\.localhost_\d{4}-\d\d\.xlsx$/);
  const [header = [], ...rows] = await readSheet(file.content);
  const won = header.findIndex((name) => name === '총수익(KRW)');
  expect(rows.map((row) => row[won])).toEqual(shown.map(([gross]) => readNumber(gross)));
  const members = rows.filter((row) => row[3] !== null);
  expect(members.length).toBeGreaterThan(1);
  for (const [index, row] of members.entries())
    expect(row.slice(won, won + 3)).toEqual(shown[index]?.map(readNumber));

  // A toast and a notice cover the page; neither may be printed.
  await context.setOffline(true);
  await main.getByRole('button', { name: '내보내기' }).click();
  await page.getByRole('menuitem', { name: '월별 정산서 CSV' }).click();
  const overlays = [
    page.getByRole('region', { name: '알림' }).getByRole('listitem'),
    page.getByText('인터넷에 연결되어 있지 않아요'),
  ];
  for (const overlay of overlays) await expect(overlay).toBeVisible();

  await page.emulateMedia({ media: 'print' });
  for (const overlay of overlays) await expect(overlay).toBeHidden();
  await expect(table).toBeVisible();
  await expect(main.getByRole('heading', { level: 2 })).toBeVisible();
  for (const navigation of await page.locator('nav, [role=navigation]').all())
    await expect(navigation).toBeHidden();
  // The buttons that sort are the labels of their columns, and those that explain an amount are the amount.
  for (const text of await table.locator('button').all()) await expect(text).toBeVisible();
  for (const button of await page.locator('button:not(table button)').all())
    await expect(button).toBeHidden();
});

test('a printed statement of several pages has its header on each, its title once, and its last sums on one', async ({
  page,
  restoreSession,
}) => {
  await restoreSession(site);
  await page.route('**/api/report/statement?*', async (route) => {
    const response = await fetchResponse(route);
    const { items, ...rest } = (await response.json()) as { items: { member: { id: string } }[] };
    const more = Array.from({ length: MEMBERS }, (_, index) => {
      const item = items[index % items.length];
      return { ...item, member: { ...item?.member, id: `m${index}` } };
    });
    await route.fulfill({ response, json: { ...rest, items: more } });
  });
  await page.goto(openStatement());
  await expect(page.getByRole('main').getByRole('row')).toHaveCount(MEMBERS + 3);

  const [unassigned, total] = ['tfoot tr:first-child', 'tfoot tr:last-child'] as const;
  const pages = await printPages(page, ['thead', unassigned, total]);

  expect(pages.length).toBeGreaterThan(2);
  expect(pages.slice(0, -1)).toEqual(pages.slice(0, -1).map(() => ['thead']));
  expect(pages.at(-1)).toEqual(['thead', unassigned, total]);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { name: /정산서/ })).toHaveCount(1);
  for (const arrow of await page.locator('thead svg').all()) await expect(arrow).toBeHidden();
});

test('a monthly statement shows a member only their own row', async ({ page, restoreSession }) => {
  await restoreSession(site, 'member1');
  await page.goto(openStatement());
  const table = page.getByRole('main').getByRole('table', { name: '멤버별 정산' });

  await expect(table.locator('tbody tr')).toHaveCount(1);
  await expect(table).toContainText('member1@aurora.example');
  const file = await saveExport(page, '내보내기', '월별 정산서 CSV');
  expect(readCsvRows(file.content)).toHaveLength(1);
});

for (const width of [1440, 390]) {
  test(`at a width of ${width} an export that waits says so beside its button, and is cancelled`, async ({
    page,
    restoreSession,
  }) => {
    await restoreSession(site);
    await page.setViewportSize({ width, height: 900 });
    await page.route('**/api/report/videos/export?*', () => new Promise(() => {}));
    const state = { success: true, message: 'ok', state: 'waiting', ahead: 2 };
    await page.route('**/api/export/state?*', (route) => route.fulfill({ json: state }));
    await page.goto(origin(site) + paths.reportVideo.path);
    const main = page.getByRole('main');
    const button = main.getByRole('button', { name: '내보내기', exact: true });
    await button.click();
    await page.getByRole('menuitem', { name: '영상 목록 XLSX' }).click();
    // The click may have scrolled the page to the command while the menu opened.
    await page.evaluate(() => scrollTo(0, 0));

    const cancel = main.getByRole('button', { name: '취소' });
    await expect(main.getByText('차례를 기다리고 있어요')).toBeInViewport({ ratio: 1 });
    await expect(main.getByText('앞에 2개')).toBeInViewport({ ratio: 1 });
    // A row that scrolls may not cut it.
    await expect(cancel).toBeInViewport({ ratio: 1 });
    await cancel.click();

    await expect(cancel).toHaveCount(0);
    await expect(button).not.toHaveAttribute('aria-busy');
  });
}
