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
      ...[id, member === '' ? null : member, part === '' ? null : Number(part)],
    ]),
  );
});
