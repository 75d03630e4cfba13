import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { allRules, contrastRule, findViolations, useDarkColors } from '../../fixtures/accessibility.ts';
import { findDialogViolations } from '../../fixtures/dialog-accessibility.ts';
import { tabInto } from '../../fixtures/keyboard.ts';
import { expect, test } from '../../fixtures/test.ts';
import { origin } from '../../harness/environment.ts';

const MANAGER = 'manager@lagoon.example';
const IBAN = 'GB82WEST12345698765432';

const rowOf = (page: Page, table: string) =>
  page.getByRole('table', { name: table }).getByRole('row').filter({ hasText: MANAGER });

/** Reaches a button by keyboard, and presses it. */
async function press(page: Page, button: ReturnType<Page['getByRole']>, key = 'Tab') {
  await tabInto(page, button, key);
  await page.keyboard.press('Enter');
}

test('an operator holds and releases what a manager gets, and saves the order for the bank', async ({
  page,
  restoreSession,
}) => {
  await restoreSession('console', 'operator');
  await page.context().addCookies([{ name: 'language', value: 'en', url: origin('console') }]);
  await page.goto(`${origin('console')}/operator/payouts?domain=lagoon.localhost`);
  const balance = rowOf(page, 'Balances of managers');
  const line = rowOf(page, 'Pay run');
  await expect(line).toContainText('Known');
  expect.soft(await findViolations(page, allRules), 'the payouts, light').toEqual([]);
  await useDarkColors(page);
  expect.soft(await findViolations(page, contrastRule), 'the payouts, dark').toEqual([]);

  await press(page, balance.getByRole('button', { name: /^Menu for/ }));
  await press(page, page.getByRole('menuitem', { name: 'Hold payouts' }), 'ArrowDown');
  const dialog = page.getByRole('alertdialog');
  await tabInto(page, dialog.getByLabel('Reason'));
  await page.keyboard.type('A new bank account');
  expect.soft(await findDialogViolations(page), 'the dialog of a hold').toEqual([]);
  await press(page, dialog.getByRole('button', { name: 'Hold', exact: true }));
  await expect(balance).toContainText('on hold');
  await expect(page.getByText('Nobody is payable on this day')).toBeVisible();

  await press(page, balance.getByRole('button', { name: /^Menu for/ }));
  await press(page, page.getByRole('menuitem', { name: 'Show payments and holds' }), 'ArrowDown');
  const entries = page.getByRole('dialog', { name: /^Payments to/ });
  await expect(entries).toContainText('Reason: A new bank account');
  await press(page, entries.getByRole('button', { name: /^Release the hold of/ }));
  await tabInto(page, dialog.getByLabel('Reason'));
  await page.keyboard.type('It is right');
  await press(page, dialog.getByRole('button', { name: 'Release', exact: true }));
  await expect(entries).toContainText('Released');
  await expect(dialog).toHaveCount(0);
  // The pressed button is gone.
  await expect(entries.locator(':focus')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(entries).toHaveCount(0);
  await expect(line).toContainText('Known');

  await page.getByRole('main').getByRole('button', { name: 'Download' }).click();
  await press(page, page.getByRole('menuitem', { name: /^Bank order/ }), 'ArrowDown');
  const order = page.getByRole('dialog', { name: 'Bank order' });
  await order.getByLabel('Account holder').fill('Platform');
  await order.getByLabel('IBAN or account number').fill(IBAN);
  expect.soft(await findDialogViolations(page), 'the dialog of an order').toEqual([]);
  const saving = page.waitForEvent('download');
  await press(page, order.getByRole('button', { name: 'Download' }));
  const file = await saving;
  expect(file.suggestedFilename()).toMatch(/^payments_lagoon\.localhost_\d{4}-\d{2}-\d{2}\.xml$/);
  expect(await readFile(await file.path(), 'utf8')).toContain(IBAN);
  await expect(order).toHaveCount(0);
});
