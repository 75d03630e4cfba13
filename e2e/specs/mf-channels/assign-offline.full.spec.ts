import { paths } from '@portal/shared/routing';
import { expect, test } from '../../fixtures/test.ts';
import { origin } from '../../harness/environment.ts';

/** A channel that waits for approval and has no members. */
const CHANNEL = { name: '주말목공', handle: '@weekend.wood' };
const OFFLINE = '인터넷에 연결되어 있지 않아요';

test('T-58 an assignment that is sent offline is refused with a reason, and sent again by the same button once online', async ({
  context,
  page,
  problems,
  restoreSession,
}) => {
  problems.expect(/ERR_INTERNET_DISCONNECTED/);
  // The buttons of the dialog are where the notice of the shell would cover them.
  await page.setViewportSize({ width: 1280, height: 600 });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await restoreSession('aurora');
  await page.goto(origin('aurora') + paths.manageChannel.href({ q: CHANNEL.handle }));
  await page.getByRole('button', { name: `${CHANNEL.name} 메뉴` }).click();
  await page.getByRole('menuitem', { name: '멤버 배정' }).click();
  const dialog = page.getByRole('dialog');
  await dialog
    .getByRole('listitem')
    .filter({ has: page.getByRole('checkbox') })
    .first()
    .click();
  await expect(dialog.getByLabel('시작일')).toBeVisible();
  const cancel = dialog.getByRole('button', { name: '취소' });
  const online = await cancel.screenshot();

  await context.setOffline(true);
  await expect(page.getByText(OFFLINE)).toBeAttached();
  expect(online.equals(await cancel.screenshot()), 'the notice does not cover the buttons').toBe(true);
  await dialog.getByRole('button', { name: '멤버 1명 배정' }).click();
  await expect(dialog.getByText(/서버에 연결하지 못했어요/)).toBeVisible();

  await context.setOffline(false);
  await expect(page.getByText(OFFLINE)).toHaveCount(0);
  await dialog.getByRole('button', { name: '멤버 1명 배정' }).click();
  await page.getByRole('button', { name: '실행 취소' }).click();
  await expect(page.getByText('되돌렸어요')).toBeVisible();
});
