import { paths } from '@portal/shared/routing';
import { expect, test } from '../../fixtures/test.ts';
import { origin } from '../../harness/environment.ts';

const all = origin('aurora') + paths.musicsAll.path;

test('a filter by mood is a chip in the address, which Back undoes', async ({ page, restoreSession }) => {
  await restoreSession('aurora');
  await page.goto(all);

  await page.getByRole('button', { name: '분위기 전체' }).click();
  await page.getByRole('option', { name: '잔잔한' }).click();
  await expect(page).toHaveURL(`${all}?mood=calm`);
  await expect(page.getByRole('button', { name: '분위기: 잔잔한, 지우기' })).toBeVisible();

  await page.goBack();
  await expect(page).toHaveURL(all);
  await expect(page.getByRole('button', { name: '분위기: 잔잔한, 지우기' })).toHaveCount(0);
});

test('on a phone one sheet has all filters, and Back undoes what it applied', async ({
  page,
  restoreSession,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await restoreSession('aurora');
  await page.goto(all);

  await page.getByRole('button', { name: /^필터/ }).click();
  const sheet = page.getByRole('dialog', { name: '필터' });
  await sheet.getByRole('button', { name: '보컬 전체' }).click();
  await page.getByRole('option', { name: '연주곡' }).click();
  await sheet.getByRole('button', { name: '적용' }).click();

  await expect(page).toHaveURL(`${all}?vocals=instrumental`);
  await expect(page.getByRole('button', { name: '보컬: 연주곡, 지우기' })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(all);
  await expect(sheet).toHaveCount(0);
});
