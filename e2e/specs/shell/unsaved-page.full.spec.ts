import { paths } from '@portal/shared/routing';
import { expect, test } from '../../fixtures/test.ts';
import { origin } from '../../harness/environment.ts';

const aurora = origin('aurora');

test('a page with unsaved text asks before a link or Back leaves it, and leaves once the text is discarded', async ({
  page,
  restoreSession,
}) => {
  await restoreSession('aurora');
  await page.goto(aurora + paths.home.path);
  await page.getByRole('button', { name: /계정 메뉴/ }).click();
  await page.getByRole('menuitem', { name: '계정 설정' }).click();
  const nickname = page.getByLabel('닉네임', { exact: true });
  await nickname.fill('반쯤 쓴 이름');
  const question = page.getByRole('alertdialog', { name: '작성하던 내용을 버릴까요?' });

  await page.getByRole('link', { name: '공지사항' }).first().click();
  await question.getByRole('button', { name: '계속 작성' }).click();
  await expect(nickname).toHaveValue('반쯤 쓴 이름');

  await page.goBack();
  await question.getByRole('button', { name: '계속 작성' }).click();
  await expect(page).toHaveURL(aurora + paths.configAccount.path);
  await expect(nickname).toHaveValue('반쯤 쓴 이름');

  await page.goBack();
  await question.getByRole('button', { name: '버리기' }).click();
  await expect(page).toHaveURL(aurora + paths.home.path);
  await page.goForward();
  await expect(nickname).not.toHaveValue('반쯤 쓴 이름');
});
