import { sessionAtom } from '@portal/shared/state';
import { fakeApi, errorResponse, partnerTerms, sessions } from '@portal/shared/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { releaseSetOf } from '../../testing/release-set-fixture.ts';
import { renderShell } from '../../testing/render-shell.tsx';

const set = releaseSetOf({});

const visit = async (session = sessions.manager, at = '/config-account', minimum = 4) => {
  fakeApi.get('/v2/mcn/terms', { terms: partnerTerms({ password_minimum: minimum }) });
  const shell = await renderShell({ at, set, session });
  await screen.findByLabelText('닉네임');
  return shell;
};

const save = () => screen.getByRole('button', { name: '저장' });

it('saves a new nickname and shows it in the account menu', async () => {
  const update = fakeApi.post('/member/account/update', {});
  const { user } = await visit();
  expect(screen.getByLabelText('이메일')).toBeDisabled();

  await user.clear(screen.getByLabelText('닉네임'));
  await user.type(screen.getByLabelText('닉네임'), ' 새 이름 ');
  await user.type(screen.getByLabelText('현재 비밀번호'), 'demo-1234{Enter}');

  expect(await screen.findByText('저장했어요')).toBeInTheDocument();
  expect(update.calls[0]?.body).toEqual({ password: 'demo-1234', nickname: '새 이름' });
  expect(screen.getByLabelText('현재 비밀번호')).toHaveValue('');
  expect(screen.getAllByText(/새 이름/).length).toBeGreaterThan(0);
});

it('saves a new password and shows that other devices are signed out', async () => {
  const update = fakeApi.post('/member/account/update', {});
  const { user } = await visit();

  await user.type(screen.getByLabelText('새 비밀번호'), 'much-Better-1');
  await user.type(screen.getByLabelText('새 비밀번호 확인'), 'much-Better-1');
  await user.type(screen.getByLabelText('현재 비밀번호'), 'demo-1234{Enter}');

  expect(await screen.findByText('다른 기기에서는 로그아웃됐어요.')).toBeInTheDocument();
  expect(update.calls[0]?.body).toEqual({ password: 'demo-1234', new_password: 'much-Better-1' });
});

it('shows validation errors of the account form without a request', async () => {
  const { user } = await visit();

  await user.click(save());
  expect(screen.getByText('바꿀 내용을 입력해 주세요')).toBeInTheDocument();
  expect(screen.getByText('현재 비밀번호를 입력해 주세요')).toBeInTheDocument();

  await user.type(screen.getByLabelText('새 비밀번호'), 'abc');
  await user.type(screen.getByLabelText('새 비밀번호 확인'), 'abd');
  await user.click(save());
  expect(screen.getByText('비밀번호는 4~64자로 입력해 주세요')).toBeInTheDocument();
  expect(screen.getByText('비밀번호가 서로 달라요')).toBeInTheDocument();
});

it('the account form names and checks the shortest password of the domain', async () => {
  const { user } = await visit(sessions.manager, '/config-account', 8);
  expect(await screen.findByText('바꿀 때만 입력하세요. 8~64자.')).toBeVisible();

  await user.type(screen.getByLabelText('새 비밀번호'), 'seven-7');
  await user.click(save());

  expect(screen.getByText('비밀번호는 8~64자로 입력해 주세요')).toBeVisible();
});

it('shows the error and keeps the typed values when the current password is wrong', async () => {
  fakeApi.post(
    '/member/account/update',
    errorResponse(403, 'wrong_password', { message: '비밀번호가 맞지 않아요.' }),
  );
  const { user } = await visit();

  await user.type(screen.getByLabelText('새 비밀번호'), 'abcd');
  await user.type(screen.getByLabelText('새 비밀번호 확인'), 'abcd');
  await user.type(screen.getByLabelText('현재 비밀번호'), 'nope{Enter}');

  const current = screen.getByLabelText('현재 비밀번호');
  await waitFor(() => expect(current).toHaveAccessibleDescription('비밀번호가 맞지 않아요.'));
  await waitFor(() => expect(current).toHaveFocus());
  expect(screen.getByLabelText('새 비밀번호')).toHaveValue('abcd');
});

it('deleting the account with its password ends the session', async () => {
  const withdraw = fakeApi.post('/member/account/delete.account', {});
  const { user, address, portal } = await visit();

  await user.click(screen.getByRole('button', { name: '탈퇴' }));
  expect(address()).toBe('/config-account?delete=1');
  const dialog = await screen.findByRole('alertdialog', { name: '정말 탈퇴할까요?' });
  expect(dialog).toHaveTextContent('등록한 채널과 멤버 계정');
  await user.type(within(dialog).getByLabelText('현재 비밀번호'), 'demo-1234{Enter}');

  await waitFor(() => expect(address()).toBe('/login'));
  expect(await screen.findByText('탈퇴했어요')).toBeInTheDocument();
  expect(withdraw.calls[0]?.body).toEqual({ password: 'demo-1234' });
  expect(portal.store.get(sessionAtom)).toBeNull();
  expect(localStorage.getItem('access_token')).toBeNull();
});

it('the delete dialog has a text for members and stays open when the password is wrong', async () => {
  fakeApi.post(
    '/member/account/delete.account',
    errorResponse(403, 'wrong_password', { message: '비밀번호가 맞지 않아요.' }),
  );
  const { user } = await visit(sessions.member, '/config-account?delete=1');
  const dialog = await screen.findByRole('alertdialog');
  expect(dialog).toHaveTextContent('이 계정만 지워져요');

  await user.click(within(dialog).getByRole('button', { name: '탈퇴' }));
  expect(await within(dialog).findByText('현재 비밀번호를 입력해 주세요')).toBeInTheDocument();
  await user.type(within(dialog).getByLabelText('현재 비밀번호'), 'nope{Enter}');
  expect(await within(dialog).findByText('비밀번호가 맞지 않아요.')).toBeInTheDocument();
});

it('T-51 an unsaved nickname, but no password, is restored after the session expired and began again', async () => {
  fakeApi.post('/member/account/update', errorResponse(401, 'unauthenticated'));
  const { user, portal } = await visit();
  await user.clear(screen.getByLabelText('닉네임'));
  await user.type(screen.getByLabelText('닉네임'), '반쯤 쓴');
  await user.type(screen.getByLabelText('새 비밀번호'), 'much-Better-1');
  await user.type(screen.getByLabelText('새 비밀번호 확인'), 'much-Better-1');
  await user.type(screen.getByLabelText('현재 비밀번호'), 'demo-1234{Enter}');

  await screen.findByRole('heading', { level: 1, name: '로그인' });
  const stored = JSON.stringify({ ...sessionStorage });
  expect(stored).toContain('반쯤 쓴');
  expect(stored).not.toMatch(/Better|demo/);
  act(() => portal.store.set(sessionAtom, sessions.manager));

  expect(await screen.findByLabelText('닉네임')).toHaveValue('반쯤 쓴');
  expect(screen.getByText('쓰던 내용을 다시 채웠어요')).toBeInTheDocument();
  expect(screen.getByLabelText('새 비밀번호')).toHaveValue('');
});
