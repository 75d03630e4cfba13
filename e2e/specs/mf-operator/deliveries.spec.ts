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
const CLAIMS = 'content_owner_active_claims_a3';
const SECOND = `${ASSETS}_second.csv`;

/** A list of the demo without its last row, and the name of its file. */
async function readShortenedList(type: string) {
  const reports = path.join(dataDir, 'demo/reports');
  const first = (await readdir(reports)).find((name) => name.startsWith(type));
  if (!first) throw new Error(`The demo has no ${type}.`);
  const lines = (await readFile(path.join(reports, first), 'utf8')).trimEnd().split('\n');
  return { first, content: `${lines.slice(0, -1).join('\n')}\n` };
}

/** Delivers the demo's list of assets again without its last row, so that an earlier list is there to go back to. */
async function deliverSecondList() {
  const { first, content } = await readShortenedList(ASSETS);
  const folder = await mkdtemp(path.join(tmpdir(), 'portal-assets-'));
  try {
    const file = path.join(folder, SECOND);
    await writeFile(file, content);
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

test('an operator ingests a report file on the page of deliveries', async ({ page, restoreSession }) => {
  const name = `${CLAIMS}_console.csv`;
  const { content } = await readShortenedList(CLAIMS);
  await restoreSession('console', 'operator');
  await page.context().addCookies([{ name: 'language', value: 'ko', url: site }]);
  await page.goto(`${site}${paths.operatorDeliveries.path}?type=${CLAIMS}`);

  await page.getByRole('button', { name: '보고서 넣기' }).click();
  const card = page.getByRole('region', { name: '보고서 넣기' });
  await card
    .getByLabel('파일 선택')
    .setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(content) });
  await card.getByRole('button', { name: '파일 1개 넣기' }).click();

  await expect(card.getByText(`${name} 파일로 바꿔 반영했어요`)).toBeVisible();
  await expect(rowOf(page, name)).toContainText('반영 중');
});
