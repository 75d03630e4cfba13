import type { Page } from '@playwright/test';
import type { Problems } from '../fixtures/strict-page.ts';
import type { Screen } from './screen.ts';

/** The lines of a chart. */
export const chartLines = 'main .apexcharts-line';

const reports = '**/api/report/**';
/** Without these calls the screen does not know which days to request. */
const figures = /\/api\/report\/(?!freshness)/;

/** Longer than the delay before a placeholder appears. */
const PLACEHOLDER_DELAY_MS = 700;

async function holdReports(page: Page) {
  await page.route(reports, () => {
    // The request stays pending: that is the state.
  });
}

const problem = (status: number, code: string) =>
  JSON.stringify({
    success: false,
    message: '',
    type: 'about:blank',
    title: code,
    status,
    code,
    request_id: '0b8f3c1e7a2d4c55',
  });

async function failReports(page: Page, problems: Problems) {
  problems.expect(/status of 500/);
  await page.route(figures, (route) =>
    route.fulfill({
      status: 500,
      contentType: 'application/problem+json',
      body: problem(500, 'internal'),
    }),
  );
}

async function beforeFirstFigures(page: Page) {
  await page.route('**/api/report/freshness', (route) =>
    route.fulfill({
      json: {
        success: true,
        message: '',
        views_through: null,
        revenue_through: null,
        latest_day: null,
        first_day: null,
        time_zone: 'America/Los_Angeles',
        status: 'estimated',
      },
    }),
  );
}

/** The first button with one of several names, which depend on language and width. */
const press = (page: Page, name: RegExp) =>
  page.getByRole('main').getByRole('button', { name }).first().click();

const dashboard = { site: 'aurora', who: 'manager', address: '/dashboard' };

/** Opens the detail of the first video of the list. */
async function openVideo(page: Page) {
  await page.locator('main [data-opens-video] button').first().click();
  await page.getByRole('dialog').locator('[role=slider]').waitFor({ state: 'attached' });
  await page.waitForLoadState('networkidle');
}

/** Selects an option of the detail in any language. */
const choose = (page: Page, name: RegExp) => page.getByRole('dialog').getByText(name).click();

async function holdVideo(page: Page) {
  await page.route('**/api/report/video?*', () => {
    // The request stays pending: that is the state.
  });
}

async function withoutVideo(page: Page, problems: Problems) {
  problems.expect(/status of 404/);
  await page.route('**/api/report/video?*', (route) =>
    route.fulfill({ status: 404, contentType: 'application/problem+json', body: problem(404, 'not_found') }),
  );
}

/** The dashboard's loading, empty and error states. */
export const dashboardStates: Screen[] = [
  {
    ...dashboard,
    name: '04a-dashboard-table',
    last: chartLines,
    after: (page) => press(page, /표로 보기|as table/i),
  },
  {
    ...dashboard,
    name: '04b-dashboard-period',
    last: chartLines,
    after: async (page) => {
      await press(page, /^(기간|Period)|적용 중|active/i);
      await page.getByRole('dialog').waitFor();
    },
  },
  {
    ...dashboard,
    name: '04c-dashboard-loading',
    before: holdReports,
    isBusy: true,
    after: (page) => page.waitForTimeout(PLACEHOLDER_DELAY_MS),
  },
  {
    ...dashboard,
    name: '04d-dashboard-error',
    before: failReports,
    // Each part retries several times before it shows its error.
    last: 'main :nth-match([role=alert], 4)',
  },
  {
    ...dashboard,
    name: '04e-dashboard-empty-period',
    address: '/dashboard?period=custom&from=2025-01-01&to=2025-01-28',
  },
  { ...dashboard, name: '04f-dashboard-no-match', last: chartLines, address: '/dashboard?q=zzzz' },
  { ...dashboard, name: '04g-dashboard-first-use', before: beforeFirstFigures },
  { ...dashboard, name: '04h-dashboard-member', last: chartLines, who: 'member1' },
  { ...dashboard, name: '04i-video', sizes: ['laptop', 'tablet', 'phone'], after: openVideo },
  {
    ...dashboard,
    name: '04j-video-map',
    after: async (page) => {
      await openVideo(page);
      await choose(page, /^(지도|Map)$/);
      await page
        .getByRole('dialog')
        .getByRole('group', { name: /지도|Map/ })
        .waitFor();
    },
  },
  {
    ...dashboard,
    name: '04k-video-countries',
    after: async (page) => {
      await openVideo(page);
      await choose(page, /^(표|Table)$/);
      await page.getByRole('dialog').getByRole('table').waitFor();
    },
  },
  {
    ...dashboard,
    name: '04l-video-loading',
    before: holdVideo,
    after: async (page) => {
      await page.locator('main [data-opens-video] button').first().click();
      await page.getByRole('dialog').waitFor();
      await page.waitForTimeout(PLACEHOLDER_DELAY_MS);
    },
  },
  {
    ...dashboard,
    name: '04m-video-unknown',
    before: withoutVideo,
    after: async (page) => {
      await page.locator('main [data-opens-video] button').first().click();
      await page.getByRole('dialog').getByRole('heading').nth(1).waitFor();
    },
  },
];
