import { errorResponse, fakeApi, renderRoute } from '@portal/shared/testing';
import { subAccountsAtom } from '@portal/shared/state';
import { screen, waitFor, within } from '@testing-library/react';
import config from '../../../remote.config.ts';
import remote from '../../remote.tsx';
import { detail, list, member, MEMBER_ID, serveMoney } from '../../testing/member-fixtures.ts';

jest.setTimeout(40_000);

const open = async (at = `/manage-member?delete=${MEMBER_ID}`) => {
  fakeApi.get('/member/mcn/accounts', list([member()]));
  const rendered = await renderRoute(remote, config, {
    at,
    subAccounts: [{ id: MEMBER_ID, email: 'member1@aurora.example', nickname: '민지원' }],
  });
  const dialog = within(await screen.findByRole('dialog', { name: '멤버 삭제' }));
  const password = await dialog.findByLabelText('현재 비밀번호');
  const submit = () => rendered.user.click(dialog.getByRole('button', { name: '삭제' }));
  return { ...rendered, dialog, password, submit };
};

test('the deletion says what happens to the channels and to money that is not final', async () => {
  fakeApi.get('/member/mcn/account', detail());
  serveMoney();
  const { dialog } = await open();

  expect(dialog.getByText('배정된 채널 2개는 그대로 남아요')).toBeVisible();
  expect(dialog.getByText('1개는 배정되지 않은 채널이 돼요.')).toBeVisible();
  expect(dialog.getByText(/^1개는 함께 배정된 다른 멤버가/)).toBeVisible();
  expect(await dialog.findByText('확정 전 정산 금액 ₩2,500,001')).toBeVisible();
  expect(dialog.getByText('2026.10.01 – 11.18의 예상 금액이에요.')).toBeVisible();
  expect(dialog.getByText(/^오늘 전까지의 금액은 나중에 확정되어도 이 멤버의 금액으로/)).toBeVisible();
  expect(dialog.getByRole('link', { name: '월별 정산서 보기' })).toHaveAttribute(
    'href',
    '/dashboard/statement',
  );
});

test('a member without channels and without open money can be deleted', async () => {
  fakeApi.get('/member/mcn/account', detail({ channels: [] }, { assignments: [] }));
  serveMoney({ final_through: '2026-11-18' }, null);
  const { dialog } = await open();

  expect(dialog.getByText('배정된 채널이 없어요')).toBeVisible();
  expect(await dialog.findByText('확정 전 정산 금액이 없어요')).toBeVisible();
});

test('a deletion whose open money cannot be loaded says so', async () => {
  fakeApi.get('/member/mcn/account', detail());
  fakeApi.get('/report/open-revenue', errorResponse(500, 'internal'));
  const { dialog } = await open();

  expect(await dialog.findByText('확정 전 정산 금액을 불러오지 못했어요')).toBeVisible();
});

test.each([
  ['', '비밀번호를 입력해 주세요'],
  ['abc', '비밀번호는 4~64자로 입력해 주세요'],
  ['a'.repeat(65), '비밀번호는 4~64자로 입력해 주세요'],
])('the password "%s" is refused in the form: %s', async (text, message) => {
  fakeApi.get('/member/mcn/account', detail());
  serveMoney();
  const { dialog, user, password, submit } = await open();

  if (text) await user.type(password, text);
  await submit();

  expect(await dialog.findByText(message)).toBeVisible();
});

test.each([4, 64])(
  'T-59 a double click with a password of %i characters deletes the member once',
  async (length) => {
    fakeApi.get('/member/mcn/account', detail());
    serveMoney();
    const remove = fakeApi.post('/member/mcn/delete', {});
    const { dialog, user, password, location } = await open();

    await user.type(password, 'a'.repeat(length));
    await user.dblClick(dialog.getByRole('button', { name: '삭제' }));

    await waitFor(() => expect(location().search).toBe(''));
    expect(remove.calls.map(({ body }) => body)).toEqual([
      { target: MEMBER_ID, password: 'a'.repeat(length) },
    ]);
  },
);

test('a wrong password is shown at its field, and the right one deletes the member', async () => {
  fakeApi.get('/member/mcn/account', detail());
  serveMoney();
  const remove = fakeApi.post('/member/mcn/delete', ({ body }) =>
    body.password === 'right'
      ? {}
      : errorResponse(403, 'wrong_password', {
          message: '비밀번호가 맞지 않아요.',
          errors: [{ path: 'password', code: 'wrong', message: '일치하지 않아요' }],
        }),
  );
  const { user, password, submit, location, store } = await open();

  await user.type(password, 'wrong');
  await submit();
  await waitFor(() =>
    expect(password).toHaveAccessibleDescription('비밀번호가 맞지 않아요. 매니저 계정의 비밀번호'),
  );
  expect(store.get(subAccountsAtom)).toHaveLength(1);
  await user.clear(password);
  await user.type(password, 'right');
  await submit();

  await waitFor(() => expect(location().search).toBe(''));
  expect(remove.calls[1]?.body).toEqual({ target: MEMBER_ID, password: 'right' });
  expect(store.get(subAccountsAtom)).toEqual([]);
});

test("deleting from the member's page leads back to the list, and nothing of the deleted member is fetched again", async () => {
  const details = fakeApi.get('/member/mcn/account', detail());
  const summary = serveMoney();
  fakeApi.post('/member/mcn/delete', {});
  const { user, password, submit, location } = await open(`/manage-member/${MEMBER_ID}?delete=${MEMBER_ID}`);
  await screen.findByText('확정 전 정산 금액 ₩2,500,001');
  await waitFor(() => expect(summary.calls).toHaveLength(1));
  const before = details.calls.length;

  await user.type(password, 'right');
  await submit();

  await waitFor(() => expect(location().pathname).toBe('/manage-member'));
  await screen.findByRole('table');
  expect([details.calls.length, summary.calls.length]).toEqual([before, 1]);
  expect(location().search).toBe('');
});
