import { paths } from '@portal/shared/routing';
import { readSheet } from 'read-excel-file/node';
import { saveExport } from '../../fixtures/saved-export.ts';
import { expect, test } from '../../fixtures/test.ts';
import { origin } from '../../harness/environment.ts';

const PHONE = { width: 390, height: 844 };

test('the member export has the members that the search finds on a phone, in their order, with their assignments', async ({
  page,
  restoreSession,
}) => {
  await page.setViewportSize(PHONE);
  await restoreSession('aurora');
  await page.goto(`${origin('aurora')}${paths.manageMember.path}?q=aurora&sort=nickname&order=asc`);
  const main = page.getByRole('main');
  await expect(main.getByText(/^\S+@aurora\.example$/).first()).toBeVisible();
  const shown = await main.getByText(/^\S+@aurora\.example$/).allInnerTexts();

  const { name, content } = await saveExport(page, '멤버 목록 내려받기', '멤버 목록 XLSX');

  expect(name).toMatch(/^members_aurora\.localhost_\d{4}-\d\d-\d\d\.xlsx$/);
  const [header, ...rows] = await readSheet(content);
  expect(header).toEqual([
    '멤버',
    '이메일',
    '채널 링크',
    '배분율',
    '수수료율',
    '등록일',
    '배정 채널 ID',
    '배정 채널',
    '배정 비율',
    '배정 시작일(PT)',
    '배정 종료일(PT)',
  ]);
  expect([...new Set(rows.map(([, email]) => email))]).toEqual(shown);
  const assigned = rows.filter(([, , , , , , channel]) => channel !== null);
  expect(assigned.length).toBeGreaterThan(0);
  for (const [, , , share, fee, , , , part] of assigned) {
    expect(Number(share) + Number(fee)).toBeCloseTo(1);
    expect(Number(part)).toBeGreaterThan(0);
  }
});
