import type { Page } from '@playwright/test';
import { paths } from '@portal/shared/routing';
import { faults, htmlPage, FAULT_CONSOLE_ERRORS, PROBE_WAIT } from '../../fixtures/faults.ts';
import { expect, test } from '../../fixtures/test.ts';
import { origin } from '../../harness/environment.ts';

const aurora = origin('aurora');

const figures = (page: Page) => page.getByRole('main').getByRole('list', { name: '주요 지표' });

test('T-50 any fault of the account request opens the sign-in page with one message', async ({
  page,
  problems,
  restoreSession,
}) => {
  problems.expect(FAULT_CONSOLE_ERRORS);
  await restoreSession('aurora');
  for (const [name, { respond, words }] of Object.entries(faults)) {
    await test.step(name, async () => {
      await page.unrouteAll();
      await page.route('**/api/member/me', respond);
      // Before the page is complete, because the message is shown for some seconds only.
      await page.goto(aurora + paths.dashboard.path, { waitUntil: 'commit' });

      await expect(page).toHaveURL(/\/login\?fromUrl=%2Fdashboard/);
      const messages = page.getByRole('region', { name: '알림' }).getByRole('listitem');
      await expect(messages).toHaveCount(1);
      await expect(messages).toContainText(words);
      await expect(page.getByRole('button', { name: '로그인' })).toBeEnabled();
    });
  }
});

test('T-50 a page whose scripts do not arrive says so after a while and can be reloaded', async ({
  page,
  problems,
}) => {
  problems.expect(/ERR_FAILED/);
  await page.route('**/r/shell/**', (route) => route.abort());
  await page.goto(aurora + paths.login.path);
  const message = page.getByText('화면을 불러오는 데 시간이 걸리고 있어요');
  await expect(message).toBeHidden();

  await page.evaluate(() =>
    document.getAnimations().forEach((animation) => (animation.currentTime = 15_000)),
  );
  await expect(message).toBeVisible();
  await page.unroute('**/r/shell/**');
  await page.getByRole('link', { name: '새로고침' }).click();

  await expect(page.getByRole('button', { name: '로그인' })).toBeEnabled();
});

test('T-58 starting offline shows a notice, and the page loads with the session once online', async ({
  page,
  restoreSession,
}) => {
  await restoreSession('aurora');
  await page.addInitScript(() => {
    let isOnline = false;
    Object.defineProperty(navigator, 'onLine', { get: () => isOnline });
    window.addEventListener('online', () => (isOnline = true), { capture: true });
  });
  await page.goto(aurora + paths.dashboard.path);
  await expect(page.getByText('인터넷에 연결되어 있지 않아요')).toBeVisible();

  await page.evaluate(() => void window.dispatchEvent(new Event('online')));

  await expect(figures(page)).toContainText('₩');
  await expect(page.getByText('인터넷에 연결되어 있지 않아요')).toHaveCount(0);
});

test('T-58 an intermittent connection loses no form input and shows one notice at a time', async ({
  page,
  context,
  problems,
  restoreSession,
}) => {
  problems.expect(FAULT_CONSOLE_ERRORS);
  await restoreSession('aurora');
  await page.goto(aurora + paths.configAccount.path);
  const nickname = page.getByLabel('닉네임', { exact: true });
  await nickname.fill('반쯤 쓴 이름');
  const note = page.getByText('인터넷에 연결되어 있지 않아요');
  for (let round = 0; round < 4; round += 1) {
    await context.setOffline(true);
    await expect(note).toHaveCount(1);
    await context.setOffline(false);
    await expect(note).toHaveCount(0);
  }
  await context.setOffline(true);
  await page.getByLabel('현재 비밀번호', { exact: true }).fill('demo-1234');
  await page.getByRole('button', { name: '저장' }).click();
  await expect(page.getByRole('main').getByRole('alert')).toContainText('서버에 연결하지 못했어요');
  await context.setOffline(false);

  await expect(nickname).toHaveValue('반쯤 쓴 이름');
  await expect(page.getByLabel('현재 비밀번호', { exact: true })).toHaveValue('demo-1234');
  await expect(page.getByRole('button', { name: '저장' })).toBeEnabled();
});

for (const [kind, start] of [
  ['with remotes', paths.notices.path],
  ['without any remote', paths.language.path],
]) {
  test(`T-58 behind a captive portal the page stays, and loads by itself afterwards, from a page ${kind}`, async ({
    page,
    problems,
    restoreSession,
  }) => {
    problems.expect(
      /remoteEntry|RUNTIME-008|MIME type|is already registered|integrity|decode downloaded font|OTS/,
    );
    await restoreSession('aurora');
    await page.goto(aurora + start);
    await expect(page.getByRole('main').getByRole('link').or(page.getByRole('radio')).first()).toBeVisible();
    let starts = 0;
    page.on('request', (request) => (starts += request.isNavigationRequest() ? 1 : 0));
    await page.route(/\/(api|r)\//, htmlPage(200));

    await page.getByRole('navigation').getByRole('link', { name: '채널 관리' }).click();
    const panel = page.getByRole('main').getByRole('alert');
    await expect(panel).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page).toHaveURL(aurora + paths.manageChannel.path);
    expect(await page.evaluate(() => localStorage.getItem('access_token'))).not.toBeNull();
    // While the fault lasts the retry button has no effect.
    await panel.getByRole('button', { name: '다시 시도' }).click();
    await expect(panel).toContainText('2회 시도');

    await page.unroute(/\/(api|r)\//);
    await expect(page.getByRole('main').getByRole('table')).toBeVisible(PROBE_WAIT);
    expect(starts).toBe(0);
  });
}
