import { paths } from '@portal/shared/routing';
import { createPartnerSite } from '../../fixtures/operator.ts';
import { expect, test } from '../../fixtures/test.ts';
import { origin } from '../../harness/environment.ts';

const aurora = origin('aurora');
const arrival = (code: string) => `${aurora}${paths.externalAuth.path}?code=${code}`;

test('T-08 a one-time code from another site becomes a session and is stored nowhere', async ({
  page,
  problems,
}) => {
  const codeFor = await createPartnerSite('aurora');
  const code = await codeFor('member1@aurora.example');
  const addresses: string[] = [];
  page.on('request', (request) => {
    addresses.push(request.url());
    // The address while the code is exchanged.
    if (request.url().endsWith('/member/external')) addresses.push(page.url());
  });

  await page.goto(arrival(code));
  await expect(page).toHaveURL(aurora + paths.dashboard.path);
  await expect(page.getByRole('button', { name: /계정 메뉴/ })).toBeVisible();

  const stored = await page.evaluate(() =>
    JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie]),
  );
  expect(stored).not.toContain(code);
  expect(stored).not.toContain('member1@aurora.example');
  // Only the request of the document contains the code.
  expect(addresses.slice(1).filter((address) => address.includes(code))).toEqual([]);
  await page.goBack();
  expect(page.url()).not.toContain(code);

  // A code is valid once; the current session stays.
  problems.expect(/status of 410/);
  await page.goto(arrival(code));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('이 링크는 더 이상 쓸 수 없어요');
  await expect(page).toHaveURL(aurora + paths.externalAuth.path);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(aurora + paths.dashboard.path);
});

test('a failed one-time code shows the reason, and the code survives a lost connection', async ({
  page,
  context,
  problems,
}) => {
  problems.expect(/status of 4(00|10)|ERR_INTERNET_DISCONNECTED/);
  await page.goto(`${aurora}${paths.externalAuth.path}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('로그인 정보가 없어요');
  await page.getByRole('button', { name: '로그인 화면으로' }).click();
  await expect(page).toHaveURL(aurora + paths.login.path);

  for (const invented of ['x'.repeat(43), 'short']) {
    await page.goto(arrival(invented));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('이 링크는 더 이상 쓸 수 없어요');
  }

  const codeFor = await createPartnerSite('playlist');
  const code = await codeFor('manager@playlist.example');
  const call = '**/api/member/external';
  await page.route(call, (route) => route.abort('internetdisconnected'));
  await page.goto(`${origin('playlist')}${paths.externalAuth.path}?code=${code}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Couldn’t sign you in');
  await page.unroute(call);
  await page.getByRole('button', { name: 'Try again' }).click();
  // A playlist site starts at its service page, after the code has been exchanged.
  await expect(page).toHaveURL(origin('playlist') + paths.service.path);
  expect((await context.cookies()).length).toBeGreaterThan(0);
});
