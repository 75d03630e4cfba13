import type { Page } from '@playwright/test';
import { paths } from '@portal/shared/routing';
import { expect, test } from '../../fixtures/test.ts';
import { origin } from '../../harness/environment.ts';

const SITE = 'lagoon';
/** Approved, and assigned to nobody. */
const CHANNEL = '山海單車';

const rowOf = (page: Page) => page.getByRole('row', { name: new RegExp(CHANNEL) });

const openAssignment = async (page: Page) => {
  await page.context().addCookies([{ name: 'language', value: 'en', url: origin(SITE) }]);
  await page.goto(origin(SITE) + paths.manageChannel.path);
  await rowOf(page)
    .getByRole('button', { name: `Assign members to ${CHANNEL}` })
    .click();
  const dialog = page.getByRole('dialog', { name: 'Assign members' });
  await expect(dialog.getByRole('checkbox').nth(1)).toBeVisible();
  return dialog;
};

const assign = async (dialog: Awaited<ReturnType<typeof openAssignment>>, place: number) => {
  await dialog.locator('label').nth(place).click();
  await dialog.getByRole('button', { name: 'Assign 1 member' }).click();
};

test('T-60 of two browsers that assign one channel, the first wins and the other one is told', async ({
  page,
  browser,
  problems,
  sessions,
  restoreSession,
}) => {
  problems.expect(/status of 412/);
  await restoreSession(SITE);
  const elsewhere = await browser.newContext({ storageState: await sessions(SITE) });
  const other = await elsewhere.newPage();
  const [mine, theirs] = [await openAssignment(page), await openAssignment(other)];
  const winner = (await theirs.locator('label').first().innerText()).trim().split('\n').at(-1) ?? '';

  await assign(theirs, 0);
  await expect(theirs).toHaveCount(0);
  const undo = other.getByRole('button', { name: 'Undo' });
  // The snackbar stays while it has the focus.
  await undo.focus();
  await assign(mine, 1);

  await expect(mine.getByRole('alert')).toContainText('changed elsewhere');
  await mine.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Discard' }).click();
  // The list of the other browser has the winner's member, and only that one.
  await expect(rowOf(page)).toContainText(winner);
  await expect(rowOf(page)).toHaveText((await rowOf(other).textContent()) ?? '');

  await undo.click();
  await expect(rowOf(other).getByRole('button', { name: `Assign members to ${CHANNEL}` })).toBeVisible();
  await elsewhere.close();
});
