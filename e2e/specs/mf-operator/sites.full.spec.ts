import { paths } from '@portal/shared/routing';
import type { Page } from '@playwright/test';
import { tabTo, typeInto } from '../../fixtures/keyboard.ts';
import { callOperatorApi } from '../../fixtures/operator.ts';
import { signIn } from '../../fixtures/sessions.ts';
import { createCaller } from '../../fixtures/signed-call.ts';
import { expect, test } from '../../fixtures/test.ts';
import { origin, port } from '../../harness/environment.ts';

const site = origin('console');
const AMBER = '#f2b600';

const open = async (page: Page, address: string) => {
  await page.context().addCookies([{ name: 'language', value: 'ko', url: site }]);
  await page.goto(site + address);
};

/** The page that visitors of a domain get; only the browser resolves its name. */
const fetchPage = async ({ request }: Page, domain: string) =>
  (await request.get(`http://127.0.0.1:${port}/`, { headers: { host: `${domain}:${port}` } })).text();

/** Creates a site, opens its page, and deletes it after the test's steps. */
async function onNewSite(page: Page, name: string, steps: (domain: string) => Promise<void>) {
  const domain = `${name}-${Date.now()}.localhost`;
  await callOperatorApi('/operator/site', { domain, name });
  try {
    await open(page, paths.operatorSite.href({ domain }));
    await expect(page.getByLabel('이름', { exact: true })).toHaveValue(name);
    await steps(domain);
  } finally {
    await callOperatorApi('/operator/site/delete', { domain, reason: 'The test has ended' });
  }
}

const sampleOf = (page: Page, scheme: '밝은 화면' | '어두운 화면') =>
  page.getByRole('img', { name: `${scheme} 미리 보기` });

