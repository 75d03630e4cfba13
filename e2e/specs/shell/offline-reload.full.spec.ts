import type { Page } from '@playwright/test';
import { paths } from '@portal/shared/routing';
import { firstFigure, loadedEarlier, visitDashboard } from '../../fixtures/returning-visit.ts';
import { expect, test } from '../../fixtures/test.ts';
import { origin } from '../../harness/environment.ts';

const aurora = origin('aurora');

// Elsewhere they are blocked, because routes of a test do not see what a worker loads.
test.use({ serviceWorkers: 'allow' });

test.beforeEach(({ problems }) => problems.expect(/ERR_INTERNET_DISCONNECTED/));

const offlineNote = (page: Page) => page.getByText('인터넷에 연결되어 있지 않아요');

/** Waits until the worker has kept a page. */
const waitForKeptPage = (page: Page) =>
  expect
    .poll(() =>
      page.evaluate(async () => {
        const cache = await caches.open('pages');
        return (await cache.keys()).length;
      }),
    )
    .toBe(1);

test('without a network a reload shows the last figures with their age, and new ones once online', async ({
  page,
  context,
  restoreSession,
}) => {
  await restoreSession('aurora');
  await visitDashboard(page);
  await waitForKeptPage(page);
  const figure = (await firstFigure(page).textContent()) ?? '';

  await context.setOffline(true);
  await page.reload();

  await expect(firstFigure(page)).toHaveText(figure);
  await expect(loadedEarlier(page)).toBeVisible();
  await expect(offlineNote(page)).toBeVisible();

  await context.setOffline(false);
  await expect(offlineNote(page)).toHaveCount(0);
  await expect(loadedEarlier(page)).toBeHidden();
  await expect(firstFigure(page)).toHaveText(figure);
});

test('T-78 without a network and a session the sign-in page opens, and no figures of the account before', async ({
  page,
  context,
  signIn,
}) => {
  await signIn('aurora');
  await visitDashboard(page);
  await waitForKeptPage(page);
  await page.getByRole('button', { name: /계정/ }).click();
  await page.getByRole('menuitem', { name: '로그아웃' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: '로그아웃' }).click();
  await expect(page).toHaveURL(/\/login/);
  await page.waitForLoadState('networkidle');

  await context.setOffline(true);
  await page.goto(aurora + paths.dashboard.path);

  await expect(page.getByLabel('이메일')).toBeVisible();
  await expect(firstFigure(page)).toHaveCount(0);
});

test('T-78 the page of a later visit replaces the kept one', async ({ page, context, restoreSession }) => {
  await restoreSession('aurora');
  await visitDashboard(page);
  await waitForKeptPage(page);
  const readKeptLanguage = () =>
    page.evaluate(async () => {
      const kept = await (await caches.open('pages')).match('/');
      return /<html lang="([^"]+)"/.exec((await kept?.text()) ?? '')?.[1];
    });
  expect(await readKeptLanguage()).toBe('ko');

  await context.addCookies([{ name: 'language', value: 'en', url: aurora }]);
  await page.reload();

  await expect.poll(readKeptLanguage).toBe('en');
});
