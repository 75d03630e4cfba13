import { Buffer } from 'node:buffer';
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { allRules, contrastRule, findViolations, useDarkColors } from '../../fixtures/accessibility.ts';
import { findDialogViolations } from '../../fixtures/dialog-accessibility.ts';
import { issueNewestMonth } from '../../fixtures/payouts.ts';
import { expect, test } from '../../fixtures/test.ts';
import { findSmallTargets } from '../../fixtures/touch-targets.ts';
import { origin } from '../../harness/environment.ts';

/** No other spec reads what the platform pays its manager. */
const PARTNER = 'ember';
const MANAGER = `manager@${PARTNER}.example`;
// One after another, because the last one pays everything.
test.describe.configure({ mode: 'default' });

const cardOf = (page: Page) => page.getByRole('region', { name: 'Import the bank’s file' });
const runOf = (page: Page) => page.getByRole('region', { name: 'Pay run' });

async function openPayouts(page: Page) {
  await page.context().addCookies([{ name: 'language', value: 'en', url: origin('console') }]);
  await page.goto(`${origin('console')}/operator/payouts?domain=${PARTNER}.localhost`);
  await expect(cardOf(page)).toBeVisible();
}

/** Chooses a file, and confirms its import. */
async function send(page: Page, content: string) {
  const card = cardOf(page);
  await card
    .locator('input[type=file]')
    .setInputFiles({ name: 'bank.csv', mimeType: 'text/csv', buffer: Buffer.from(content) });
  await card.getByRole('button', { name: 'Import' }).click();
  const dialog = page.getByRole('alertdialog');
  expect.soft(await findDialogViolations(page), 'the confirmation').toEqual([]);
  await dialog.getByRole('button', { name: 'Import' }).click();
  await expect(dialog).toHaveCount(0);
}

test("the bank's file of the platform is refused row by row, and the CSV of a pay run is recorded once", async ({
  page,
  restoreSession,
  problems,
}) => {
  await issueNewestMonth(PARTNER);
  await restoreSession('console', 'operator');
  await openPayouts(page);
  const card = cardOf(page);

  problems.expect(/status of 422/);
  await send(
    page,
    [
      'email,amount,currency,date,reference',
      `${MANAGER},1,KRW,2026-01-05,BANK-1`,
      'member1@ember.example,1,KRW,2026-01-05,BANK-2',
      `${MANAGER},x,KRW,2026-01-05,BANK-3`,
    ].join('\n'),
  );
  const alert = card.getByRole('alert');
  await expect(alert).toContainText(
    'Row 3: no manager of this site has this address or id: member1@ember.example',
  );
  await expect(alert).toContainText('Row 4: amount is not valid: x – It is above 0');
  expect.soft(await findViolations(page, allRules), 'refused, light').toEqual([]);
  await useDarkColors(page);
  expect.soft(await findViolations(page, contrastRule), 'refused, dark').toEqual([]);
  await card.getByRole('button', { name: /^Remove/ }).click();
  await expect(alert).toHaveCount(0);

  const run = runOf(page);
  await expect(run.getByRole('row').filter({ hasText: MANAGER })).toBeVisible();
  await run.getByRole('button', { name: 'Download' }).click();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: /CSV/ }).click(),
  ]);
  const csv = await readFile(await download.path(), 'utf8');
  await send(page, csv);
  await expect(card.getByRole('status')).toContainText('1 payment recorded.');
  await expect(run).toContainText('Nobody is payable on this day');
  await send(page, csv);
  await expect(card.getByRole('status')).toContainText('1 was known already.');
});

test.describe('by touch', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('payouts with the import are accessible on a phone and have touch targets of 44 pixels', async ({
    page,
    restoreSession,
  }) => {
    await restoreSession('console', 'operator');
    await openPayouts(page);

    expect.soft(await findSmallTargets(page)).toEqual([]);
    expect(await findViolations(page, allRules)).toEqual([]);
  });
});
