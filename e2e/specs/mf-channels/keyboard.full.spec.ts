import { paths } from '@portal/shared/routing';
import { tabTo } from '../../fixtures/keyboard.ts';
import { createPartner } from '../../fixtures/partner.ts';
import { createCaller } from '../../fixtures/signed-call.ts';
import { expect, test } from '../../fixtures/test.ts';
import { origin } from '../../harness/environment.ts';

const SITE = 'mono';
const CHANNEL = { handle: '@quiet.rooms', name: 'Quiet Rooms' };

test('a channel is registered and assigned by keyboard alone', async ({ page, sessions, restoreSession }) => {
  const call = await createPartner(SITE, sessions);
  await restoreSession(SITE);
  await page.context().addCookies([{ name: 'language', value: 'en', url: origin(SITE) }]);
  await page.goto(origin(SITE) + paths.manageChannel.path);
  await expect(page.getByRole('row').nth(1)).toBeVisible();

  await tabTo(page, 'Register channels');
  await page.keyboard.press('Enter');
  const registration = page.getByRole('dialog', { name: 'Register channels' });
  await expect(registration.getByRole('textbox', { name: 'Channel links' })).toBeFocused();
  await page.keyboard.type(CHANNEL.handle);
  await expect(registration.getByText('All lines checked')).toBeVisible();
  // Without a category the message belongs to the button that chooses it, which gets the focus.
  await tabTo(page, 'Register 1 channel');
  await page.keyboard.press('Enter');
  const category = registration.getByRole('button', { name: `Category of ${CHANNEL.name}` });
  await expect(category).toHaveAccessibleDescription('Please select a channel category');
  await expect(category).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('option').first()).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(category).toBeFocused();
  await tabTo(page, 'Register 1 channel');
  await page.keyboard.press('Enter');
  await expect(registration).toHaveCount(0);
  const row = page.getByRole('row', { name: CHANNEL.name });
  await expect(row).toContainText('Waiting');

  try {
    await tabTo(page, `Menu for ${CHANNEL.name}`);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('menuitem').first()).toBeFocused();
    await page.keyboard.type('Assign');
    await expect(page.getByRole('menuitem', { name: /^Assign members/ })).toBeFocused();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Assign members' });
    const member = dialog.getByRole('checkbox').first();
    await expect(member).toBeVisible();
    for (let stops = 0; stops < 10; stops += 1) {
      await page.keyboard.press('Tab');
      if (await member.evaluate((box) => box === document.activeElement)) break;
    }
    await page.keyboard.press('Space');
    await expect(member).toBeChecked();
    await tabTo(page, 'Assign 1 member');
    await page.keyboard.press('Enter');
    await expect(dialog).toHaveCount(0);
    await expect(row.getByRole('button', { name: `Assign members to ${CHANNEL.name}` })).toHaveCount(0);
    // The focus returns to the row, from where the next command is one press away.
    await expect(row.getByRole('button', { name: `Menu for ${CHANNEL.name}` })).toBeFocused();
  } finally {
    const list = await createCaller(page, SITE);
    const { items } = await list('/channel/list', { search: CHANNEL.name });
    await call('/channel/delete', {
      channels: items.map(({ id }) => id),
      acknowledged: true,
      password: 'demo-1234',
    });
  }
});