test('an operator creates a site with its own logo and colours, adds its manager, and deletes it', async ({
  page,
  browser,
  problems,
  restoreSession,
}) => {
  test.setTimeout(120_000);
  problems.expect(/status of 40[049]/);
  await restoreSession('console', 'operator');
  const name = `sunny-${Date.now()}`;
  const domain = `${name}.localhost`;

  await open(page, paths.operatorSites.path);
  await page.getByRole('button', { name: '사이트 만들기' }).click();
  const creation = page.getByRole('dialog', { name: '사이트 만들기' });
  await creation.getByLabel('이름').fill('Sunny');
  // A domain in use is refused at its field.
  await creation.getByLabel('도메인').fill('aurora.localhost');
  await creation.getByRole('button', { name: '만들기' }).click();
  await expect(creation.getByText('이미 있는 도메인이에요').first()).toBeVisible();
  await creation.getByLabel('도메인').fill(domain);
  await creation.getByRole('button', { name: '만들기' }).click();
  await expect(page).toHaveURL(site + paths.operatorSite.href({ domain }));

  // The preview follows at once; visitors see the stored settings until they are saved.
  await page.getByLabel('대표 색', { exact: true }).fill(AMBER);
  const logo = await page.screenshot({ clip: { x: 0, y: 0, width: 64, height: 64 } });
  await page
    .getByRole('group', { name: '로고' })
    .locator('input[type=file]')
    .setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer: logo });
  for (const scheme of ['밝은 화면', '어두운 화면'] as const) {
    const sample = sampleOf(page, scheme);
    await expect(sample.locator('button')).toHaveCSS('background-color', 'rgb(242, 182, 0)');
    await expect(sample.locator('img')).toHaveAttribute('src', /^\/media\/stored\//);
  }
  await expect(page.getByText(/더 잘 읽히는 #9D6500 색을/)).toBeVisible();
  expect(await fetchPage(page, domain)).not.toContain(`--primary:${AMBER}`);
  await page.getByRole('button', { name: '저장' }).first().click();
  await expect(page.getByText('사이트 설정을 저장했어요')).toBeVisible();
  const stored = await sampleOf(page, '밝은 화면').locator('img').getAttribute('src');
  const served = await fetchPage(page, domain);
  expect(served).toContain(`--primary:${AMBER}`);
  expect(served).toContain(`href="${stored}"`);

  await page.getByRole('button', { name: '매니저 추가' }).click();
  const addition = page.getByRole('dialog', { name: '매니저 추가' });
  await addition.getByLabel('이메일').fill(`manager@${name}.example`);
  await addition.getByLabel('닉네임').fill('첫매니저');
  await addition.getByLabel('비밀번호', { exact: true }).fill('demo-1234');
  await addition.getByRole('button', { name: '만들기' }).click();
  await expect(page.getByRole('row', { name: /첫매니저/ })).toContainText(`manager@${name}.example`);
  const context = await browser.newContext();
  await signIn(await context.newPage(), name);
  await context.close();

  await page.getByRole('button', { name: 'Sunny 메뉴' }).click();
  await page.getByRole('menuitem', { name: '사이트 삭제' }).click();
  const deletion = page.getByRole('alertdialog', { name: '사이트 삭제' });
  await expect(deletion.getByText('계정 1개와 그 멤버')).toBeVisible();
  await deletion.getByLabel('도메인 확인').fill(domain);
  await deletion.getByLabel('사유').fill('시험이 끝났어요');
  await deletion.getByRole('button', { name: '삭제' }).click();
  await expect(page.getByText('Sunny 사이트를 삭제했어요')).toBeVisible();
  await expect(page.getByRole('row', { name: /aurora\.localhost/ })).toBeVisible();
  await expect(page.getByText(domain)).toHaveCount(0);
  expect(await fetchPage(page, domain)).not.toContain(`--primary:${AMBER}`);
});

test('T-60 of two operators the later one keeps what was typed, and saves it on the newer settings', async ({
  page,
  problems,
  restoreSession,
}) => {
  problems.expect(/status of 412/);
  await restoreSession('console', 'operator');
  await onNewSite(page, 'stale', async (domain) => {
    await callOperatorApi(
      '/operator/site/change',
      { domain, color_primary: AMBER, name: 'Theirs' },
      { 'if-match': '"1"' },
    );
    await page.getByLabel('이름', { exact: true }).fill('Mine');
    const save = page.getByRole('button', { name: '저장' }).first();

    await save.click();
    await expect(page.getByRole('alert')).toContainText('그사이 다른 운영자가');
    await page.getByRole('button', { name: '새 설정 불러오기' }).click();
    await expect(page.getByLabel('대표 색', { exact: true })).toHaveValue(AMBER);
    await expect(page.getByLabel('이름', { exact: true })).toHaveValue('Mine');
    await save.click();

    await expect(page.getByText('사이트 설정을 저장했어요')).toBeVisible();
    const served = await fetchPage(page, domain);
    expect(served).toContain('Mine');
    expect(served).toContain(`--primary:${AMBER}`);
  });
});

test('the volumes and the least withdrawal that an operator enters are terms of the domain', async ({
  page,
  browser,
  restoreSession,
}) => {
  test.setTimeout(120_000);
  await restoreSession('console', 'operator');
  await onNewSite(page, 'figures', async (domain) => {
    const [name = ''] = domain.split('.');
    const email = `manager@${name}.example`;
    await callOperatorApi('/operator/account', { domain, email, nickname: '매니저', password: 'demo-1234' });
    await page.getByLabel('최소 출금 금액').fill('35');
    await page.getByRole('button', { name: /최소 출금 단위/ }).click();
    await page.getByRole('option', { name: '달러' }).click();
    await page.getByLabel('PC 업로드 최소 음량(%)').fill('23');
    await page.getByRole('button', { name: '저장' }).first().click();
    await expect(page.getByText('사이트 설정을 저장했어요')).toBeVisible();

    const context = await browser.newContext();
    const visitor = await context.newPage();
    await signIn(visitor, name);
    const call = await createCaller(visitor, name);
    const { terms } = await call('/v2/mcn/terms', {});
    expect(terms).toMatchObject({
      upload: { pc_volume: 23 },
      withdrawal_minimum: { amount: 35, unit: 'dollars' },
    });
    await context.close();
  });
});

test('a setting is changed by keyboard alone', async ({ page, restoreSession }) => {
  await restoreSession('console', 'operator');
  await onNewSite(page, 'keys', async (domain) => {
    await typeInto(page, '이름', 'By keyboard');
    await tabTo(page, '저장');
    await page.keyboard.press('Enter');

    await expect(page.getByText('사이트 설정을 저장했어요')).toBeVisible();
    await expect(page.getByRole('heading', { name: /^By keyboard/ })).toBeVisible();
    expect(await fetchPage(page, domain)).toContain('By keyboard');
  });
});

test('a site whose accounts have channels is not deleted, and the dialog says why', async ({
  page,
  problems,
  restoreSession,
}) => {
  problems.expect(/status of 409/);
  await restoreSession('console', 'operator');
  await open(page, paths.operatorSite.href({ domain: 'lagoon.localhost' }));
  await page.getByRole('button', { name: 'Lagoon 메뉴' }).click();
  await page.getByRole('menuitem', { name: '사이트 삭제' }).click();
  const deletion = page.getByRole('alertdialog', { name: '사이트 삭제' });
  await deletion.getByLabel('도메인 확인').fill('lagoon.localhost');
  await deletion.getByLabel('사유').fill('실수');
  await deletion.getByRole('button', { name: '삭제' }).click();

  await expect(deletion.getByRole('alert')).toContainText('채널이 등록된 계정이 있어서');
  await expect(deletion.getByLabel('사유')).toHaveValue('실수');
  expect(await fetchPage(page, 'lagoon.localhost')).toContain('Lagoon');
});

test('the link to the release of a site is whole on a phone', async ({ page, restoreSession }) => {
  await restoreSession('console', 'operator');
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, paths.operatorSites.path);
  const labels = page
    .getByRole('article')
    .getByRole('link', { name: /릴리스/ })
    .locator('span');
  await expect(labels.first()).toBeVisible();
  await page.waitForLoadState('networkidle');

  const cut = await labels.evaluateAll(
    (all) => all.filter((one) => one.scrollWidth > one.clientWidth).length,
  );

  expect(cut).toBe(0);
});
