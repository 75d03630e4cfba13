import type { Page } from 'playwright-core';
import { DEMO_PASSWORD } from '@portal/api/demo';
import { describeError, toInterruption } from './interruption.ts';

const TIMEOUT_MS = 30_000;

/**
 * Signs in by the form; returns why it failed.
 * @throws ProofInterrupted when something other than the page failed
 */
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
    const interruption = toInterruption(error);
    if (interruption) throw interruption;
    return describeError(error);
  }
}
