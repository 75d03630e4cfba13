import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { paths } from '@portal/shared/routing';
import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures/test.ts';
import { dataDir, origin } from '../../harness/environment.ts';
import { portalOk } from '../../harness/portal.ts';

const site = origin('console');
const ASSETS = 'content_owner_asset_a3';
const SECOND = `${ASSETS}_second.csv`;

/** Delivers the demo's list of assets again without its last row, so that an earlier list is there to go back to. */
async function deliverSecondList() {
  const reports = path.join(dataDir, 'demo/reports');
  const first = (await readdir(reports)).find((name) => name.startsWith(ASSETS));
  if (!first) throw new Error('The demo has no list of assets.');
  const rows = (await readFile(path.join(reports, first), 'utf8')).trimEnd().split('\n');
  const folder = await mkdtemp(path.join(tmpdir(), 'portal-assets-'));
  try {
    const file = path.join(folder, SECOND);
    await writeFile(file, `${rows.slice(0, -1).join('\n')}\n`);
    await portalOk('ingest', '--created-at', new Date().toISOString(), file);
  } finally {
    await rm(folder, { recursive: true });
  }
  return first;
}

const rowOf = (page: Page, file: string) => page.getByRole('row').filter({ hasText: file });

test('an operator withdraws a file with a reason, and goes back to it', async ({ page, restoreSession }) => {
  const first = await deliverSecondList();
  await restoreSession('console', 'operator');
  await page.context().addCookies([{ name: 'language', value: 'ko', url: site }]);
  await page.goto(`${site}${paths.operatorDeliveries.path}?type=${ASSETS}&show=history`);
  await expect(rowOf(page, SECOND)).toContainText('반영 중');
  await expect(rowOf(page, first)).toContainText('교체됨');

  await page.getByRole('button', { name: `${SECOND} 메뉴` }).click();
  await page.getByRole('menuitem', { name: '철회' }).click();
  const withdrawal = page.getByRole('alertdialog', { name: '파일 철회' });
  await withdrawal.getByLabel('사유').fill('다른 소유자의 파일');
  await withdrawal.getByRole('button', { name: '철회' }).click();
  await expect(withdrawal).toHaveCount(0);
  await expect(rowOf(page, first)).toContainText('반영 중');
  await expect(rowOf(page, SECOND)).toContainText('철회됨');

  await page.getByRole('button', { name: `${SECOND} 메뉴` }).click();
  await page.getByRole('menuitem', { name: '이 파일로 되돌리기' }).click();
  const restoring = page.getByRole('alertdialog', { name: '이 파일로 되돌리기' });
  await restoring.getByLabel('사유').fill('맞는 파일이에요');
  await restoring.getByRole('button', { name: '이 파일로 되돌리기' }).click();
  await expect(restoring).toHaveCount(0);
  await expect(rowOf(page, SECOND)).toContainText('반영 중');
});
