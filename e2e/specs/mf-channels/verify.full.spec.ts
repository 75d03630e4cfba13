import type { Page } from '@playwright/test';
import { paths } from '@portal/shared/routing';
import { callOperatorApi } from '../../fixtures/operator.ts';
import { createPartner } from '../../fixtures/partner.ts';
import { createCaller } from '../../fixtures/signed-call.ts';
import { expect, test } from '../../fixtures/test.ts';
import { createYoutube } from '../../fixtures/youtube.ts';
import { origin } from '../../harness/environment.ts';

async function openChannels(page: Page, site: string) {
  await page.context().addCookies([{ name: 'language', value: 'en', url: origin(site) }]);
  await page.goto(origin(site) + paths.manageChannel.path);
}

async function openVerification(page: Page, name: string) {
  await page.getByRole('button', { name: `Verify ${name}` }).click();
  const dialog = page.getByRole('dialog', { name: 'Verify channel' });
  await expect(dialog.getByText(name)).toBeVisible();
  return { dialog, code: await dialog.locator('code').innerText() };
}

test('a verification that ends while another page is open is reported there', async ({
  page,
  restoreSession,
}) => {
  const youtube = await createYoutube();
  await restoreSession('mono');
  await openChannels(page, 'mono');
  const { dialog, code } = await openVerification(page, 'Paper & Ink');
  expect(code).toMatch(/^MON(-[A-Z2-9]{4}){3}$/);
  await dialog.getByRole('button', { name: 'Start' }).click();
  await expect(dialog.getByText('No code in the displayed description')).toBeVisible();

  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(dialog).toBeHidden();
  // A page load: the shell knows of the search only by what the remote has stored.
  await page.goto(origin('mono') + paths.configAccount.path);
  await youtube.change({ channel: '@paperandink', description: `Paper and ink. ${code.toLowerCase()}` });

  await expect(page.getByText('“Paper & Ink” is verified')).toBeVisible({ timeout: 45_000 });
  await page.getByRole('button', { name: 'Show', exact: true }).click();
  await expect(page).toHaveURL(/\/manage-channel\?verify=/);
  const shown = page.getByRole('dialog', { name: 'Verify channel' });
  await expect(shown.getByRole('heading', { name: 'Channel verified' })).toBeVisible();
});

test('a wrong code and a code in a translation are explained until the displayed description has it', async ({
  page,
  restoreSession,
}) => {
  const youtube = await createYoutube();
  const title = '老屋修復日記';
  await restoreSession('lagoon');
  await openChannels(page, 'lagoon');
  const { dialog, code } = await openVerification(page, title);
  const checkNow = dialog.getByRole('button', { name: 'Check now' });

  await youtube.change({ channel: '@old.house', description: 'LAG-AAAA-BBBB-CCCC' });
  await dialog.getByRole('button', { name: 'Start' }).click();
  await expect(dialog.getByText('No code in the displayed description')).toBeVisible();
  await expect(dialog.getByText('Check 1', { exact: true })).toBeVisible();

  await youtube.change({ channel: '@old.house', localizations: { ja: { title, description: code } } });
  await checkNow.click();
  const guide = dialog.getByText('The code is only in the translated description: Japanese');
  await expect(guide).toBeVisible({ timeout: 40_000 });
  await expect(dialog.getByText(/Paste the code there instead of into the translation/)).toBeVisible();

  await youtube.change({ channel: '@old.house', description: code });
  await checkNow.click();
  await expect(dialog.getByRole('heading', { name: 'Channel verified' })).toBeVisible({ timeout: 40_000 });
  await expect(dialog.getByText(code)).toBeHidden();
});

test('a re-review is requested in time, and not too early after the next hold', async ({
  page,
  sessions,
  restoreSession,
}) => {
  const call = await createPartner('lagoon', sessions);
  const name = '深夜唱片行';
  await restoreSession('lagoon');
  await openChannels(page, 'lagoon');
  const row = page.getByRole('row', { name });
  await row.getByRole('button', { name: `Request a re-review ${name}` }).click();
  const dialog = page.getByRole('dialog', { name: 'Request a re-review' });
  await expect(dialog.getByText('Can be requested now')).toBeVisible();

  await dialog.getByRole('button', { name: 'Request', exact: true }).dblclick();

  await expect(page.getByText('Re-review requested')).toBeVisible();
  await expect(row).toContainText('Waiting');
  const list = await createCaller(page, 'lagoon');
  const { items } = await list('/channel/list', { search: name });
  const [channel] = items;
  if (!channel) throw new Error(`There is no ${name}.`);
  await callOperatorApi(
    '/operator/channel/review',
    { channel: channel.id, decision: 'hold', reason: 'Shorts are missing.' },
    { 'if-match': `"${channel.version}"` },
  );
  await page.reload();
  await row.getByRole('button', { name: `Request a re-review ${name}` }).click();

  await expect(dialog.getByText('Shorts are missing.')).toBeVisible();
  await expect(dialog.getByText(/Can be requested in \d+ h \d+ min/)).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Request', exact: true })).toBeDisabled();
  await expect(call('/channel/re-review', { channel: channel.id })).rejects.toThrow(/re_review_too_early/);
});
