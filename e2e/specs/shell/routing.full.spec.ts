import type { Page } from '@playwright/test';
import { paths } from '@portal/shared/routing';
import { expect, test } from '../../fixtures/test.ts';
import { origin } from '../../harness/environment.ts';

const aurora = origin('aurora');
const playlist = origin('playlist');

/** Navigates inside the open page as a link does and waits for the final address. */
async function follow(page: Page, address: string) {
  await page.evaluate((to) => {
    // Each history entry has a key of its own, as the router creates them.
    history.pushState({ key: crypto.randomUUID() }, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, address);
}

const here = (page: Page) => page.evaluate(() => location.pathname + location.search + location.hash);

test('without a session protected pages redirect to sign-in, which returns to them afterwards', async ({
  page,
}) => {
  await page.goto(`${aurora}${paths.login.path}`);
  await expect(page.locator('form')).toBeVisible();

  for (const [address, finalAddress] of [
    ['/', '/login'],
    ['/dashboard?period=7d', '/login?fromUrl=%2Fdashboard%3Fperiod%3D7d'],
    ['/config-account', '/login?fromUrl=%2Fconfig-account'],
    ['/notices/7', '/login?fromUrl=%2Fnotices%2F7'],
    ['/nowhere', '/login?fromUrl=%2Fnowhere'],
    ['/guides/mobile-upload', '/login?fromUrl=%2Fguides%2Faos-mobile-upload'],
    ['/join', '/join'],
    ['/external/auth', '/external/auth'],
    ['/service', '/service'],
  ] as const) {
    await follow(page, address);
    await expect.poll(() => here(page), address).toBe(finalAddress);
  }
});

test('a page is shown once its code has loaded, without a timer in between', async ({
  page,
  restoreSession,
}) => {
  // What suspends is shown when a timer of React ends, and here none does.
  await page.clock.install();
  await restoreSession('aurora');
  await page.goto(`${aurora}${paths.dashboard.path}`);
  const link = page.getByRole('navigation').locator(`a[href="${paths.reportChannel.path}"]`);
  await expect(link).toBeVisible();
  // A clock only pauses in the future, also where this call arrives seconds later.
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 30_000));

  await link.click();

  await expect(page.getByRole('main').getByRole('table', { name: '채널', exact: true })).toBeVisible();
});

test('a shared address opens without its modals and with the rest of its state', async ({
  page,
  restoreSession,
}) => {
  await restoreSession('aurora');
  await page.goto(
    `${aurora}/language?menu=1&delete=1&logout=1&videoDetail=v&addChannel=1&assign=1&unassign=1&addMember=1&password=1&kept=a%20b#there`,
  );
  await expect(page.getByRole('radiogroup').first()).toBeVisible();
  expect(await here(page)).toBe('/language?kept=a+b#there');
  await expect(page.getByRole('alertdialog')).toHaveCount(0);

  // From here on these flags open their modals, and Back closes them.
  await page.getByRole('button', { name: /계정 메뉴/ }).click();
  await page.getByRole('menuitem', { name: '로그아웃' }).click();
  await expect(page.getByRole('alertdialog')).toBeVisible();
  expect(await here(page)).toContain('logout=1');
  await page.goBack();
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
});

test('sign-up, external authentication and sign-in redirect a signed-in user', async ({
  page,
  restoreSession,
}) => {
  await restoreSession('aurora');
  await page.goto(`${aurora}${paths.join.path}`);
  await expect(page).toHaveURL(aurora + paths.dashboard.path);
  await follow(page, paths.externalAuth.path);
  await expect(page).toHaveURL(aurora + paths.dashboard.path);
  await follow(page, `${paths.login.path}?fromUrl=%2Fnotices%3Fdelete%3D1%26page%3D0`);
  await expect.poll(() => here(page)).toBe('/notices?page=0');
});

test('an unknown address returns 404, shows its path and links to the dashboard', async ({
  page,
  problems,
  restoreSession,
}) => {
  problems.expect(/status of 404/);
  await restoreSession('aurora');
  const response = await page.goto(`${aurora}/musics/no/such-page?x=1`);
  expect(response?.status()).toBe(404);
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1, name: '페이지를 찾을 수 없어요' })).toBeVisible();
  await expect(main).toContainText('404');
  await expect(main).toContainText('/musics/no/such-page');
  await expect(page).toHaveTitle(/^페이지를 찾을 수 없어요/);

  await main.getByRole('link', { name: '대시보드로' }).click();
  await expect(page).toHaveURL(aurora + paths.dashboard.path);
});

test('a playlist site redirects every page that it does not have to the service page', async ({
  page,
  restoreSession,
}) => {
  await restoreSession('playlist');
  await page.goto(`${playlist}${paths.service.path}`);
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');

  for (const [address, finalAddress] of [
    ['/', '/service'],
    ['/dashboard', '/service'],
    ['/join', '/service'],
    ['/language', '/service'],
    ['/nowhere', '/service'],
    ['/guides/mobile-upload', '/service'],
    ['/login', '/service'],
    ['/external/auth', '/service'],
    ['/notices', '/notices'],
    ['/config-account', '/config-account'],
  ] as const) {
    await follow(page, address);
    await expect.poll(() => here(page), address).toBe(finalAddress);
  }
  await expect(page.getByRole('main').getByLabel('Email')).toBeVisible();
});

test('T-09 sign-in returns only to paths of this portal, for any requested address', async ({
  page,
  restoreSession,
}) => {
  await restoreSession('aurora');
  await page.goto(`${aurora}${paths.language.path}`);
  await expect(page.getByRole('radiogroup').first()).toBeVisible();
  const left: string[] = [];
  page.on('request', (request) => left.push(request.url()));

  const hosts = ['evil.example', 'aurora.localhost:1', 'evil.example@aurora.localhost'];
  const vectors = [
    ...hosts.flatMap((host) => [
      `//${host}`,
      `///${host}`,
      `/\\${host}`,
      `\\\\${host}`,
      `/\t/${host}`,
      `/\r\n/${host}`,
      `https:${host}`,
      `https://${host}/dashboard`,
      `http:/${host}`,
      `/.//${host}`,
      `/..//${host}`,
      `/%2f%2f${host}`,
      `%2f%2f${host}`,
      `@${host}`,
      `/@${host}`,
      `.${host}`,
    ]),
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'data:text/html,x',
    'blob:x',
    'about:blank',
    '/login',
    '/login?fromUrl=/login',
    '/login/../login',
    '/join',
    '/external/auth?code=x',
    '/',
    '',
    ' /dashboard',
    '/dashboard\u0000',
    '/dash%00board',
    '/unknown',
    `/dashboard?a=${'x'.repeat(10_000)}`,
    '/api/member/me',
    '/r/',
  ];
  expect(vectors.length).toBeGreaterThan(60);
  for (const fromUrl of vectors) {
    await follow(page, `/login?${new URLSearchParams({ fromUrl })}`);
    await expect
      .poll(() => page.evaluate(() => location.href), JSON.stringify(fromUrl))
      .toBe(aurora + paths.dashboard.path);
  }
  expect(left.filter((url) => new URL(url).origin !== aurora)).toEqual([]);
});
