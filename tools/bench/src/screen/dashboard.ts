import type { Browser, Page } from '@playwright/test';
import { paths } from '@portal/shared/routing';
import { openScreen } from './open-screen.ts';
import type { Screen, ScreenOptions } from './open-screen.ts';
import type { Period } from './periods.ts';

/** Selectors of key figures, countries and the video list on a Korean dashboard. */
export const parts = [
  'main [aria-label="주요 지표"]',
  'main ul[aria-label="국가별 수익"]',
  'main table[aria-label="내 영상"]',
];

/** Opens a dashboard in laptop size and waits until it is complete. */
export const openDashboard = (
  browser: Browser,
  options: Omit<ScreenOptions, 'path' | 'whole'>,
): Promise<Screen> =>
  openScreen(browser, {
    ...options,
    path: paths.dashboard.path,
    whole: 'main table[aria-label="내 영상"] tbody img',
  });

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
