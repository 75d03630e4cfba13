import type { Page } from '@playwright/test';
import { paths } from '@portal/shared/routing';
import { allRules, contrastRule, findViolations, useDarkColors } from '../../fixtures/accessibility.ts';
import { site } from '../../fixtures/demo.ts';
import { findDialogViolations } from '../../fixtures/dialog-accessibility.ts';
import { expect, test } from '../../fixtures/test.ts';
import { origin } from '../../harness/environment.ts';

const LIMITED = '?country=KR&weekday=mon';

const chips = (page: Page) => page.getByRole('group', { name: '적용된 필터' });
const chart = (page: Page) => page.getByRole('slider', { name: /추이$/ });
const causes = (page: Page) => page.getByRole('dialog', { name: '수익이 달라진 이유' });

test('a limited dashboard is accessible in both colour schemes, and a chip is removed by keyboard', async ({
  page,
  restoreSession,
}) => {
  await restoreSession(site);
  await page.goto(origin(site) + paths.dashboard.path + LIMITED);
  await expect(chips(page).getByRole('button')).toHaveCount(2);
  await expect(chart(page)).toBeVisible();
  expect(await findViolations(page, allRules)).toEqual([]);
  await useDarkColors(page);
  expect(await findViolations(page, contrastRule)).toEqual([]);

  await chips(page)
    .getByRole('button', { name: /^요일: 월요일/ })
    .focus();
  await page.keyboard.press('Enter');
  await expect(chips(page).getByRole('button')).toHaveCount(1);
  await expect(page).toHaveURL(/\?country=KR$/);
});

test('a press of a day opens its causes, which add up, and leads to its weekday; Back returns', async ({
  page,
  restoreSession,
}) => {
  await restoreSession(site);
  await page.goto(origin(site) + paths.dashboard.path);
  await expect(chart(page).locator('svg').first()).toBeVisible();

  await chart(page).click();

  const table = causes(page).getByRole('table', { name: '비교 기간과 달라진 이유' });
  await expect(table).toBeVisible();
  await expect(page).toHaveURL(/bridge=\d{4}-\d\d-\d\d/);
  const rows = await table
    .locator('tbody tr')
    .evaluateAll((items) => items.map((item) => item.querySelector('td:last-child')?.textContent ?? ''));
  const amounts = rows.map((text) => BigInt(text.replaceAll(/[^\d-]/g, '')));
  expect(amounts.slice(0, -1).reduce((total, each) => total + each, 0n)).toBe(amounts.at(-1));
  expect(await findDialogViolations(page)).toEqual([]);

  await causes(page)
    .getByRole('button', { name: /^이 요일만 보기/ })
    .click();
  await expect(causes(page)).toBeHidden();
  await expect(chips(page).getByRole('button', { name: /^요일: /u })).toBeVisible();
  await page.goBack();
  await expect(chips(page)).toBeHidden();
  await expect(causes(page)).toBeHidden();
});

test('the chips of a phone fit its width, and its readout opens the causes of a day', async ({
  page,
  restoreSession,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await restoreSession(site);
  await page.goto(`${origin(site)}${paths.dashboard.path}${LIMITED}`);
  await expect(chips(page).getByRole('button')).toHaveCount(2);
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBeLessThanOrEqual(0);

  await page.getByRole('button', { name: /수익이 달라진 이유$/ }).click();
  await expect(causes(page)).toBeVisible();
  await page.goBack();
  await expect(causes(page)).toBeHidden();
});
