import type { Page } from '@playwright/test';
import { paths } from '@portal/shared/routing';
import { expect, test } from '../../fixtures/test.ts';
import { origin } from '../../harness/environment.ts';

// Without members and figures, so that no other test reads them; the last one is deleted.
const SHARED = '밤의 라디오';
const CHANNEL = '옥상 텃밭';

const rowOf = (page: Page, channel = CHANNEL) => page.getByRole('row', { name: new RegExp(channel) });

const choose = async (page: Page, command: string, channel = CHANNEL) => {
  await page.getByRole('button', { name: `${channel} 메뉴` }).click();
  await page.getByRole('menuitem', { name: command }).click();
};

const showHistory = async (page: Page) => {
  await choose(page, '배정 기록', SHARED);
  return page.getByRole('dialog', { name: '배정 기록' });
};

test('parts and the first day of an assignment are in the history of the channel, and undo restores them', async ({
  page,
  restoreSession,
}) => {
  await restoreSession('aurora');
  await page.goto(origin('aurora') + paths.manageChannel.path);
  await choose(page, '멤버 배정', SHARED);
  const dialog = page.getByRole('dialog', { name: '멤버 배정' });
  const day = dialog.getByLabel('시작일');
  for (const name of ['박도윤', '이서아'])
    await dialog.getByRole('listitem').filter({ hasText: name }).locator('label').click();
  await dialog.locator('label', { hasText: '직접 입력' }).click();
  await dialog.getByRole('textbox', { name: '박도윤 배정 비율' }).fill('62.5');
  await expect(dialog.getByText('합계가 112.5%예요. 100%를 넘을 수 없어요')).toBeVisible();
  await dialog.getByRole('textbox', { name: '이서아 배정 비율' }).fill('30');
  await expect(dialog.getByText('합계 92.5% · 누구에게도 배정되지 않는 비율 7.5%')).toBeVisible();
  const earliest = (await day.getAttribute('min')) ?? '';
  await day.fill(earliest);
  await expect(dialog.getByText(/지난 수익이 바뀔 수 있어요/)).toBeVisible();
  await dialog.getByRole('button', { name: '멤버 2명 배정' }).click();
  await expect(dialog).toHaveCount(0);

  const history = await showHistory(page);
  const row = history.getByRole('row', { name: /박도윤/ });
  for (const text of ['62.5%', earliest.replaceAll('-', '.'), '배정 중'])
    await expect(row).toContainText(text);
  await expect(history.getByRole('row', { name: /이서아/ })).toContainText('30%');
  await page.keyboard.press('Escape');
  await expect(history).toHaveCount(0);

  await choose(page, '배정 해제', SHARED);
  const unassigning = page.getByRole('dialog', { name: '배정 해제' });
  const members = unassigning.getByRole('list', { name: '해제할 멤버' });
  await members.locator('label', { hasText: '박도윤' }).click();
  await unassigning.getByRole('button', { name: '멤버 1명 해제' }).click();
  await expect(unassigning).toHaveCount(0);
  await page.getByRole('button', { name: '실행 취소' }).click();
  await expect(page.getByText('되돌렸어요')).toBeVisible();
  await expect((await showHistory(page)).getByRole('row', { name: /박도윤/ })).toContainText('62.5%');
});

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
