import type { Page } from '@playwright/test';
import { paths } from '@portal/shared/routing';
import { callOperatorApi } from '../../fixtures/operator.ts';
import { createCaller } from '../../fixtures/signed-call.ts';
import { expect, test } from '../../fixtures/test.ts';
import { createYoutube } from '../../fixtures/youtube.ts';
import { origin } from '../../harness/environment.ts';

const SITE = 'aurora';
// Without members and figures, so that no other test reads them; the last one is deleted.
const SHARED = '밤의 라디오';
const CHANNEL = '옥상 텃밭';
const HANDLE = '@roof.garden';
const MEMBER = '박도윤';

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
  await expect(dialog.getByText('합계 92.5%, 누구에게도 배정되지 않는 비율 7.5%')).toBeVisible();
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
  // The newest of the snackbars comes first.
  await page.getByRole('button', { name: '실행 취소' }).first().click();
  await expect(page.getByText('되돌렸어요')).toBeVisible();
  await expect((await showHistory(page)).getByRole('row', { name: /박도윤/ })).toContainText('62.5%');
});

const assign = async (page: Page) => {
  await choose(page, '멤버 배정');
  const dialog = page.getByRole('dialog', { name: '멤버 배정' });
  await dialog.getByRole('listitem').filter({ hasText: MEMBER }).locator('label').click();
  await dialog.getByRole('button', { name: '멤버 1명 배정' }).dblclick();
  await expect(dialog).toHaveCount(0);
  // The snackbar stays while it has the focus.
  await page.getByRole('button', { name: '실행 취소' }).focus();
  await expect(rowOf(page)).toContainText(MEMBER);
};

const isUnassigned = (page: Page) =>
  expect(rowOf(page).getByRole('button', { name: `${CHANNEL} 멤버 배정` })).toBeVisible();

const WRITES = /\/channel\/(assign|unassign|assignment\/undo|delete|add\.bulk|verify)$/;

/** Collects the paths of the writes that the page sends, without `/channel/`. */
const collectWrites = (page: Page) => {
  const writes: string[] = [];
  page.on('request', (request) => {
    const [, path] = WRITES.exec(new URL(request.url()).pathname) ?? [];
    if (path !== undefined) writes.push(path);
  });
  return writes;
};

/** Approves the channel as an operator does. */
async function approve(page: Page) {
  const call = await createCaller(page, SITE);
  const { items } = await call('/channel/list', { search: CHANNEL });
  const [channel] = items;
  if (!channel) throw new Error(`There is no ${CHANNEL}.`);
  await callOperatorApi(
    '/operator/channel/review',
    { channel: channel.id, decision: 'approve' },
    { 'if-match': `"${channel.version}"` },
  );
}

// One life from the deletion to the next assignment, each step in the browser.
test.describe.configure({ timeout: 180_000 });

test('a channel is assigned, deleted, registered again, approved, verified, assigned and unassigned by double clicks', async ({
  page,
  problems,
  restoreSession,
}) => {
  const youtube = await createYoutube();
  await restoreSession(SITE);
  await page.goto(origin(SITE) + paths.manageChannel.path);

  const writes = collectWrites(page);
  await assign(page);
  await page.getByRole('button', { name: '실행 취소' }).dblclick();
  await isUnassigned(page);
  await expect(page.getByText('되돌렸어요')).toHaveCount(1);

  problems.expect(/status of 403/);
  await choose(page, '채널 삭제');
  const deletion = page.getByRole('alertdialog');
  const password = deletion.getByLabel('현재 비밀번호');
  await deletion.locator('label', { hasText: '위 내용을 모두 확인했어요' }).click();
  await password.fill('wrong');
  await deletion.getByRole('button', { name: '삭제', exact: true }).click();
  await expect(password).toHaveAttribute('aria-invalid', 'true');
  await password.fill('demo-1234');
  await deletion.getByRole('button', { name: '삭제', exact: true }).dblclick();
  await expect(deletion).toHaveCount(0);
  await expect(page.getByRole('main').getByText('주말목공', { exact: true })).toBeVisible();
  await expect(rowOf(page)).toHaveCount(0);

  await page.getByRole('button', { name: '채널 등록' }).click();
  const registration = page.getByRole('dialog', { name: '채널 등록' });
  await registration.getByRole('textbox', { name: '채널 링크' }).fill(`youtube.com/${HANDLE}/shorts`);
  await registration.getByRole('button', { name: `${CHANNEL} 분류` }).click();
  await page.getByRole('option', { name: 'OST' }).click();
  await registration.getByRole('button', { name: '1개 채널 등록' }).dblclick();
  await expect(registration).toHaveCount(0);
  await expect(rowOf(page)).toContainText('대기');
  await expect(rowOf(page)).toContainText('OST');
  // Nothing of the deleted registration is left, neither its code nor its member.
  await expect(rowOf(page)).toContainText('인증 전');
  await isUnassigned(page);

  await approve(page);
  await page.reload();
  await expect(rowOf(page)).toContainText('채널 인증 필요');
  await rowOf(page).getByRole('button', { name: '인증하기' }).click();
  const verification = page.getByRole('dialog', { name: '채널 인증' });
  const code = await verification.locator('code').innerText();
  await youtube.change({ channel: HANDLE, description: `옥상에서 키워요. ${code}` });
  await verification.getByRole('button', { name: '인증 시작' }).dblclick();
  await expect(verification.getByRole('heading', { name: '채널을 인증했어요' })).toBeVisible({
    timeout: 40_000,
  });
  await verification.getByRole('button', { name: '닫기' }).last().click();
  await expect(rowOf(page)).toContainText('승인');
  await expect(rowOf(page)).toContainText('인증 완료');

  await assign(page);
  await choose(page, '배정 해제');
  await page
    .getByRole('dialog', { name: '배정 해제' })
    .getByRole('button', { name: '멤버 1명 해제' })
    .dblclick();
  await isUnassigned(page);
  await expect(rowOf(page)).toContainText('인증 완료');

  // T-59: each double click sent one write; the first deletion had a wrong password.
  const changes = ['assign', 'assignment/undo', 'delete', 'delete', 'add.bulk'];
  expect(writes).toEqual([...changes, 'verify', 'assign', 'unassign']);
});
