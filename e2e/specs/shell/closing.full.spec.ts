import { createPublicKey, verify } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { paths } from '@portal/shared/routing';
import type { Page } from '@playwright/test';
import { allRules, contrastRule, findViolations, useDarkColors } from '../../fixtures/accessibility.ts';
import { findDialogViolations } from '../../fixtures/dialog-accessibility.ts';
import { tabInto } from '../../fixtures/keyboard.ts';
import { expect, test } from '../../fixtures/test.ts';
import { origin } from '../../harness/environment.ts';

/** No other spec reads the statements of this partner. */
const PARTNER = 'ember';
const domain = `${PARTNER}.localhost`;

const useEnglish = (page: Page, site: string) =>
  page.context().addCookies([{ name: 'language', value: 'en', url: origin(site) }]);

/** Expects the page to be accessible in both colour schemes. */
async function expectAccessible(page: Page, what: string) {
  expect.soft(await findViolations(page, allRules), `${what}, light`).toEqual([]);
  await useDarkColors(page);
  expect.soft(await findViolations(page, contrastRule), `${what}, dark`).toEqual([]);
  await page.emulateMedia({ colorScheme: 'light' });
}

const dialogOf = (page: Page) => page.getByRole('alertdialog');

/** Reaches a button of the open dialog by keyboard, and presses it. */
async function pressInDialog(page: Page, name: string) {
  await tabInto(page, dialogOf(page).getByRole('button', { name, exact: true }));
  await page.keyboard.press('Enter');
  await expect(dialogOf(page)).toHaveCount(0);
}

/** Closes the newest ended month of the partner by keyboard, and returns it. */
async function closeMonth(page: Page): Promise<string> {
  const checked = page.waitForResponse((response) => response.url().includes('/api/operator/closing?'));
  await page.goto(`${origin('console')}/operator/closing?domain=${domain}`);
  // The API's document says what the response is.
  const { checks } = (await (await checked).json()) as { checks: { month: string } };
  const heading = page.getByRole('main').getByRole('heading', { level: 2 }).first();
  await expect(heading).toContainText('Open');
  await expectAccessible(page, 'the checks');

  await tabInto(page, page.getByRole('button', { name: 'Close the month' }));
  await page.keyboard.press('Enter');
  await expect(dialogOf(page)).toContainText('never change again');
  expect.soft(await findDialogViolations(page), 'the dialog that closes').toEqual([]);
  // The demo has no closing reports of its newest month.
  await tabInto(page, dialogOf(page).getByLabel('Why the month is closed all the same'));
  await page.keyboard.type('a browser test');
  await pressInDialog(page, 'Close all the same');

  await expect(heading).toContainText('Closed');
  await expect(heading).toBeFocused();
  await expect(page.getByRole('definition').filter({ hasText: 'a browser test' })).toBeVisible();
  await expect(page.getByRole('row').filter({ hasText: `manager@${PARTNER}.example` })).toContainText(
    'Not issued',
  );
  await expectAccessible(page, 'the closed month');
  return checks.month;
}

/** Issues the statement of a month by keyboard, and returns its number. */
async function issueStatement(page: Page, month: string): Promise<string> {
  await page.goto(`${origin(PARTNER)}${paths.statement.path}?month=${month}`);
  await tabInto(page, page.getByRole('button', { name: 'Issue the statement' }));
  await page.keyboard.press('Enter');
  await expect(dialogOf(page)).toContainText('can reopen it');
  expect.soft(await findDialogViolations(page), 'the dialog that issues').toEqual([]);
  await pressInDialog(page, 'Issue');

  const issued = page.getByText(/^Statement [0-9A-F]{8}-\d{4}-\d{3}$/);
  await expect(issued).toBeVisible();
  await expect(page.getByRole('heading', { name: /^Statement for/ })).toContainText('Issued');
  await expectAccessible(page, 'the issued statement');
  return (await issued.innerText()).replace('Statement ', '');
}

test('an operator closes a month, its manager issues the statement, and its signature holds', async ({
  page,
  restoreSession,
}) => {
  await restoreSession('console', 'operator');
  await useEnglish(page, 'console');
  const month = await closeMonth(page);

  await restoreSession(PARTNER);
  await useEnglish(page, PARTNER);
  const number = await issueStatement(page, month);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Signed document (JSON)' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe(`statement-${month}-${number}.json`);
  const signed: unknown = JSON.parse(await readFile(await file.path(), 'utf8'));
  // The shape is that of the API, which checks its responses.
  const { document, signature, public_key: key } = signed as Record<string, string>;
  const publicKey = createPublicKey({ key: Buffer.from(key ?? '', 'base64'), format: 'der', type: 'spki' });
  expect(verify(null, Buffer.from(document ?? ''), publicKey, Buffer.from(signature ?? '', 'base64'))).toBe(
    true,
  );

  // The open page would keep the session of the manager.
  await page.goto('about:blank');
  await restoreSession(PARTNER, 'member1');
  await useEnglish(page, PARTNER);
  await page.goto(`${origin(PARTNER)}${paths.statement.path}?month=${month}`);
  await expect(page.getByText(`Statement ${number}`)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Signed document (JSON)' })).toHaveCount(0);

  await restoreSession('console', 'operator');
  await useEnglish(page, 'console');
  await page.goto(`${origin('console')}/operator/closing?domain=${domain}&month=${month}`);
  await expect(page.getByText('1 of 1 issued')).toBeVisible();
  await expect(page.getByRole('cell', { name: number })).toBeVisible();
});
