import { DEMO_PASSWORD } from '@portal/api/demo';
import type { Browser, BrowserContext } from '@playwright/test';

type State = Awaited<ReturnType<BrowserContext['storageState']>>;

/** What a signed-in browser keeps; good for every port of the host. */
export type Session = {
  cookies: State['cookies'];
  localStorage: State['origins'][number]['localStorage'];
};

/** What a signed-in browser brings to pages of an origin. */
export const storageOf = ({ cookies, localStorage }: Session, origin: string) => ({
  cookies,
  origins: [{ origin, localStorage }],
});

/** Signs in by the form, once for all visits: that is not what is measured. */
export async function signIn(
  browser: Browser,
  origin: string,
  email = 'manager@aurora.example',
): Promise<Session> {
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
