import { paths } from '@portal/shared/routing';
import { readSheet } from 'read-excel-file/node';
import { createDashboard, readNumber } from '../../fixtures/dashboard.ts';
import { readCsvRows, saveExport } from '../../fixtures/saved-export.ts';
import { expect, test } from '../../fixtures/test.ts';
import { origin } from '../../harness/environment.ts';

const site = 'aurora';
const PAGE_SIZE = 20;

/** Files have two decimals of a won: of one half, which may have been rounded up to it, the screen may show either side. */
const roundWon = (written: number, shown: number | undefined) =>
  written % 1 === 0.5 && shown === Math.floor(written) ? shown : Math.round(written);

test('the video export contains all pages of the filtered and sorted list as CSV and XLSX', async ({
  page,
  restoreSession,
}) => {
  await restoreSession(site);
  const dashboard = createDashboard(page);
  const query = { q: 'a', sort: 'revenue', order: 'asc' };
  const shown: { video: string | undefined; views: number; revenue: number }[] = [];
  for (const number of [0, 1]) {
    await page.goto(origin(site) + paths.dashboard.href({ ...query, page: number }));
    // Rows of the previous page stay until the new ones load.
    await expect
      .poll(async () => (await dashboard.readVideos()).some(({ video }) => video !== undefined))
      .toBe(true);
    const rows = (await dashboard.readVideos()).filter(({ video }) => video !== undefined);
    for (const { video, cells } of rows)
      shown.push({ video, views: readNumber(cells[0]), revenue: readNumber(cells[1]) });
  }
  expect(shown.length).toBeGreaterThan(PAGE_SIZE);
  const count = readNumber(await dashboard.main.getByText(/^[\d,]+개$/).innerText());

  const csv = await saveExport(page, '영상 목록 내려받기', '영상 목록 CSV');
  const xlsx = await saveExport(page, '영상 목록 내려받기', '영상 목록 XLSX');

  expect(csv.name).toMatch(/^videos_aurora\.localhost_\d{4}-\d\d-\d\d_\d{4}-\d\d-\d\d_KRW\.csv$/);
  expect(xlsx.name).toBe(csv.name.replace(/csv$/, 'xlsx'));
  // Figures without a video have no id and no row in the list.
  const written = readCsvRows(csv.content).filter(([id]) => id !== '');
  expect(written).toHaveLength(count);
  expect(
    written.slice(0, shown.length).map(([video, , , , , , views, revenue], index) => ({
      video,
      views: Number(views),
      revenue: roundWon(Number(revenue), shown[index]?.revenue),
    })),
  ).toEqual(shown);
  const stored = (await readSheet(xlsx.content)).slice(1).filter(([id]) => id !== null);
  expect(stored.map(([id, , , , , , views, revenue]) => [id, views, revenue])).toEqual(
    written.map(([id, , , , , , views, revenue]) => [id, Number(views), Number(revenue)]),
  );
});
