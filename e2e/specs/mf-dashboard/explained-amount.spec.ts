import type { Locator } from '@playwright/test';
import { paths } from '@portal/shared/routing';
import { site } from '../../fixtures/demo.ts';
import { findDialogViolations } from '../../fixtures/dialog-accessibility.ts';
import { expect, test } from '../../fixtures/test.ts';
import { origin } from '../../harness/environment.ts';

/** Exact amounts on the screen have two decimals in won. */
const toHundredths = (text: string) => {
  const sign = text.startsWith('−') ? -1n : 1n;
  return sign * BigInt(text.replaceAll(/[^\d]/g, ''));
};

/** The name of each line of a list with its amount, the last text of the line. */
const readLines = async (list: Locator) => {
  await expect(list).toBeVisible();
  const lines = await list.locator('li').evaluateAll((items) =>
    items.map((item) => {
      const texts = [...item.querySelectorAll(':scope span')].map((span) => span.textContent);
      return { name: texts[1] ?? '', amount: texts.find((text) => /^−?[\d,]+\.\d\d$/.test(text)) ?? '' };
    }),
  );
  return lines.map(({ name, amount }) => ({ name, amount: toHundredths(amount) }));
};

const sum = (lines: readonly { amount: bigint }[]) => lines.reduce((total, { amount }) => total + amount, 0n);

test('an amount of the statement opens the files, shares, fee and rounding that add up to it', async ({
  page,
  restoreSession,
}) => {
  await restoreSession(site);
  await page.goto(`${origin(site)}${paths.statement.path}`);
  const amount = page.getByRole('button', { name: /정산 금액 ₩[\d,]+, 나온 과정 보기/ }).first();
  const shown = BigInt((await amount.innerText()).replaceAll(/\D/g, ''));
  await amount.focus();
  await page.keyboard.press('Enter');

  const dialog = page.getByRole('dialog', { name: '금액이 나온 과정' });
  const steps = await readLines(dialog.getByRole('list', { name: '계산 순서' }));
  const isSum = /^(총수익|정산 금액)/;
  expect(sum(steps.filter(({ name }) => !isSum.test(name)))).toBe(shown * 100n);
  const files = dialog.getByRole('list', { name: '이 금액의 보고서 파일' });
  expect(sum(await readLines(files))).toBe(steps[0]?.amount);
  await files.locator('summary').first().click();
  await expect(files.getByText('SHA-256').first()).toBeVisible();
  expect(await findDialogViolations(page)).toEqual([]);

  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(amount).toBeFocused();
});

test('the statement says why the month differs from the one before, by causes that add up', async ({
  page,
  restoreSession,
}) => {
  await restoreSession(site);
  await page.goto(`${origin(site)}${paths.statement.path}`);
  await page.getByText(/보다 달라진 이유$/).click();

  const table = page.getByRole('table', { name: '지난달과 달라진 이유' });
  await expect(table).toBeVisible();
  const rows = await table
    .locator('tbody tr')
    .evaluateAll((items) => items.map((item) => item.querySelector('td:last-child')?.textContent ?? ''));
  const amounts = rows.map((text) => BigInt(text.replaceAll(/[^\d-]/g, '')));
  const after = amounts.at(-1);
  expect(amounts.slice(0, -1).reduce((total, each) => total + each, 0n)).toBe(after);
  expect(amounts.length).toBeGreaterThan(3);
});
