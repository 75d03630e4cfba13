import type { Page } from '@playwright/test';
import { paths } from '@portal/shared/routing';
import { createPartner } from '../../fixtures/partner.ts';
import { expect, test } from '../../fixtures/test.ts';
import { createYoutube } from '../../fixtures/youtube.ts';
import { origin } from '../../harness/environment.ts';

type Call = Awaited<ReturnType<typeof createPartner>>;

/** The demo's channels that no account has; the first one is left to the test of markup in a title. */
const HARBOUR = { handle: '@harbour.lights', name: 'Harbour Lights' };
const MARKET = { handle: '@night.market.tw', name: '夜市走走' };
const TEA = { handle: '@morning.tea', name: '早茶时光' };

async function openRegistration(page: Page, site: string) {
  await page.context().addCookies([{ name: 'language', value: 'en', url: origin(site) }]);
  await page.goto(origin(site) + paths.manageChannel.path);
  await page.getByRole('button', { name: 'Register channels' }).click();
  const dialog = page.getByRole('dialog', { name: 'Register channels' });
  await expect(dialog.getByRole('textbox', { name: 'Channel links' })).toBeFocused();
  return dialog;
}

type Dialog = Awaited<ReturnType<typeof openRegistration>>;

const rowOf = (dialog: Dialog, text: string) => dialog.getByRole('listitem').filter({ hasText: text });

async function chooseCategory(page: Page, dialog: Dialog, { name }: typeof TEA, category: string) {
  await dialog.getByRole('button', { name: `Category of ${name}` }).click();
  await page.getByRole('option', { name: category }).click();
}

/** Deletes the channels with these names, so that a later test can register them. */
async function deleteChannels(call: Call, ids: readonly string[]) {
  if (ids.length > 0)
    await call('/channel/delete', { channels: ids, acknowledged: true, password: 'demo-1234' });
}

/** Collects the ids of the channels that the page registers. */
function collectAdded(page: Page) {
  const ids: string[] = [];
  page.on('response', async (response) => {
    if (!response.url().endsWith('/channel/add.bulk') || !response.ok()) return;
    // The response type that the API declares.
    const { items } = (await response.json()) as { items: { channel: { id: string } | null }[] };
    ids.push(...items.flatMap(({ channel }) => channel?.id ?? []));
  });
  return ids;
}

test('a double click registers one pasted channel once, and the list shows it', async ({
  page,
  sessions,
  restoreSession,
}) => {
  const call = await createPartner('mono', sessions);
  await restoreSession('mono');
  const added = collectAdded(page);
  try {
    const dialog = await openRegistration(page, 'mono');

    await dialog.getByRole('textbox').fill(`https://www.youtube.com/${TEA.handle}`);
    await expect(rowOf(dialog, TEA.name)).toContainText('Ready');
    await chooseCategory(page, dialog, TEA, 'BGM');
    await dialog.getByRole('button', { name: 'Register 1 channel' }).dblclick();

    await expect(page.getByText('1 channel registered', { exact: true })).toBeVisible();
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('row', { name: TEA.name })).toContainText('Waiting');
    await expect(page.getByRole('row', { name: TEA.name })).toHaveCount(1);
    await expect.poll(() => new Set(added).size).toBe(1);
  } finally {
    await deleteChannels(call, [...new Set(added)]);
  }
});

test('many lines resolve on their own, and a CSV file fills links and categories', async ({
  page,
  sessions,
  restoreSession,
}) => {
  const call = await createPartner('lagoon', sessions);
  const youtube = await createYoutube();
  await restoreSession('lagoon');
  const added = collectAdded(page);
  await youtube.change({ channel: '@butter.n.salt', is_private: true });
  try {
    const dialog = await openRegistration(page, 'lagoon');
    const lines = [
      HARBOUR.handle,
      '@old.house',
      '@today.alley',
      '@butter.n.salt',
      '@hanok_stay_',
      'https://a.b/',
    ];

    await dialog.getByRole('textbox').fill(lines.join('\n'));

    await expect(dialog.getByText('All lines checked')).toBeVisible();
    const outcomes = ['Ready', 'Registered', 'Unavailable', 'Private', 'Not found', 'Not a link'];
    await expect(dialog.getByRole('listitem')).toHaveText(
      outcomes.map((outcome) => new RegExp(`${outcome}$`)),
    );

    await dialog.getByRole('button', { name: /from a CSV file/ }).click();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      dialog.getByRole('link', { name: 'Download template' }).click(),
    ]);
    expect(download.suggestedFilename()).toBe('register-channels.csv');
    await dialog.locator('input[type=file]').setInputFiles({
      name: 'channels.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(
        `\uFEFFLink,Category\r\n${HARBOUR.handle},Song\r\n"youtube.com/${MARKET.handle}",OST\r\n`,
      ),
    });

    await expect(dialog.getByText(/Read 2 lines from channels\.csv/)).toBeVisible();
    await expect(rowOf(dialog, MARKET.name).getByRole('button')).toHaveText('OST');
    await dialog.getByRole('button', { name: 'Register 2 channels' }).click();

    // The lines that could not be registered stay.
    await expect(dialog.getByText(/^2 channels registered\. /)).toBeVisible();
    await expect(dialog.getByRole('textbox')).toHaveValue(
      ['@today.alley', '@butter.n.salt', '@hanok_stay_', 'https://a.b/'].join('\n'),
    );
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Discard' }).click();
    await expect(page.getByRole('row', { name: HARBOUR.name })).toContainText('Song');
    await expect(page.getByRole('row', { name: MARKET.name })).toContainText('OST');
  } finally {
    await youtube.change({ channel: '@butter.n.salt', is_private: false });
    await deleteChannels(call, added);
  }
});

test('Back closes the registration, and a shared address opens without it', async ({
  page,
  restoreSession,
}) => {
  await restoreSession('mono');
  const dialog = await openRegistration(page, 'mono');

  await page.goBack();
  await expect(dialog).toBeHidden();
  await page.goto(`${origin('mono')}${paths.manageChannel.path}?addChannel=1`);

  await expect(page.getByRole('button', { name: 'Register channels' })).toBeVisible();
  await expect(page.getByRole('dialog')).toBeHidden();
});
