import type { Page } from '@playwright/test';
import { paths } from '@portal/shared/routing';
import { contrastOf } from '../../fixtures/contrast-of.ts';
import { expect, test } from '../../fixtures/test.ts';
import { origin } from '../../harness/environment.ts';

const playlist = origin('playlist');
const NOTICE = paths.notice.href({ id: '0198a1b2-7c3d-7e4f-8a5b-6c7d8e9f0a1b' });

/** Every address of the portal that a link can lead to, and one that no page has. */
const addresses = [
  ...Object.values(paths).map(({ path }) => (path === paths.notice.path ? NOTICE : path)),
  '/nowhere',
];

/** Navigates inside the open page as a link does. */
const follow = (page: Page, address: string) =>
  page.evaluate((to) => {
    // Each history entry has a key of its own, as the router creates them.
    history.pushState({ key: crypto.randomUUID() }, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, address);

const here = (page: Page) => page.evaluate(() => location.pathname + location.search);

/** Follows every address and returns where each one ends that does not end on the service page. */
async function expectDestinations(page: Page, destinations: Record<string, string>) {
  for (const address of addresses) {
    // The address before shows that the next one is decided, even where both end on the same page.
    await follow(page, `${paths.service.path}?from=${encodeURIComponent(address)}`);
    await follow(page, address);
    await expect.poll(() => here(page), address).toBe(destinations[address] ?? paths.service.path);
  }
}

test('a visitor of a playlist site sees the service page, signs in for notices and account, and is led to the service from all else', async ({
  page,
}) => {
  await page.goto(playlist + paths.home.path);
  await expect(page).toHaveURL(playlist + paths.service.path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

  await expectDestinations(page, {
    [paths.login.path]: '/login',
    [paths.externalAuth.path]: '/external/auth',
    [paths.notices.path]: '/login?fromUrl=%2Fnotices',
    [NOTICE]: `/login?fromUrl=${encodeURIComponent(NOTICE)}`,
    [paths.configAccount.path]: '/login?fromUrl=%2Fconfig-account',
  });
});

test('a partner of a playlist site has notices, account settings and the service page, in English and dollars', async ({
  page,
  problems,
  restoreSession,
}) => {
  // The notice is one that does not exist.
  problems.expect(/status of 404/);
  await restoreSession('playlist');
  await page.goto(playlist + paths.service.path);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page.getByRole('main').getByRole('list').first().getByRole('listitem')).toHaveCount(3);

  await expectDestinations(page, {
    [paths.notices.path]: '/notices',
    [NOTICE]: NOTICE,
    [paths.configAccount.path]: '/config-account',
  });

  await follow(page, paths.notices.path);
  await expect(page.getByRole('button', { name: /English.*USD/ }).first()).toBeVisible();
  const navigation = page.getByRole('navigation').first().getByRole('link');
  await expect(navigation.filter({ hasText: /Dashboard|Music|Guides|Payment/ })).toHaveCount(0);
});

for (const width of [1440, 390]) {
  test(`the dot that reports new notices is visible on the dark navigation at ${width} px`, async ({
    page,
    restoreSession,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ colorScheme: 'dark' });
    await restoreSession('playlist');
    await page.goto(playlist + paths.notices.path);
    const dot = page.getByRole('navigation').locator('[data-badge]');
    await expect(dot).toHaveCount(1);

    // The contrast that WCAG asks of graphics.
    expect(await contrastOf(dot, 'box')).toBeGreaterThanOrEqual(3);
  });
}
