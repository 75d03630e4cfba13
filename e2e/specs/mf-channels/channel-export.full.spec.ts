import { paths } from '@portal/shared/routing';
import { readSheet } from 'read-excel-file/node';
import { readCsvRows, saveExport } from '../../fixtures/saved-export.ts';
import { expect, test } from '../../fixtures/test.ts';
import { origin } from '../../harness/environment.ts';

const BUTTON = '채널 목록 내려받기';
const FIRST_MEMBER_CELL = 11;

const distinct = (values: readonly unknown[]) => [...new Set(values)];

test('the channel export has the channels of the filtered and sorted list with their assignments, as CSV and XLSX', async ({
  page,
  restoreSession,
}) => {
  await restoreSession('aurora');
  await page.goto(`${origin('aurora')}${paths.manageChannel.path}?status=approved&sort=name&order=asc`);
  const rows = page.getByRole('main').getByRole('row').filter({ hasText: '@' });
  await expect(rows.first()).toBeVisible();
  const shown = (await rows.allInnerTexts()).map((text) => /@\S+/.exec(text)?.[0]);
  expect(shown.length).toBeGreaterThan(3);

  const csv = await saveExport(page, BUTTON, '채널 목록 CSV');
  const xlsx = await saveExport(page, BUTTON, '채널 목록 XLSX');

  expect(csv.name).toMatch(/^channel_list_aurora\.localhost_\d{4}-\d\d-\d\d\.csv$/);
  expect(xlsx.name).toBe(csv.name.replace(/csv$/, 'xlsx'));
  const written = readCsvRows(csv.content);
  expect(distinct(written.map(([, , link]) => link?.replace('https://www.youtube.com/', '')))).toEqual(shown);
  expect(distinct(written.map(([, , , status]) => status))).toEqual(['승인']);
  const assigned = written.filter((row) => row[FIRST_MEMBER_CELL] !== '');
  expect(assigned.length).toBeGreaterThan(0);
  for (const [member, email, part, from] of assigned.map((row) => row.slice(FIRST_MEMBER_CELL))) {
    expect(member).not.toBe('');
    expect(email).toContain('@');
    expect(Number(part)).toBeGreaterThan(0);
    expect(Number(part)).toBeLessThanOrEqual(1);
    expect(from).toMatch(/^(\d{4}-\d\d-\d\d)?$/);
  }
  const stored = (await readSheet(xlsx.content)).slice(1);
  expect(stored.map(([id, , , , , , , , , , , member, , part]) => [id, member, part])).toEqual(
    written.map(([id, , , , , , , , , , , member, , part]) => [
      id,
      member === '' ? null : member,
      part === '' ? null : Number(part),
    ]),
  );
});

test('the export of selected channels has those of all pages and filters where they were selected, as CSV and XLSX', async ({
  page,
  restoreSession,
}) => {
  await restoreSession('aurora');
  await page.goto(`${origin('aurora')}${paths.manageChannel.path}?status=approved&sort=name&order=asc`);
  const main = page.getByRole('main');
  const select = async (handle: string) => {
    await main.getByRole('row').filter({ hasText: handle }).getByRole('checkbox').press('Space');
  };
  await select('@today.alley');
  await select('@small.table');
  await main.getByRole('link', { name: /^보류/ }).click();
  await select('@night.radio');
  await expect(page.getByRole('toolbar', { name: '3개 선택됨' })).toBeVisible();

  const csv = await saveExport(page, '엑셀 다운로드', '선택한 채널 CSV');
  const xlsx = await saveExport(page, '엑셀 다운로드', '선택한 채널 XLSX');

  const links = ['@today.alley', '@night.radio', '@small.table'].map(
    (handle) => `https://www.youtube.com/${handle}`,
  );
  expect(new Set(readCsvRows(csv.content).map(([, , link]) => link))).toEqual(new Set(links));
  const stored = (await readSheet(xlsx.content)).slice(1);
  expect(new Set(stored.map(([, , link]) => link))).toEqual(new Set(links));
  await expect(page.getByRole('toolbar')).toBeVisible();
});
