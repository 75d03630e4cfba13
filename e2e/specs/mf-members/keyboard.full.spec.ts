import { paths } from '@portal/shared/routing';
import { tabTo, typeInto } from '../../fixtures/keyboard.ts';
import { createPartner } from '../../fixtures/partner.ts';
import { createCaller } from '../../fixtures/signed-call.ts';
import { expect, test } from '../../fixtures/test.ts';
import { origin } from '../../harness/environment.ts';

const SITE = 'mono';

test('a member is added by keyboard alone, and the summary of errors leads to a field', async ({
  page,
  sessions,
  restoreSession,
}) => {
  const call = await createPartner(SITE, sessions);
  const email = `keyboard-${Date.now()}@mono.example`;
  await restoreSession(SITE);
  await page.context().addCookies([{ name: 'language', value: 'en', url: origin(SITE) }]);
  await page.goto(origin(SITE) + paths.manageMember.path);
  await expect(page.getByRole('row').nth(1)).toBeVisible();

  await tabTo(page, 'Add member');
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Add member' });
  await expect(dialog.getByLabel('Email')).toBeFocused();
  await page.keyboard.type('nobody');
  await page.keyboard.press('Enter');
  await expect(dialog.getByLabel('Email')).toHaveAccessibleDescription(/Check the email address/);
  // The summary of the errors leads to each field.
  await tabTo(page, 'Email');
  await page.keyboard.press('Enter');
  await expect(dialog.getByLabel('Email')).toBeFocused();
  await page.keyboard.press('Control+A');
  await page.keyboard.type(email);
  await typeInto(page, 'Password', 'four');
  await typeInto(page, 'Nickname', 'Keys');
  await page.keyboard.press('Enter');

  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('row', { name: email })).toContainText('Keys');
  const list = await createCaller(page, SITE);
  const { items } = await list('/member/mcn/accounts', { search: email });
  for (const { id } of items) await call('/member/mcn/delete', { target: id, password: 'demo-1234' });
});

test('share, password and deletion of a member are reached from its page by keyboard alone', async ({
  page,
  restoreSession,
}) => {
  await restoreSession(SITE);
  await page.context().addCookies([{ name: 'language', value: 'en', url: origin(SITE) }]);
  // Not the first member of the list, because another test adds one and deletes it.
  await page.goto(origin(SITE) + paths.manageMember.href({ q: 'member1' }));
  const link = page.getByRole('main').getByRole('row').nth(1).getByRole('link').first();
  const name = await link.innerText();
  await tabTo(page, name);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name })).toBeVisible();

  for (const [command, title] of [
    ['Change share', 'Change revenue share'],
    ['Change password', 'Change password'],
  ] as const) {
    await tabTo(page, command);
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: title });
    await expect(dialog.getByRole('textbox').first()).toBeFocused();
    await page.keyboard.press('Control+A');
    await page.keyboard.type('0');
    if (command === 'Change share') await expect(dialog.getByText('Fee 100%')).toBeVisible();
    await page.keyboard.press('Escape');
    if (command === 'Change share') {
      await expect(page.getByRole('alertdialog')).toBeVisible();
      await tabTo(page, 'Discard');
      await page.keyboard.press('Enter');
    }
    await expect(dialog).toHaveCount(0);
    await expect(page.getByRole('button', { name: command })).toBeFocused();
  }

  await tabTo(page, `Actions for ${name}`);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem').first()).toBeFocused();
  await page.keyboard.type('Delete');
  await expect(page.getByRole('menuitem', { name: 'Delete member' })).toBeFocused();
  await page.keyboard.press('Enter');
  const deletion = page.getByRole('dialog', { name: 'Delete member' });
  // A Tab before it opens moves the focus on the page, to which the dialog would return it.
  await expect(deletion).toBeVisible();
  await tabTo(page, 'Delete');
  await page.keyboard.press('Enter');
  await expect(deletion.getByLabel('Current password', { exact: true })).toHaveAccessibleDescription(
    /password/,
  );
  await page.keyboard.press('Escape');
  await expect(deletion).toHaveCount(0);
  await expect(page.getByRole('button', { name: `Actions for ${name}` })).toBeFocused();
});
