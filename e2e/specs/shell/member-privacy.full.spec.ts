import type { Page } from '@playwright/test';
import { paths } from '@portal/shared/routing';
import { fetchResponse } from '../../fixtures/fetch-response.ts';
import { saveExport } from '../../fixtures/saved-export.ts';
import { createCaller } from '../../fixtures/signed-call.ts';
import type { Call } from '../../fixtures/signed-call.ts';
import { expect, test } from '../../fixtures/test.ts';
import { origin } from '../../harness/environment.ts';

const SITE = 'aurora';
const MEMBER = 'member1';

/** Every page of the portal with data of an account, also those that a member may not open. */
const PAGES = [
  paths.home,
  paths.dashboard,
  paths.reportChannel,
  paths.reportVideo,
  paths.statement,
  paths.manageChannel,
  paths.manageMember,
  paths.musics,
  paths.notices,
  paths.paymentInfo,
  paths.configAccount,
].map(({ path }) => path);

/** Shorter numbers also occur as counts, widths or parts of ids. */
const LEAST_DIGITS = 6;

/** The text of every response of the API, recorded before the page receives it: a browser forgets bodies of a left page. */
async function recordResponses(page: Page): Promise<string[]> {
  const texts: string[] = [];
  await page.route('**/api/**', async (route) => {
    const response = await fetchResponse(route);
    texts.push(await response.text());
    await route.fulfill({ response });
  });
  return texts;
}

/** What only the manager and other members may see: people, channels and money. */
async function listSecrets(call: Call) {
  const { items: members } = await call('/member/mcn/accounts', { size: 100 });
  const own = members.find(({ email }) => email.startsWith(`${MEMBER}@`));
  if (!own) throw new Error(`There is no ${MEMBER}.`);
  const others = members.filter(({ id }) => id !== own.id);
  const { items: channels } = await call('/channel/list', { size: 100 });
  const ownChannels = new Set(own.channels.map(({ id }) => id));
  const foreign = channels.filter(({ id }) => !ownChannels.has(id));
  const { first_day: from, revenue_through: to } = await call('/report/freshness', {});
  if (from === null || to === null) throw new Error('The demo has no revenue.');
  const money: string[] = [];
  for (const days of [
    { from, to },
    { from: to, to },
  ])
    for (const member of [undefined, ...others.map(({ id }) => id)]) {
      const { figures } = await call('/report/summary', {
        ...days,
        compare: 'none',
        ...(member !== undefined && { member }),
      });
      money.push(figures.revenue.value ?? '');
    }
  return {
    own,
    secrets: [
      ...others.flatMap(({ id, email, nickname }) => [id, email, nickname]),
      ...foreign.flatMap(({ id, youtube_id, name, handle }) => [id, youtube_id, name, handle]),
      ...money.filter((amount) => amount.replace(/\D/g, '').length >= LEAST_DIGITS),
    ],
  };
}

// Every page is opened once, on a machine that does other things too.
test.describe.configure({ timeout: 180_000 });

test('T-15 no response to a member contains people, channels or money of others', async ({
  page,
  browser,
  sessions,
  restoreSession,
  problems,
}) => {
  const manager = await browser.newContext({ storageState: await sessions(SITE) });
  const desk = await manager.newPage();
  await desk.goto(origin(SITE) + paths.notices.path);
  const { own, secrets } = await listSecrets(await createCaller(desk, SITE));
  await manager.close();
  expect(secrets.length).toBeGreaterThan(40);

  problems.expect(/status of 40[34]/);
  await restoreSession(SITE, MEMBER);
  const texts = await recordResponses(page);
  const [channel] = own.channels;
  for (const address of [...PAGES, `${paths.reportVideo.path}?channels=${channel?.id}`]) {
    await page.goto(origin(SITE) + address);
    await expect(page.getByRole('main')).toBeVisible();
    await page.waitForLoadState('networkidle');
  }
  // The detail of a video, the history and the file of channels, and the search over everything.
  await page.goto(origin(SITE) + paths.reportVideo.path);
  await page.getByRole('main').getByRole('rowheader').getByRole('button').first().click();
  const detail = page.getByRole('dialog');
  await expect(detail.getByRole('list', { name: '영상 지표' })).toBeVisible();
  await expect(detail.locator('[aria-busy=true]')).toHaveCount(0);
  await page.goto(origin(SITE) + paths.manageChannel.path);
  await page.getByRole('main').getByRole('row').nth(1).getByRole('button').last().click();
  await page.getByRole('menuitem', { name: '배정 기록' }).click();
  await expect(page.getByRole('dialog').getByRole('rowheader').first()).toBeVisible();
  await page.keyboard.press('Escape');
  const { content } = await saveExport(page, '채널 목록 내려받기', /CSV/);
  const file = content.toString();
  expect(file).toContain(channel?.name);
  await page.keyboard.press('Control+K');
  await page.getByRole('dialog').getByRole('combobox').fill('@');
  await expect(page.getByRole('dialog').getByRole('option').first()).toBeVisible();
  await page.unrouteAll({ behavior: 'wait' });

  const responses = [...texts, file].join('\n');
  expect(responses).toContain(own.id);
  expect(responses).toContain(channel?.id);
  expect(secrets.filter((secret) => responses.includes(secret))).toEqual([]);
});
