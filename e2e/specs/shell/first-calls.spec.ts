import type { Page } from '@playwright/test';
import { paths } from '@portal/shared/routing';
import { expect, test } from '../../fixtures/test.ts';
import { origin } from '../../harness/environment.ts';

const aurora = origin('aurora');

/** What a page shows when its first view is complete, and how many calls it begins with, besides `/member/me`. */
const PAGES = [
  { path: '/', calls: 2, text: /₩[\d,]+/ },
  { path: paths.dashboard.path, calls: 7, text: /₩[\d,]+/ },
  { path: paths.reportChannel.path, calls: 6, text: /₩[\d,]+/ },
  { path: paths.reportVideo.path, calls: 8, text: /₩[\d,]+/ },
  { path: paths.musics.path, calls: 6, text: /계단 오름/ },
  { path: paths.notices.path, calls: 1, text: /\d{4}/ },
  { path: paths.manageChannel.path, calls: 1, text: '소소한 식탁' },
];

/** The API calls of a page in order: path and query. */
const recordCalls = (page: Page) => {
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    if (pathname.startsWith('/api/') && !pathname.startsWith('/api/telemetry/'))
      calls.push(pathname + search);
  });
  return calls;
};

/** A call without the parameters that name its days. */
const withoutPeriod = (call: string) => {
  const { pathname, searchParams } = new URL(call, aurora);
  ['period', 'from', 'to'].forEach((name) => searchParams.delete(name));
  searchParams.sort();
  return `${pathname}?${searchParams}`;
};

for (const { path, calls: expected, text } of PAGES) {
  test(`${path} sends its first calls while the code of the shell loads, each once`, async ({
    page,
    restoreSession,
  }) => {
    await restoreSession('aurora');
    const calls = recordCalls(page);
    // Held until the first calls are sent, so the shell cannot have sent them.
    await page.route(/\/r\/shell\/.*\/main\.[^/]+\.js$/, async (route) => {
      await expect.poll(() => calls.length).toBe(expected + 1);
      await route.continue();
    });

    await page.goto(aurora + path);

    await expect(page.getByRole('main').getByText(text).first()).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(calls[0]).toBe('/api/member/me');
    expect(calls.filter((call, index) => calls.indexOf(call) !== index)).toEqual([]);
    // A report of the same kind with days of its own would be a second request for what a preloaded call has answered.
    const preloaded = new Set(calls.slice(0, expected + 1).map(withoutPeriod));
    expect(calls.slice(expected + 1).filter((call) => preloaded.has(withoutPeriod(call)))).toEqual([]);
  });
}

test('a page that is opened without a session sends no calls before it leads to the sign-in page', async ({
  page,
}) => {
  const calls = recordCalls(page);

  await page.goto(aurora + paths.dashboard.path);

  await expect(page).toHaveURL(/\/login/);
  expect(calls).toEqual([]);
});
