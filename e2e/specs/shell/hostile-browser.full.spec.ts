import type { Page } from '@playwright/test';
import { paths } from '@portal/shared/routing';
import { fetchResponse } from '../../fixtures/fetch-response.ts';
import { expect, test } from '../../fixtures/test.ts';
import { origin } from '../../harness/environment.ts';

const mono = origin('mono');

/** Storage restrictions of browsers, applied before any script of the page. */
const storages: Record<string, () => void> = {
  'no localStorage': () =>
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('planted', 'SecurityError');
      },
    }),
  'no sessionStorage': () =>
    Object.defineProperty(window, 'sessionStorage', {
      get() {
        throw new DOMException('planted', 'SecurityError');
      },
    }),
  'full storage': () => {
    Storage.prototype.setItem = () => {
      throw new DOMException('planted', 'QuotaExceededError');
    };
  },
};

/** Values that other software may have written under the portal's storage keys. */
const foreignValues = {
  cut: '{"set":{"id":"',
  foreign: '다른 앱의 값\n\u0000 ',
  object: '{"theme":"dark"}',
};

const signInHere = async (page: Page) => {
  await page.getByLabel('Email', { exact: true }).fill('manager@mono.example');
  await page.getByLabel('Password', { exact: true }).fill('demo-1234');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
};

const expectUsable = async (page: Page) => {
  await page.getByRole('navigation').getByRole('link', { name: 'Notices' }).first().click();
  await expect(page.getByRole('main').getByRole('link').first()).toBeVisible();
  await page.getByRole('navigation').getByRole('link', { name: 'Channels' }).first().click();
  await expect(page.getByRole('main').getByRole('table')).toBeVisible();
};

for (const [name, breakStorage] of Object.entries(storages)) {
  test(`T-56 sign-in lasts for the tab with ${name}`, async ({ page }) => {
    await page.addInitScript(breakStorage);
    await page.goto(mono + paths.login.path);

    const notice = page.getByText('This browser does not keep you signed in');
    // The notice is shown for some seconds only.
    const isShown = notice.waitFor().then(
      () => true,
      () => false,
    );
    await signInHere(page);
    if (name === 'no sessionStorage') await expect(notice).toHaveCount(0);
    else expect(await isShown).toBe(true);
    await expectUsable(page);
  });
}

for (const [name, value] of Object.entries(foreignValues)) {
  test(`T-56 foreign values in the storage (${name}) are ignored`, async ({ page, context, problems }) => {
    problems.expect(/status of 401/);
    await context.addCookies(
      ['language', 'currency', 'color_scheme'].map((cookie) => ({
        name: cookie,
        value: encodeURIComponent(value),
        url: mono,
      })),
    );
    await page.addInitScript((text) => {
      const keys = [
        'access_token',
        'portal.last-good',
        'portal.token-owner',
        'portal.mounting.mf-music@1.0.0',
      ];
      const others = ['portal.drafts', 'portal.reloaded', 'portal.recent'];
      for (const key of [...keys, ...others]) {
        localStorage.setItem(key, text);
        sessionStorage.setItem(key, text);
      }
    }, value);
    await page.goto(mono + paths.dashboard.path);

    await expect(page.getByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Sign in' })).toBeEnabled();
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  });
}

test('T-56 sign-in without cookies fails and shows the reason', async ({ page, problems }) => {
  problems.expect(/status of 401/);
  await page.addInitScript(() => Object.defineProperty(navigator, 'cookieEnabled', { get: () => false }));
  await page.route('**/api/member/login', async (route) => {
    const response = await fetchResponse(route);
    await page.context().clearCookies();
    const { 'set-cookie': _, ...headers } = response.headers();
    await route.fulfill({ response, headers });
  });
  await page.goto(mono + paths.login.path);
  await page.getByLabel('Email', { exact: true }).fill('manager@mono.example');
  await page.getByLabel('Password', { exact: true }).fill('demo-1234');
  await page.keyboard.press('Enter');

  await expect(page.getByText('Signing in needs cookies')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeEnabled();
});
