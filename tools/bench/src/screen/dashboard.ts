import { setTimeout as sleep } from 'node:timers/promises';
import type { Browser, Page } from '@playwright/test';
import { paths } from '@portal/shared/routing';
import { storageOf } from '../browser/session.ts';
import type { Session } from '../browser/session.ts';
import type { Period } from './periods.ts';

/** Selectors of key figures, countries and the video list on a Korean dashboard. */
export const parts = [
  'main [aria-label="주요 지표"]',
  'main ul[aria-label="국가별 수익"]',
  'main table[aria-label="내 영상"]',
];

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

export type Dashboard = { page: Page; untilQuiet: () => Promise<void> };

/** Opens a dashboard in laptop size and waits until it is complete. */
export async function openDashboard(
  browser: Browser,
  { origin, session, initScript }: { origin: string; session: Session; initScript?: () => void },
): Promise<Dashboard> {
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    storageState: storageOf(session, origin),
  });
  const page = await context.newPage();
  if (initScript) await page.addInitScript(initScript);
  const untilQuiet = watchTraffic(page);
  await page.goto(origin + paths.dashboard.path);
  await page.locator('main table[aria-label="내 영상"] tbody img').first().waitFor();
  await untilQuiet();
  return { page, untilQuiet };
}

/** Selects a custom period and returns the button that applies it. */
export async function choosePeriod(page: Page, { from, to }: Period) {
  await page
    .getByRole('group', { name: '필터' })
    .getByRole('button', { name: /^기간 / })
    .click();
  const day = (date: string) => page.locator(`[data-day="${date}"]`);
  await page.getByRole('grid').waitFor();
  while (!(await day(from).isVisible())) await page.getByRole('button', { name: '이전 달' }).click();
  await day(from).click();
  await day(to).click();
  return page.getByRole('button', { name: '적용' });
}
