import type { Page } from '@playwright/test';
import { allRules, findViolations } from '../../fixtures/accessibility.ts';
import { findDialogViolations } from '../../fixtures/dialog-accessibility.ts';
import { issueNewestMonth, payoutsPath } from '../../fixtures/payouts.ts';
import { expect, test } from '../../fixtures/test.ts';
import { origin } from '../../harness/environment.ts';

/** No other spec pays its member. */
const PARTNER = 'mono';
const REFERENCE = 'KB-2026-7781';

/** Opens the payouts of the partner in English. */
async function openPayouts(page: Page, query = '') {
  await page.context().addCookies([{ name: 'language', value: 'en', url: origin(PARTNER) }]);
  await page.goto(`${origin(PARTNER)}${payoutsPath}${query}`);
}

const answerOf = (page: Page) => page.getByRole('main').getByRole('heading', { level: 2 }).first();

test('a member reads what is payable, its manager records a payment, and the member reads when it was paid', async ({
  page,
  restoreSession,
}) => {
  const month = await issueNewestMonth(PARTNER);
  await restoreSession(PARTNER, 'member1');
  await openPayouts(page);
  await expect(answerOf(page)).toHaveText(/^\$[\d,.]+ is payable$/);
  const amount = (await answerOf(page).innerText()).replace(' is payable', '');
  await expect(page.getByRole('link', { name: /^Statement for/ }).last()).toHaveAttribute(
    'href',
    `/dashboard/statement?month=${month}`,
  );
  expect.soft(await findViolations(page, allRules), "the member's payouts").toEqual([]);

  // The open page would keep the session of the member.
  await page.goto('about:blank');
  await restoreSession(PARTNER);
  await openPayouts(page);
  const row = page
    .getByRole('table', { name: 'Balances by member' })
    .getByRole('row')
    .filter({ hasText: `member1@${PARTNER}.example` });
  await expect(row).toContainText(amount);
  expect.soft(await findViolations(page, allRules), "the manager's payouts").toEqual([]);
  await row.getByRole('button', { name: /^Menu of/ }).click();
  await page.getByRole('menuitem', { name: 'Record a payment' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Reference').fill(REFERENCE);
  expect.soft(await findDialogViolations(page), 'the dialog of a payment').toEqual([]);
  await dialog.getByRole('button', { name: 'Record' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(row).toContainText('Nothing due');

  await page.goto('about:blank');
  await restoreSession(PARTNER, 'member1');
  await openPayouts(page);
  await expect(page.getByText(/^Last paid: /)).toContainText(amount);
  await expect(page.getByRole('row').filter({ hasText: REFERENCE })).toContainText(amount);
  await expect(answerOf(page)).toHaveText('Nothing is due right now');
});
