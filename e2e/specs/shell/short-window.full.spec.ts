import { paths } from '@portal/shared/routing';
import { expectUsableInShortWindow } from '../../fixtures/short-window.ts';
import { expect, test } from '../../fixtures/test.ts';
import { origin } from '../../harness/environment.ts';

test('the palette is usable in a short window', async ({ page, restoreSession }) => {
  await restoreSession('aurora');
  await page.goto(origin('aurora') + paths.notices.path);
  await expect(page.getByRole('heading', { level: 1, name: '공지사항' })).toBeVisible();
  await page.keyboard.press('Control+k');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('option').first()).toBeVisible();

  await expectUsableInShortWindow(page, dialog);
});
