import type { Page } from '@playwright/test';
import { paths } from '@portal/shared/routing';
import { expectFocusInside, tabInto, tabTo } from '../../fixtures/keyboard.ts';
import { expect, test } from '../../fixtures/test.ts';
import { origin } from '../../harness/environment.ts';

const SITE = 'lagoon';
/** Approved and assigned, so that it can be shared, unassigned and not deleted. */
const CHANNEL = { name: '喵星日常', handle: '@meow.daily' };
const UNVERIFIED = { name: '老屋修復日記', handle: '@old.house' };

/** Chooses a command of a channel's menu without the mouse. */
async function choose(page: Page, { name, handle }: typeof CHANNEL, command: string) {
  await page.goto(origin(SITE) + paths.manageChannel.href({ q: handle }));
  await expect(page.getByRole('row', { name })).toBeVisible();
  await tabTo(page, `Menu for ${name}`);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem').first()).toBeFocused();
  await page.keyboard.type(command);
  await expect(page.getByRole('menuitem', { name: new RegExp(`^${command}`) })).toBeFocused();
  await page.keyboard.press('Enter');
  // Its focus is moved into the dialog once that is there.
  const dialog = page.getByRole('dialog').or(page.getByRole('alertdialog'));
  await expect(dialog).toBeVisible();
  return dialog;
}

const expectReturn = async (page: Page, { name }: typeof CHANNEL) => {
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('button', { name: `Menu for ${name}` })).toBeFocused();
};

test.beforeEach(async ({ page, restoreSession }) => {
  await restoreSession(SITE);
  await page.context().addCookies([{ name: 'language', value: 'en', url: origin(SITE) }]);
});

test('parts and the first day of an assignment are entered by keyboard alone, and the snackbar undoes them', async ({
  page,
}) => {
  const dialog = await choose(page, CHANNEL, 'Assign members');
  const member = dialog.getByRole('checkbox', { disabled: false }).first();
  await expect(member).toBeVisible();
  const before = await page.getByRole('row', { name: CHANNEL.name, includeHidden: true }).textContent();
  await tabInto(page, member);
  await page.keyboard.press('Space');
  await expect(member).toBeChecked();

  await tabTo(page, 'Equal');
  await page.keyboard.press('ArrowRight');
  await expect(dialog.getByRole('radio', { name: 'Custom' })).toBeChecked();
  const shares = dialog.getByRole('textbox', { name: /^Assigned share of/ });
  await expect(shares).toHaveCount(2);
  for (const [place, part] of [
    [0, '70'],
    [1, '40'],
  ] as const) {
    await page.keyboard.press('Tab');
    await expect(shares.nth(place)).toBeFocused();
    await page.keyboard.press('Control+A');
    await page.keyboard.type(part);
  }
  await expect(dialog.getByText('110% in total. It can’t exceed 100%')).toBeVisible();
  await tabTo(page, 'Assign 1 member');
  await page.keyboard.press('Enter');
  // The first entry to correct has the focus.
  await expect(shares.first()).toBeFocused();
  await page.keyboard.press('Control+A');
  await page.keyboard.type('60');
  await tabTo(page, 'Assign 1 member');
  await page.keyboard.press('Enter');
  await expectReturn(page, CHANNEL);
  // At once, because the snackbar stays while it has the focus.
  await tabTo(page, 'Undo');
  const row = page.getByRole('row', { name: CHANNEL.name });
  await expect(row).toContainText('60%');
  await expect(row).toContainText('40%');

  await page.keyboard.press('Enter');
  await expect(page.getByText('Undone')).toBeVisible();
  await expect(row).toHaveText(before ?? '');
});

test('history, end of an assignment and deletion are reached and left by keyboard alone', async ({
  page,
}) => {
  const history = await choose(page, CHANNEL, 'Assignment history');
  await expect(history.getByRole('table')).toBeVisible();
  await page.keyboard.press('Escape');
  await expectReturn(page, CHANNEL);

  const unassigning = await choose(page, CHANNEL, 'Unassign members');
  await expect(unassigning.getByText(/assigned to nobody/).first()).toBeVisible();
  await tabTo(page, 'Cancel');
  await page.keyboard.press('Enter');
  await expectReturn(page, CHANNEL);

  const deletion = await choose(page, CHANNEL, 'Delete channel');
  await tabTo(page, 'Delete');
  await page.keyboard.press('Enter');
  // The summary of the errors leads to each field.
  await expect(deletion.getByRole('alert').first()).toBeVisible();
  const acknowledgement = deletion.getByRole('checkbox');
  await expect(acknowledgement).toHaveAccessibleDescription(/.+/);
  await tabInto(page, acknowledgement);
  await page.keyboard.press('Space');
  await expect(acknowledgement).toBeChecked();
  await page.keyboard.press('Escape');
  await expectReturn(page, CHANNEL);
});

test('the code of a verification is copied and its guide is opened by keyboard alone', async ({ page }) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  const dialog = await choose(page, UNVERIFIED, 'Verify channel');
  const code = await dialog.locator('code').innerText();
  await tabTo(page, 'Copy verification code');
  await page.keyboard.press('Enter');
  await expect(dialog.getByText('Code copied')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(code);
  const guide = dialog.getByRole('group').filter({ hasText: 'Where do I paste it?' });
  await tabInto(page, guide);
  await page.keyboard.press('Enter');
  await expect(dialog.getByText('Open Customization in YouTube Studio')).toBeVisible();
  await page.keyboard.press('Escape');
  await expectReturn(page, UNVERIFIED);
});

test('several channels are ticked and given to the bar of commands by keyboard alone', async ({ page }) => {
  await page.goto(origin(SITE) + paths.manageChannel.href({ status: 'approved' }));
  const boxes = page.getByRole('main').getByRole('checkbox');
  await expect(boxes.nth(2)).toBeVisible();
  await tabInto(page, boxes.nth(1));
  await page.keyboard.press('Space');
  await expect(page.getByText('1 selected')).toBeVisible();
  await tabInto(page, boxes.nth(2));
  await page.keyboard.press('Space');
  await expect(page.getByText('2 selected')).toBeVisible();
  const assign = page.getByRole('button', { name: 'Assign members', exact: true });
  await tabInto(page, assign, 'Shift+Tab');
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Assign members' });
  await expect(dialog.getByRole('list', { name: 'Channels' }).getByRole('listitem')).toHaveCount(2);
  await expectFocusInside(dialog);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  // The selection stays until it is cleared by the same key.
  await expect(page.getByText('2 selected')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByText('2 selected')).toHaveCount(0);
});
