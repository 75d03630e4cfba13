import { paths } from '@portal/shared/routing';
import type { Browser, Page } from '@playwright/test';
import { expect, test } from '../../fixtures/test.ts';
import { origin } from '../../harness/environment.ts';

const site = origin('lagoon');
const MANAGER_PASSWORD = 'demo-1234';
/** The button that reveals a password has its field's name in its own. */
const exact = { exact: true };

const useKorean = (page: Page) => page.context().addCookies([{ name: 'language', value: 'ko', url: site }]);

const signInAs = async (browser: Browser, email: string, password: string) => {
  const context = await browser.newContext();
  const page = await context.newPage();
  await useKorean(page);
  await page.goto(site + paths.login.path);
  await page.getByLabel('이메일').fill(email);
  await page.getByLabel('비밀번호', exact).fill(password);
  await page.locator('form button[type=submit]').click();
  return { context, page };
};

const openRowMenu = async (page: Page, nickname: string, command: string) => {
  await page.getByRole('button', { name: `${nickname} 님 메뉴` }).click();
  await page.getByRole('menuitem', { name: command }).click();
  return page.getByRole('dialog', { name: command });
};

const rowOf = (page: Page, nickname: string) => page.getByRole('row').filter({ hasText: nickname });

test('a member is created, signs in, gets another share and password, and is deleted', async ({
  page,
  browser,
  problems,
  restoreSession,
}) => {
  test.setTimeout(180_000);
  problems.expect(/status of 40[0139]/);
  await restoreSession('lagoon');
  await useKorean(page);
  const nickname = `생애 ${Date.now()}`;
  const email = `life-${Date.now()}@lagoon.example`;
  const first = '첫 비밀번호 1';
  const second = 'second-2';

  // An address in use and a link to another site are refused at their fields; what was typed stays.
  await page.goto(site + paths.manageMember.path);
  await page.getByRole('button', { name: '멤버 추가' }).click();
  const add = page.getByRole('dialog', { name: '멤버 추가' });
  await add.getByLabel('이메일').fill('manager@lagoon.example');
  await add.getByLabel('비밀번호', exact).fill(first);
  await add.getByLabel('닉네임').fill(nickname);
  await add.getByLabel('채널 링크').fill('https://www.instagram.com/nana');
  const submitAdd = add.getByRole('button', { name: '추가' });
  await submitAdd.click();
  await expect(add.getByText(/YouTube 채널 링크/).last()).toBeVisible();
  await add.getByLabel('채널 링크').fill('@nana');
  await submitAdd.click();
  await expect(add.getByText('이미 쓰고 있는 이메일이에요').first()).toBeVisible();
  await expect(add.getByLabel('닉네임')).toHaveValue(nickname);
  await add.getByLabel('이메일').fill(email);

  // T-59: a double click creates one member.
  await submitAdd.dblclick();
  await expect(add).toBeHidden();
  await page.getByRole('searchbox').fill(email);
  await expect(page.getByText('멤버 1명을 찾았어요')).toBeAttached();
  await expect(rowOf(page, nickname)).toContainText('@nana');

  // The member sees no member management, neither in the navigation nor by its address.
  const own = await signInAs(browser, email, first);
  await expect(own.page).not.toHaveURL(/login/);
  await expect(own.page.getByRole('link', { name: '멤버 관리' })).toHaveCount(0);

  // The share holds from a day that the dialog names; the page of the member shows its history.
  const share = await openRowMenu(page, nickname, '배분율 변경');
  await expect(share.getByText(/\(PT\)부터의 수익에 적용돼요/)).toBeVisible();
  await share.getByLabel('새 배분율').fill('88.5');
  await expect(share.getByText('수수료 11.5%')).toBeVisible();
  await share.getByRole('button', { name: '저장' }).click();
  await expect(rowOf(page, nickname)).toContainText('88.5%');
  await page.getByRole('link', { name: nickname }).click();
  await expect(page.getByRole('list', { name: '배분율 변경 이력' }).getByRole('listitem')).toContainText([
    /88\.5%지금/,
    /95%/,
  ]);
  await page.goBack();

  // A new password ends the member's session; only the new one signs in.
  const password = await openRowMenu(page, nickname, '비밀번호 변경');
  await password.getByLabel('새 비밀번호', exact).fill(second);
  await password.getByRole('button', { name: '변경' }).click();
  await expect(password).toBeHidden();
  await own.page.goto(site + paths.configAccount.path);
  await expect(own.page).toHaveURL(/login/);
  await own.context.close();
  const refused = await signInAs(browser, email, first);
  await expect(refused.page.getByText('이메일 또는 비밀번호가 맞지 않아요')).toBeVisible();
  await refused.context.close();
  const again = await signInAs(browser, email, second);
  await expect(again.page).not.toHaveURL(/login/);

  // The manager's own password deletes it; a wrong one is refused at its field.
  const deletion = await openRowMenu(page, nickname, '멤버 삭제');
  await expect(deletion.getByText('배정된 채널이 없어요')).toBeVisible();
  const confirmation = deletion.getByLabel('현재 비밀번호', exact);
  await confirmation.fill('wrong-1234');
  await deletion.getByRole('button', { name: '삭제' }).click();
  await expect(deletion.getByText('비밀번호가 맞지 않아요').first()).toBeVisible();
  await confirmation.fill(MANAGER_PASSWORD);
  await deletion.getByRole('button', { name: '삭제' }).click();
  await expect(deletion).toBeHidden();
  await expect(page.getByRole('heading', { name: '찾는 멤버가 없어요' })).toBeVisible();
  await again.page.goto(site + paths.configAccount.path);
  await expect(again.page).toHaveURL(/login/);
  await again.context.close();
});

