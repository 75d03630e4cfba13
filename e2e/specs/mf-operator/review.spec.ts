import { paths } from '@portal/shared/routing';
import type { Page } from '@playwright/test';
import { createCaller } from '../../fixtures/signed-call.ts';
import { expect, test } from '../../fixtures/test.ts';
import { origin } from '../../harness/environment.ts';

const site = origin('console');

const openQueue = async (page: Page, query: string) => {
  await page.context().addCookies([{ name: 'language', value: 'ko', url: site }]);
  await page.goto(`${site}${paths.operatorReview.path}${query}`);
  await expect(page.getByRole('row').nth(1)).toBeVisible();
};

test('an operator approves all waiting channels of a site at once, and its manager sees them approved', async ({
  page,
  browser,
  sessions,
  restoreSession,
}) => {
  await restoreSession('console', 'operator');
  await openQueue(page, '?site=ember.localhost');
  const rows = page.getByRole('row').filter({ has: page.getByRole('button', { name: /승인$/ }) });
  const names = await rows.getByRole('rowheader').allInnerTexts();
  expect(names.length).toBeGreaterThan(0);

  await page.locator('label', { hasText: '모두 선택' }).click();
  await page.getByRole('toolbar').getByRole('button', { name: '승인' }).click();
  const dialog = page.getByRole('dialog', { name: `채널 ${names.length}개 승인` });
  await dialog.getByRole('button', { name: '승인' }).click();

  await expect(page.getByText(`채널 ${names.length}개를 승인했어요`)).toBeVisible();
  await expect(page.getByRole('heading', { name: '조건에 맞는 채널이 없어요' })).toBeVisible();
  const partner = await browser.newContext({ storageState: await sessions('ember') });
  const tab = await partner.newPage();
  await tab.goto(origin('ember') + paths.notices.path);
  const { counts } = await (await createCaller(tab, 'ember'))('/channel/list', {});
  await partner.close();
  expect(counts.waiting).toBe(0);
});

test('a channel is put on hold by keyboard alone, with the reason that its manager reads', async ({
  page,
  restoreSession,
}) => {
  await restoreSession('console', 'operator');
  await openQueue(page, '?site=lagoon.localhost');
  const first = page.getByRole('row').nth(1);
  const name = (await first.getByRole('rowheader').innerText()).split('\n')[0] ?? '';

  await first.getByRole('button', { name: /메뉴$/ }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem', { name: '보류' })).toBeFocused();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: '채널 1개 보류' });
  await dialog.getByLabel('사유').focus();
  await page.keyboard.type('소유 확인이 필요해요');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(dialog.getByRole('button', { name: '보류' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(dialog).toHaveCount(0);

  await page.getByRole('link', { name: /^보류/ }).click();
  await expect(page.getByRole('row', { name: new RegExp(name) })).toContainText('소유 확인이 필요해요');
});

test('T-15 a manager gets neither the pages nor the calls of operators', async ({
  page,
  problems,
  restoreSession,
}) => {
  problems.expect(/status of 404/);
  await restoreSession('aurora');
  const calls: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/operator/')) calls.push(request.url());
  });

  await page.goto(origin('aurora') + paths.operatorReview.path);

  await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible();
  await expect(page.getByRole('table')).toHaveCount(0);
  expect(calls).toEqual([]);
});
