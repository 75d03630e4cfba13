import type { Page } from '@playwright/test';
import { paths } from '@portal/shared/routing';
import { expect, test } from '../../fixtures/test.ts';
import { origin } from '../../harness/environment.ts';

const CHANNEL = '옥상 텃밭';

const rowOf = (page: Page) => page.getByRole('row', { name: new RegExp(CHANNEL) });

const choose = async (page: Page, command: string) => {
  await page.getByRole('button', { name: `${CHANNEL} 메뉴` }).click();
  await page.getByRole('menuitem', { name: command }).click();
};

test('a channel is assigned, the assignment undone, and the channel deleted by its menu', async ({
  page,
  problems,
  restoreSession,
}) => {
  await restoreSession('aurora');
  await page.goto(origin('aurora') + paths.manageChannel.path);
  await choose(page, '멤버 배정');
  const dialog = page.getByRole('dialog', { name: '멤버 배정' });
  await dialog.getByRole('listitem').filter({ hasText: '박도윤' }).locator('label').click();
  await dialog.getByRole('button', { name: '멤버 1명 배정' }).click();
  await expect(rowOf(page)).toContainText('박');
  await expect(dialog).toHaveCount(0);

  await page.getByRole('button', { name: '실행 취소' }).click();
  await expect(rowOf(page).getByRole('button', { name: `${CHANNEL} 멤버 배정` })).toBeVisible();

  problems.expect(/status of 403/);
  await choose(page, '채널 삭제');
  const deletion = page.getByRole('alertdialog');
  const password = deletion.getByLabel('매니저 비밀번호');
  await deletion.locator('label', { hasText: '위 내용을 모두 확인했어요' }).click();
  await password.fill('wrong');
  await deletion.getByRole('button', { name: '삭제', exact: true }).click();
  await expect(password).toHaveAttribute('aria-invalid', 'true');
  await password.fill('demo-1234');
  await deletion.getByRole('button', { name: '삭제', exact: true }).click();
  await expect(deletion).toHaveCount(0);
  await expect(page.getByRole('main').getByText('주말목공', { exact: true })).toBeVisible();
  await expect(rowOf(page)).toHaveCount(0);
});
