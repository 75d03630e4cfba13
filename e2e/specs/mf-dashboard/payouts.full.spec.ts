import { Buffer } from 'node:buffer';
import { readFile } from 'node:fs/promises';
import { allRules, contrastRule, findViolations, useDarkColors } from '../../fixtures/accessibility.ts';
import { findDialogViolations } from '../../fixtures/dialog-accessibility.ts';
import { issueNewestMonth, payoutsPath } from '../../fixtures/payouts.ts';
import { expect, test } from '../../fixtures/test.ts';
import { findSmallTargets } from '../../fixtures/touch-targets.ts';
import { origin } from '../../harness/environment.ts';
import type { Page } from '@playwright/test';

/** No other spec reads its statements or pays its members. In the demo two of them are held and carried over. */
const PARTNER = 'lagoon';
const emailOf = (who: string) => `${who}@${PARTNER}.example`;
// One after another, because all of them need the month that the first one closes.
test.describe.configure({ mode: 'default' });

const HELD = emailOf('member3');
const IMPORTED = emailOf('member1');
const IBAN = 'DE89370400440532013000';

const regionOf = (page: Page, name: string) => page.getByRole('region', { name });

async function openPayouts(page: Page) {
  await page.context().addCookies([{ name: 'language', value: 'en', url: origin(PARTNER) }]);
  await page.goto(origin(PARTNER) + payoutsPath);
}

/** Chooses a command of the held member's row; returns the dialog. */
async function choose(page: Page, command: string) {
  const table = page.getByRole('table', { name: 'Balances by member' });
  await table
    .getByRole('row')
    .filter({ hasText: HELD })
    .getByRole('button', { name: /^Menu of/ })
    .click();
  await page.getByRole('menuitem', { name: command }).click();
  return page.getByRole('dialog').or(page.getByRole('alertdialog'));
}

/** Enters the bank details of the open dialog, and saves them. */
async function saveBankDetails(page: Page) {
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Account holder').fill('A. Holder');
  await dialog.getByRole('radio', { name: 'IBAN' }).press('Space');
  await dialog.getByRole('textbox', { name: 'IBAN' }).fill(IBAN);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toHaveCount(0);
}

test('a manager holds and releases, enters bank details, and saves the order for its bank', async ({
  page,
  restoreSession,
}) => {
  await issueNewestMonth(PARTNER);
  await restoreSession(PARTNER);
  await openPayouts(page);

  const hold = await choose(page, 'Hold');
  expect.soft(await findDialogViolations(page), 'the dialog of a hold').toEqual([]);
  await hold.getByLabel('Reason').fill('Checking the account');
  await hold.getByRole('button', { name: 'Hold' }).click();
  const row = page.getByRole('row').filter({ hasText: HELD });
  await expect(row.filter({ hasText: 'On hold' })).toBeVisible();
  const release = await choose(page, 'Release');
  await expect(release).toContainText('Checking the account');
  await release.getByLabel('Reason').fill('Checked');
  await release.getByRole('button', { name: 'Release' }).click();
  await expect(row.filter({ hasText: 'Payable' })).toBeVisible();

  const run = regionOf(page, 'Pay run');
  await choose(page, 'Bank details');
  expect.soft(await findDialogViolations(page), 'the dialog of bank details').toEqual([]);
  await saveBankDetails(page);
  await expect(run.getByRole('row').filter({ hasText: HELD })).toContainText('Known');
  await run.getByRole('button', { name: 'Download' }).click();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: /^Bank order/ }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^payments_[\d-]+\.xml$/);
  const order = await readFile(await download.path(), 'utf8');
  expect(order).toContain('pain.001.001.09');
  expect(order).toContain(IBAN);

  expect.soft(await findViolations(page, allRules), 'light').toEqual([]);
  await useDarkColors(page);
  expect.soft(await findViolations(page, contrastRule), 'dark').toEqual([]);
});

test("a bank's file is refused row by row, and the same file is recorded once", async ({
  page,
  restoreSession,
  problems,
}) => {
  await issueNewestMonth(PARTNER);
  await restoreSession(PARTNER);
  await openPayouts(page);
  const card = regionOf(page, 'Import the bank’s file');
  const send = async (rows: readonly string[]) => {
    const content = ['email,amount,currency,date,reference', ...rows].join('\n');
    await card
      .locator('input[type=file]')
      .setInputFiles({ name: 'bank.csv', mimeType: 'text/csv', buffer: Buffer.from(content) });
    await card.getByRole('button', { name: 'Import' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Import' }).click();
  };
  const paid = `${IMPORTED},1,USD,2026-01-05,BANK-1`;

  problems.expect(/status of 422/);
  await send([paid, 'nobody@example.com,1,USD,2026-01-05,BANK-2', `${IMPORTED},x,USD,2026-01-05,BANK-3`]);
  await expect(card.getByRole('alert')).toContainText('Row 3:');
  await expect(card.getByRole('alert')).toContainText('Row 4: amount is not valid: x – It is above 0');
  await card.getByRole('button', { name: /^Remove/ }).click();

  await send([paid]);
  await expect(card.getByRole('status')).toContainText('1 payment recorded.');
  await send([paid]);
  await expect(card.getByRole('status')).toContainText('1 was known already.');
});

test.describe('by touch', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test("a member's payouts are accessible on a phone and have touch targets of 44 pixels", async ({
    page,
    restoreSession,
  }) => {
    await issueNewestMonth(PARTNER);
    await restoreSession(PARTNER, 'member1');
    await openPayouts(page);

    await expect(regionOf(page, 'Month by month').getByRole('listitem').first()).toBeVisible();
    expect.soft(await findSmallTargets(page)).toEqual([]);
    expect(await findViolations(page, allRules)).toEqual([]);
  });
});
