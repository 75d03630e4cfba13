import type { Browser, Page } from '@playwright/test';
import { paths } from '@portal/shared/routing';
import { storageOf } from '../browser/session.ts';
import type { Session } from '../browser/session.ts';
import type { Period } from './periods.ts';

/** Key figures, countries, and the rows of the list of videos, on a Korean dashboard. */
export const parts = [
  'main [aria-label="주요 지표"]',
  'main ul[aria-label="국가별 수익"]',
  'main table[aria-label="내 영상"]',
];

/** A dashboard on a laptop, with everything it shows. */
export async function openDashboard(
  browser: Browser,
  { origin, session, initScript }: { origin: string; session: Session; initScript?: () => void },
) {
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    storageState: storageOf(session, origin),
  });
  const page = await context.newPage();
  if (initScript) await page.addInitScript(initScript);
  await page.goto(origin + paths.dashboard.path);
  await page.locator('main table[aria-label="내 영상"] tbody img').first().waitFor();
  await untilQuiet(page);
  return page;
}

/** Nothing is on its way any more. */
export const untilQuiet = async (page: Page) => {
  await page.waitForLoadState('networkidle');
  await page.waitForFunction(() => !document.querySelector('main [aria-busy=true]'));
};

/** Chooses days of one's own, all but the last click. */
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
