import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { paths } from '@portal/shared/routing';
import { fetchAnswer } from '../fixtures/fetch-answer.ts';
import { canary, vectors, watchMarkup } from '../fixtures/markup.ts';
import { operate } from '../fixtures/operator.ts';
import { createPartner } from '../fixtures/partner.ts';
import { expect, test } from '../fixtures/test.ts';
import { createYoutube } from '../fixtures/youtube.ts';
import { origin } from '../harness/environment.ts';
import { portalOk } from '../harness/portal.ts';

const lagoon = origin('lagoon');
const PASSWORD = 'demo-1234';
const screens = [
  paths.home,
  paths.dashboard,
  paths.manageChannel,
  paths.manageMember,
  paths.musics,
  paths.notices,
  paths.configAccount,
  paths.paymentInfo,
].map(({ path: address }) => address);

const texts = (text: string) => ({ ko: text, en: text, 'zh-CN': text, 'zh-TW': text });

/** The names of fields that people fill in, somewhere. */
const WRITTEN =
  /^(name|title|nickname|artist|handle|company|address|business_number|manager_name|manager_contact|email|channel_url|track|text|body)$/;

/** An answer in which every text that somebody wrote is a vector, each another one. */
const createPoison = () => {
  let count = 0;
  const poison = (value: unknown, key = ''): unknown => {
    if (Array.isArray(value)) return value.map((each) => poison(each, key));
    if (typeof value === 'object' && value !== null)
      return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, poison(each, name)]));
    if (typeof value !== 'string' || !WRITTEN.test(key)) return value;
    count += 1;
    if (key === 'channel_url') return `javascript:${canary}`;
    return `T-01 ${vectors[count % vectors.length]}`;
  };
  return { poison, count: () => count };
};

test('T-01 no text of any answer is more than words, on any screen', async ({
  page,
  problems,
  bringSession,
}) => {
  test.setTimeout(150_000);
  const markup = watchMarkup(page, lagoon);
  const { poison, count } = createPoison();
  await bringSession('lagoon');
  await page.route('**/api/**', async (route) => {
    if (route.request().method() !== 'GET') return route.continue();
    const response = await fetchAnswer(route);
    const isJson = response.headers()['content-type']?.includes('json');
    return isJson
      ? route.fulfill({ response, json: poison(await response.json()) })
      : route.fulfill({ response });
  });
  for (const screen of screens) {
    const before = count();
    await page.goto(lagoon + screen);
    await expect(page.getByText('T-01 ').first()).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(count(), screen).toBeGreaterThan(before);
    await markup.expectWordsOnly(screen);
  }

  await page.goto(lagoon + paths.notices.path);
  await page.getByRole('main').getByRole('link').first().click();
  await expect(page.getByRole('main').getByRole('article')).toContainText('T-01');
  await markup.expectWordsOnly('a notice');

  await page.keyboard.press('Control+k');
  await page.getByRole('combobox').last().fill('a');
  await expect(page.getByRole('option').filter({ hasText: 'T-01' }).first()).toBeVisible();
  await markup.expectWordsOnly('search');
  await page.keyboard.press('Escape');

  problems.expect(/status of 400/);
  await page.unrouteAll({ behavior: 'wait' });
  await page.route('**/api/**', (route) =>
    route.request().url().includes('/member/me')
      ? route.continue()
      : route.fulfill({
          status: 400,
          contentType: 'application/problem+json',
          json: { success: false, code: 'x', status: 400, message: `T-01 ${vectors.join(' ')}` },
        }),
  );
  for (const screen of screens) {
    await page.goto(lagoon + screen);
    await page.waitForLoadState('networkidle');
    await markup.expectWordsOnly(`${screen}, refused`);
  }
});

test('T-01 markup that people store as a name, a title or a notice is words where it comes out again', async ({
  page,
  sessions,
  bringSession,
}) => {
  test.setTimeout(150_000);
  const markup = watchMarkup(page, lagoon);
  const title = `T-01 <img src=x onerror="${canary}"> <svg onload=${canary}>`;
  const call = await createPartner('lagoon', sessions);

  const { notice } = await operate('/operator/notices', {
    domain: 'lagoon.localhost',
    category: 'general',
    title: texts(title),
    body: texts(`<h2>T-01</h2>${vectors.join('\n')}`),
    pinned: true,
  });
  // The answer of each call is what it made.
  const { id, version } = notice as { id: string; version: number };
  const { account } = (await call('/member/mcn/add', {
    user_id: `t01-${Date.now()}@lagoon.example`,
    password: PASSWORD,
    nickname: '<svg/onload>',
  })) as { account: { id: string } };
  const file = path.join(await mkdtemp(path.join(tmpdir(), 't01-')), 'tracks.csv');
  const cell = (text: string) => `"${text.replaceAll('"', '""')}"`;
  await writeFile(
    file,
    [
      'isrc,title,artist,category,duration',
      ...vectors
        .filter((vector) => !vector.includes('\t'))
        .map((vector, at) =>
          [`KRX4G${String(9_900_000 + at)}`, cell(`T-01 ${vector}`), cell(vector), 'bgm', '60'].join(','),
        ),
    ].join('\n'),
  );
  const video = await createYoutube();
  const free = (await video.channels()).map((youtubeId) => `https://www.youtube.com/channel/${youtubeId}`);
  const { items } = (await call('/channel/resolve', { links: free.slice(0, 50) })) as {
    items: { outcome: string; channel: { youtube_id: string; name: string } | null }[];
  };
  const found = items.find(({ outcome }) => outcome === 'available')?.channel;
  if (!found) throw new Error('Every channel is registered');
  const channels: string[] = [];
  try {
    await portalOk('music', 'import', file);
    await video.change({ channel: found.youtube_id, title, description: vectors.join(' ').slice(0, 1_000) });
    const { channel } = (await call('/channel/add', { youtube_id: found.youtube_id, category: 'bgm' })) as {
      channel: { id: string };
    };
    channels.push(channel.id);
    await bringSession('lagoon');
    const shown: [string, string][] = [
      [paths.home.path, 'T-01 <img src=x'],
      [paths.notices.path, 'T-01 <img src=x'],
      [paths.notice.href({ id }), 'T-01 <img src=x'],
      [paths.manageMember.path, '<svg/onload>'],
      [`${paths.musics.path}?q=T-01`, 'T-01 <'],
      [paths.manageChannel.path, 'T-01 <img src=x'],
    ];
    for (const [address, words] of shown) {
      await page.goto(lagoon + address);
      await expect(page.getByRole('main').getByText(words).first(), address).toBeVisible();
      await page.waitForLoadState('networkidle');
      await markup.expectWordsOnly(address);
    }
  } finally {
    await video.change({ channel: found.youtube_id, title: found.name, description: '' });
    if (channels.length > 0)
      await call('/channel/delete', { channels, acknowledged: true, password: PASSWORD });
    await operate('/operator/notices/delete', { id }, { 'if-match': `"${version}"` });
    await call('/member/mcn/delete', { target: account.id, password: PASSWORD });
  }
});
