import type { Page } from '@playwright/test';
import { firstFigure, loadedEarlier, readRecord, visitDashboard } from '../../fixtures/returning-visit.ts';
import { expect, test } from '../../fixtures/test.ts';
import { origin } from '../../harness/environment.ts';

const aurora = origin('aurora');

/** Holds all calls until the returned function is called. */
const holdCalls = async (page: Page) => {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route('**/api/**', async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
};

test('a returning visit shows the figures of the last one before the server responds, then new ones in place', async ({
  page,
  restoreSession,
}) => {
  await restoreSession('aurora');
  await visitDashboard(page);
  const figure = await firstFigure(page).textContent();
  const release = await holdCalls(page);

  await page.reload();

  await expect(firstFigure(page)).toHaveText(figure ?? '');
  await expect(loadedEarlier(page)).toBeVisible();
  release();
  await expect(loadedEarlier(page)).toBeHidden();
  await expect(firstFigure(page)).toHaveText(figure ?? '');
});

test('a returning visit after a new day requests the reports of that day, and none of the former latest day', async ({
  page,
  restoreSession,
}) => {
  await restoreSession('aurora');
  const summary = page.waitForResponse(/\/api\/report\/summary\?/);
  await visitDashboard(page);
  // The days that the server has resolved.
  const answered = new URL((await summary).headers()['content-location'] ?? '', aurora);
  const latestDay = answered.searchParams.get('to') ?? '';
  const dayBefore = new Date(Date.parse(latestDay) - 86_400_000).toISOString().slice(0, 10);
  await page.route('**/api/report/freshness', (route) =>
    route.fulfill({
      json: {
        success: true,
        views_through: dayBefore,
        revenue_through: dayBefore,
        latest_day: dayBefore,
        time_zone: 'America/Los_Angeles',
        status: 'estimated',
        first_day: '2026-05-12',
        final_through: null,
      },
    }),
  );
  const days: (string | null)[] = [];
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (pathname.startsWith('/api/report/') && searchParams.has('to')) days.push(searchParams.get('to'));
  });

  await page.reload();

  await expect.poll(() => days.length).toBeGreaterThan(0);
  await page.waitForLoadState('networkidle');
  await expect(loadedEarlier(page)).toBeHidden();
  expect(days).not.toContain(latestDay);
});

test('T-77 the reports of a session are stored encrypted, and removed when it ends', async ({
  page,
  signIn,
}) => {
  await signIn('aurora');
  await visitDashboard(page);
  const record = await readRecord(page);

  expect(record).not.toMatch(/revenue|report|views/);

  await page.getByRole('button', { name: /계정/ }).click();
  await page.getByRole('menuitem', { name: '로그아웃' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: '로그아웃' }).click();
  await expect(page).toHaveURL(/\/login/);
  await expect.poll(() => readRecord(page)).toBeNull();
});

test('T-77 another account does not see the reports of the account before it', async ({
  page,
  restoreSession,
  sessions,
}) => {
  await restoreSession('aurora');
  await visitDashboard(page);
  const { cookies, origins } = await sessions('aurora', 'member3');
  await page.context().addCookies(cookies);
  await page.evaluate(
    (items) => items.forEach(({ name, value }) => localStorage.setItem(name, value)),
    origins.flatMap(({ localStorage }) => localStorage),
  );
  const release = await holdCalls(page);

  await page.reload();

  // The record of the other account is removed as soon as it could not be read.
  await expect.poll(() => readRecord(page)).toBeNull();
  await expect(firstFigure(page)).toBeHidden();
  release();
  await expect(firstFigure(page)).toBeVisible();
});

test('T-77 a returning visit whose session has ended leads to the sign-in page and removes the reports', async ({
  page,
  problems,
  restoreSession,
}) => {
  problems.expect(/status of 401/);
  await restoreSession('aurora');
  await visitDashboard(page);
  await page.route('**/api/**', (route) =>
    route.fulfill({
      status: 401,
      contentType: 'application/problem+json',
      body: JSON.stringify({ success: false, message: '', status: 401, code: 'unauthenticated' }),
    }),
  );

  await page.reload();

  await expect(page).toHaveURL(/\/login/);
  await expect.poll(() => readRecord(page)).toBeNull();
});
