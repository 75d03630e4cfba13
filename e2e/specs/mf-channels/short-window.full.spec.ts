import { paths } from '@portal/shared/routing';
import { expectUsableInShortWindow } from '../../fixtures/short-window.ts';
import { expect, test } from '../../fixtures/test.ts';
import { origin } from '../../harness/environment.ts';

const channels = origin('aurora') + paths.manageChannel.path;

test.beforeEach(async ({ restoreSession }) => restoreSession('aurora'));

test('the registration of channels is usable in a short window', async ({ page }) => {
  await page.goto(channels);
  await page.getByRole('button', { name: '채널 등록' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox').fill('@today.alley\nnope');
  await expect(dialog.getByText('모든 줄을 확인했어요')).toBeAttached();

  await expectUsableInShortWindow(page, dialog);
});

test('a form is usable in a short window', async ({ page }) => {
  await page.goto(origin('aurora') + paths.manageChannel.href({ q: '@lunchbox.log' }));
  await page.getByRole('button', { name: '도시락 기록 메뉴' }).click();
  await page.getByRole('menuitem', { name: /^멤버 배정/ }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('시작일').first()).toBeVisible();

  await expectUsableInShortWindow(page, dialog);
});
