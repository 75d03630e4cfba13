import type { Page } from '@playwright/test';
import { paths } from '@portal/shared/routing';
import { FAULT_CONSOLE_ERRORS, htmlPage, PROBE_WAIT } from '../../fixtures/faults.ts';
import { expect, test } from '../../fixtures/test.ts';
import { origin } from '../../harness/environment.ts';

const aurora = origin('aurora');
const AWAY = '서버에 연결하지 못했어요';

const main = (page: Page) => page.getByRole('main');
const alerts = (page: Page) => main(page).getByRole('alert');

for (const [name, path, heading] of [
  ['the dashboard', paths.dashboard.path, '총 조회수'],
  ['the statement', paths.statement.path, '정산'],
] as const) {
  test(`T-58 ${name} that met a lost server comes back without a press once the server responds`, async ({
    page,
    problems,
    restoreSession,
  }) => {
    problems.expect(FAULT_CONSOLE_ERRORS);
    await restoreSession('aurora');
    await page.goto(aurora + paths.notices.path);
    await expect(main(page).getByRole('link').first()).toBeVisible();
    await page.route('**/api/**', htmlPage(503));
    await page.evaluate((to) => {
      history.pushState(null, '', to);
      window.dispatchEvent(new PopStateEvent('popstate'));
    }, path);
    await expect(alerts(page).first()).toBeVisible();
    await expect(page.getByRole('status').getByText(AWAY)).toBeVisible();

    await page.unroute('**/api/**');

    await expect(alerts(page)).toHaveCount(0, PROBE_WAIT);
    await expect(main(page)).toContainText('₩');
    await expect(main(page)).toContainText(heading);
    await expect(page.getByText(AWAY)).toHaveCount(0);
  });
}

test('T-58 a remote that could not be loaded from a lost server loads without a press once it responds', async ({
  page,
  problems,
  restoreSession,
}) => {
  problems.expect(/ERR_CONNECTION_RESET|RUNTIME-008|is already registered/);
  await restoreSession('aurora');
  await page.goto(aurora + paths.language.path);
  await expect(page.getByRole('radio').first()).toBeVisible();
  await page.route(/\/(api|r)\//, (route) => route.abort('connectionreset'));
  await page.getByRole('navigation').getByRole('link', { name: '채널 관리' }).click();
  await expect(alerts(page)).toBeVisible();
  await expect(page.getByRole('status').getByText(AWAY)).toBeVisible();

  await page.unroute(/\/(api|r)\//);

  await expect(main(page).getByRole('table')).toBeVisible(PROBE_WAIT);
  await expect(alerts(page)).toHaveCount(0);
});

const offlineTitles = {
  ko: '인터넷에 연결되어 있지 않아요',
  en: 'You’re offline',
  'zh-TW': '網路已中斷',
  'zh-CN': '网络已断开',
};

for (const [language, title] of Object.entries(offlineTitles)) {
  test(`T-58 a remote opened offline says one thing and no build id in ${language}`, async ({
    context,
    page,
    problems,
    restoreSession,
  }) => {
    problems.expect(/ERR_INTERNET_DISCONNECTED|RUNTIME-008|is already registered/);
    await restoreSession('aurora');
    await context.addCookies([{ name: 'language', value: language, url: aurora }]);
    await page.goto(aurora + paths.language.path);
    await expect(page.getByRole('radio').first()).toBeVisible();
    await page.waitForLoadState('networkidle');
    await context.setOffline(true);
    await page.getByRole('navigation').locator(`a[href="${paths.manageChannel.path}"]`).first().click();

    await expect(page.getByText(title)).toHaveCount(1);
    await expect(page).toHaveURL(aurora + paths.manageChannel.path);
    await expect(alerts(page)).toHaveCount(0);
    await expect(page.locator('body')).not.toContainText(/mf-\w+ \d/);

    await context.setOffline(false);
    await expect(main(page).getByRole('table')).toBeVisible();
  });
}
