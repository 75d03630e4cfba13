import type { Page } from '@playwright/test';
import { paths } from '@portal/shared/routing';
import { expect, test } from '../../fixtures/test.ts';
import { origin } from '../../harness/environment.ts';

const aurora = origin('aurora');
const account = aurora + paths.configAccount.path;

const refused = {
  status: 401,
  contentType: 'application/problem+json',
  body: JSON.stringify({ success: false, message: '', status: 401, code: 'unauthenticated' }),
};

/** The number of dashboard requests that run in parallel. */
const PARALLEL_REQUESTS = 4;

/** Enough rounds, because a browser does not abort the pending requests on every navigation. */
const HURRIED_ROUNDS = 20;

const nickname = (page: Page) => page.getByLabel('닉네임', { exact: true });

const drafts = (page: Page) =>
  page.evaluate(() => Object.keys(sessionStorage).filter((key) => key === 'portal.drafts'));

test('T-51 parallel calls of which some are refused open the sign-in page once', async ({
  page,
  problems,
  restoreSession,
}) => {
  problems.expect(/status of 401/);
  await restoreSession('aurora');
  await page.goto(aurora + paths.dashboard.path);
  const figures = page.getByRole('main').getByRole('list', { name: '주요 지표' });
  await expect(figures).toContainText('₩');
  await page.getByRole('navigation').getByRole('link', { name: '공지사항' }).first().click();
  await expect(page.getByRole('main').getByRole('link').first()).toBeVisible();

  let calls = 0;
  let refusals = 0;
  await page.route('**/api/{report,channel,music,notice}/**', async (route) => {
    // The other requests wait for this response; each is held until all are sent.
    if (route.request().url().includes('/freshness')) return route.continue();
    calls += 1;
    const isRefused = calls % 2 === 0;
    await expect.poll(() => calls).toBeGreaterThanOrEqual(PARALLEL_REQUESTS);
    if (!isRefused) return route.continue();
    refusals += 1;
    return route.fulfill(refused);
  });
  const visits: string[] = [];
  page.on('framenavigated', (frame) => visits.push(new URL(frame.url()).pathname));
  // Before the page is complete, because the message is shown for some seconds only.
  await page.goto(`${aurora}${paths.dashboard.path}?period=last-month`, { waitUntil: 'commit' });

  await expect(page).toHaveURL(/\/login\?fromUrl=%2Fdashboard%3Fperiod/);
  const messages = page.getByRole('region', { name: '알림' }).getByRole('listitem');
  await expect(messages).toHaveCount(1);
  await expect(messages).toContainText('다시 로그인해 주세요');
  await page.waitForLoadState('networkidle');
  const before = calls;
  await page.waitForTimeout(1_500);

  expect(calls).toBe(before);
  expect(refusals).toBeGreaterThan(1);
  expect(visits.filter((path) => path === '/login')).toHaveLength(1);
  expect(await page.evaluate(() => localStorage.getItem('access_token'))).toBeNull();
  await page.goBack();
  await expect(page.locator('form')).toBeVisible();
  await expect(page.locator('body')).not.toContainText('₩');
});

