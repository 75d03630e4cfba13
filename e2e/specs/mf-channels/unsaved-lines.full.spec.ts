import type { Page } from '@playwright/test';
import { paths } from '@portal/shared/routing';
import { expectFocusInside } from '../../fixtures/keyboard.ts';
import { expect, test } from '../../fixtures/test.ts';
import { origin } from '../../harness/environment.ts';

const channels = origin('aurora') + paths.manageChannel.path;
const LINES = '@today.alley\nnope';

const registration = (page: Page) => page.getByRole('dialog', { name: '채널 등록' });
const lines = (page: Page) => registration(page).getByRole('textbox');
const question = (page: Page) => page.getByRole('alertdialog', { name: '작성하던 내용을 버릴까요?' });

/** Opens the registration and waits until its lines are checked. */
const writeLines = async (page: Page) => {
  await page.getByRole('button', { name: '채널 등록' }).click();
  await lines(page).fill(LINES);
  await expect(registration(page).getByText('모든 줄을 확인했어요')).toBeAttached();
};

test.beforeEach(async ({ page, restoreSession }) => {
  await restoreSession('aurora');
  await page.goto(channels);
});

const ways = {
  Escape: (page: Page) => page.keyboard.press('Escape'),
  'the close button': (page: Page) => registration(page).getByRole('button', { name: '닫기' }).click(),
  Cancel: (page: Page) => registration(page).getByRole('button', { name: '취소' }).click(),
  Back: (page: Page) => page.evaluate(() => history.back()),
};

for (const [way, leave] of Object.entries(ways))
  test(`${way} asks before checked lines are lost, also offline, keeps them, and discards them`, async ({
    page,
    context,
    problems,
  }) => {
    problems.expect(/ERR_INTERNET_DISCONNECTED/);
    await writeLines(page);
    await context.setOffline(true);

    await leave(page);
    await question(page).getByRole('button', { name: '계속 작성' }).click();
    await expect(question(page)).toBeHidden();
    await expect(lines(page)).toHaveValue(LINES);
    await context.setOffline(false);

    await leave(page);
    await question(page).getByRole('button', { name: '버리기' }).click();
    await expect(registration(page)).toBeHidden();
    await expect(page).toHaveURL(channels);

    await page.getByRole('button', { name: '채널 등록' }).click();
    await expect(lines(page)).toHaveValue('');
  });

test('T-51 after the session ended in the registration, sign-in leads back to the dialog with its lines', async ({
  page,
  problems,
}) => {
  problems.expect(/status of 401/);
  await writeLines(page);
  await page.route('**/api/channel/**', (route) =>
    route.fulfill({
      status: 401,
      contentType: 'application/problem+json',
      body: JSON.stringify({ success: false, message: '', status: 401, code: 'unauthenticated' }),
    }),
  );
  await lines(page).fill(`${LINES}\n@morning.tea`);
  await expect(page).toHaveURL(/\/login/);
  await page.unroute('**/api/channel/**');

  await page.getByLabel('이메일').fill('manager@aurora.example');
  await page.getByLabel('비밀번호', { exact: true }).fill('demo-1234');
  await page.keyboard.press('Enter');

  await expect(lines(page)).toHaveValue(`${LINES}\n@morning.tea`);
  await expectFocusInside(registration(page));
  await page.keyboard.press('Escape');
  await question(page).getByRole('button', { name: '버리기' }).click();
  await expect(registration(page)).toBeHidden();
  await expect(page).toHaveURL(channels);
});
