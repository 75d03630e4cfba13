import type { Page } from 'playwright-core';
import { DEMO_PASSWORD } from '@portal/api/demo';

const TIMEOUT_MS = 30_000;

/** Signs in by the form; returns why it failed. */
export async function signIn(page: Page, origin: string, email: string): Promise<string | undefined> {
  try {
    await page.goto(`${origin}/login`);
    const form = page.locator('form');
    await form.getByRole('textbox').first().fill(email, { timeout: TIMEOUT_MS });
    await form.locator('input[type=password]').fill(DEMO_PASSWORD);
    await form.locator('button[type=submit]').click();
    // Not its load: the page that the sign-in leads to is one of the visited ones.
    await page.waitForURL((url) => url.pathname !== '/login', { timeout: TIMEOUT_MS, waitUntil: 'commit' });
    return undefined;
  } catch (error) {
    return error instanceof Error ? (error.message.split('\n')[0] ?? error.name) : String(error);
  }
}