test('T-51 a form draft is restored after sign-in, without passwords, only for the account that wrote it', async ({
  page,
  problems,
  signIn,
}) => {
  test.setTimeout(150_000);
  problems.expect(/status of 401/);
  const password = 'Kanarie-9137';
  const signInHere = async (who: string) => {
    await page.getByLabel('이메일').fill(`${who}@aurora.example`);
    await page.getByLabel('비밀번호', { exact: true }).fill('demo-1234');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(account);
  };
  const writeAndBeRefused = async () => {
    await nickname(page).fill('반쯤 쓴 이름');
    await page.getByLabel('새 비밀번호', { exact: true }).fill(password);
    await page.getByLabel('새 비밀번호 확인', { exact: true }).fill(password);
    await page.getByLabel('현재 비밀번호', { exact: true }).fill(password);
    await page.route('**/api/member/account/update', (route) => route.fulfill(refused));
    await page.getByRole('button', { name: '저장' }).click();
    await expect(page).toHaveURL(/\/login\?fromUrl=%2Fconfig-account/);
    await page.unroute('**/api/member/account/update');
    expect(
      await page.evaluate(() => JSON.stringify([{ ...sessionStorage }, { ...localStorage }])),
    ).not.toContain(password);
  };

  await signIn('aurora', 'member1');
  await page.goto(account);
  const own = await nickname(page).inputValue();
  await writeAndBeRefused();
  await signInHere('member1');
  await expect(nickname(page)).toHaveValue('반쯤 쓴 이름');
  await expect(page.getByText('쓰던 내용을 다시 채웠어요')).toBeVisible();
  for (const label of ['새 비밀번호', '새 비밀번호 확인', '현재 비밀번호'])
    await expect(page.getByLabel(label, { exact: true })).toHaveValue('');
  expect(await drafts(page)).toEqual([]);

  await writeAndBeRefused();
  expect(await drafts(page)).toHaveLength(1);
  await signInHere('member2');
  await expect(nickname(page)).not.toHaveValue('');
  await expect(nickname(page)).not.toHaveValue('반쯤 쓴 이름');
  await expect(nickname(page)).not.toHaveValue(own);
  expect(await drafts(page)).toEqual([]);
});

test('the session survives leaving a page while its requests are pending', async ({
  page,
  restoreSession,
}) => {
  await restoreSession('aurora');
  for (let round = 0; round < HURRIED_ROUNDS; round += 1) {
    // Leaving the page aborts its account request, which does not mean that the session ended.
    await page.goto(aurora + paths.notices.path, { waitUntil: 'domcontentloaded' });
    await page.goto(aurora + paths.dashboard.path, { waitUntil: 'domcontentloaded' });
  }

  await expect(page.getByRole('main').getByRole('list', { name: '주요 지표' })).toContainText('₩');
});

test('a failed account request shows sign-in, and the session works again after a reload', async ({
  page,
  problems,
  restoreSession,
}) => {
  problems.expect(/status of 503/);
  await restoreSession('aurora');
  await page.route('**/api/member/me', (route) => route.fulfill({ status: 503 }));
  await page.goto(aurora + paths.dashboard.path);
  await expect(page).toHaveURL(/\/login\?fromUrl=%2Fdashboard$/);
  await page.unroute('**/api/member/me');

  await page.reload();

  await expect(page).toHaveURL(aurora + paths.dashboard.path);
});

test('T-57 a form is never submitted as another account that signed in from the same browser', async ({
  page,
  context,
  problems,
  sessions,
  restoreSession,
}) => {
  problems.expect(/status of 401/);
  await restoreSession('aurora', 'member3');
  await page.goto(account);
  const own = await nickname(page).inputValue();
  await nickname(page).fill('남의 이름');
  await page.getByLabel('현재 비밀번호', { exact: true }).fill('demo-1234');
  const other = await context.newPage();
  await other.goto(aurora + paths.login.path);

  // The browser has the other account's cookie already, but this page still sends the old token.
  const { cookies, origins } = await sessions('aurora', 'member4');
  const token = origins
    .flatMap(({ localStorage }) => localStorage)
    .find(({ name }) => name === 'access_token')?.value;
  expect(token).toBeTruthy();
  await context.addCookies(cookies);
  const response = page.waitForResponse('**/api/member/account/update');
  await page.getByRole('button', { name: '저장' }).click();
  expect((await response).status()).toBe(401);
  await expect(page).toHaveURL(/\/login/);

  // Another tab stores the other account's token without a sign-out in between.
  await other.evaluate((value) => localStorage.setItem('access_token', value ?? ''), token);
  await expect(page).toHaveURL(account);
  await expect(nickname(page)).not.toHaveValue('');
  await expect(nickname(page)).not.toHaveValue('남의 이름');
  await expect(nickname(page)).not.toHaveValue(own);
  expect(await drafts(page)).toEqual([]);
});
