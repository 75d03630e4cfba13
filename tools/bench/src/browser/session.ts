import { DEMO_PASSWORD } from '@portal/api/demo';
import type { Browser, BrowserContext } from '@playwright/test';

type State = Awaited<ReturnType<BrowserContext['storageState']>>;

/** Cookies and local storage of a signed-in browser, valid for every port of the host. */
export type BrowserSession = {
  cookies: State['cookies'];
  localStorage: State['origins'][number]['localStorage'];
};

/** Playwright's storage state of a session for an origin. */
export const storageOf = ({ cookies, localStorage }: BrowserSession, origin: string) => ({
  cookies,
  origins: [{ origin, localStorage }],
});

/** Signs in with the form, once for all visits, because signing in is not measured. */
export async function signIn(
  browser: Browser,
  origin: string,
  email = 'manager@aurora.example',
): Promise<BrowserSession> {
  const context = await browser.newContext();
  try {
    const page = await context.newPage();
    await page.goto(`${origin}/login`);
    const form = page.locator('form');
    await form.getByRole('textbox').first().fill(email);
    await form.locator('input[type=password]').fill(DEMO_PASSWORD);
    await form.locator('button[type=submit]').click();
    await page.waitForURL((url) => url.pathname !== '/login');
    const { cookies, origins } = await context.storageState();
    return { cookies, localStorage: origins[0]?.localStorage ?? [] };
  } finally {
    await context.close();
  }
}
