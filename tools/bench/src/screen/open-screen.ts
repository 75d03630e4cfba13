import { setTimeout as sleep } from 'node:timers/promises';
import type { Browser, Page } from '@playwright/test';
import { storageOf } from '../browser/session.ts';
import type { BrowserSession } from '../browser/session.ts';

/**
 * Network idle time after which the page counts as complete: longer than the debounce of a search field and the delayed
 * loading of fonts.
 */
const QUIET_MS = 800;

function watchTraffic(page: Page) {
  let open = 0;
  let lastActivityAt = performance.now();
  const move = (change: number) => () => {
    open += change;
    lastActivityAt = performance.now();
  };
  page.on('request', move(1));
  page.on('requestfinished', move(-1));
  page.on('requestfailed', move(-1));
  return async () => {
    const startedAt = performance.now();
    const isQuiet = () => open === 0 && performance.now() - Math.max(lastActivityAt, startedAt) > QUIET_MS;
    while (!isQuiet()) await sleep(20);
  };
}

/** An open page, and a function that waits until it has loaded everything. */
export type Screen = { page: Page; untilQuiet: () => Promise<void> };

export type ScreenOptions = {
  origin: string;
  session: BrowserSession;
  path: string;
  /** Selector of what is there last. */
  whole: string;
  initScript?: (() => void) | undefined;
};

/** Opens a page in laptop size and waits until it is complete. */
export async function openScreen(
  browser: Browser,
  { origin, session, path, whole, initScript }: ScreenOptions,
): Promise<Screen> {
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    storageState: storageOf(session, origin),
  });
  const page = await context.newPage();
  if (initScript) await page.addInitScript(initScript);
  const untilQuiet = watchTraffic(page);
  await page.goto(origin + path);
  await page.locator(whole).first().waitFor();
  await untilQuiet();
  return { page, untilQuiet };
}