test('T-60 of two managers who change one share, the later one sees the first change and can save again', async ({
  page,
  browser,
  problems,
  sessions,
  restoreSession,
}) => {
  problems.expect(/status of 412/);
  await restoreSession('lagoon');
  await useKorean(page);
  const elsewhere = await browser.newContext({ storageState: await sessions('lagoon') });
  const other = await elsewhere.newPage();
  await useKorean(other);
  const openShare = async (each: Page) => {
    await each.goto(site + paths.manageMember.href({ q: 'member3' }));
    await each.getByRole('button', { name: /님 메뉴$/ }).click();
    await each.getByRole('menuitem', { name: '배분율 변경' }).click();
    const dialog = each.getByRole('dialog', { name: '배분율 변경' });
    await expect(dialog.getByLabel('새 배분율')).toBeVisible();
    return dialog;
  };
  const [mine, theirs] = [await openShare(page), await openShare(other)];

  await theirs.getByLabel('새 배분율').fill('81');
  await theirs.getByRole('button', { name: '저장' }).click();
  await expect(theirs).toBeHidden();
  await mine.getByLabel('새 배분율').fill('82');
  await mine.getByRole('button', { name: '저장' }).click();

  await expect(mine.getByRole('alert')).toContainText('다른 곳에서 이 멤버를 먼저 바꿨어요');
  await expect(mine.getByText('81%')).toBeVisible();
  await expect(page.getByRole('row').filter({ hasText: '81%' })).toHaveCount(0);
  await mine.getByRole('button', { name: '저장' }).click();
  await expect(mine).toBeHidden();
  await expect(page.getByRole('row').filter({ hasText: '82%' })).toHaveCount(1);
  await elsewhere.close();
});

test('T-15 a member neither gets the member pages nor any data of members', async ({
  page,
  restoreSession,
}) => {
  await restoreSession('lagoon', 'member1');
  await useKorean(page);
  const answers: string[] = [];
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (pathname.startsWith('/api/member/mcn/')) answers.push(`${response.status()} ${pathname}`);
  });

  for (const address of [
    paths.manageMember.path,
    `${paths.manageMember.path}/0192f0c0-1111-7222-8333-444455556666`,
  ]) {
    await page.goto(site + address);
    await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible();
    await expect(page.getByText('@lagoon.example').filter({ hasNotText: 'member1@' })).toHaveCount(0);
    await expect(page.getByRole('table')).toHaveCount(0);
  }
  expect(answers).toEqual([]);
});
