import { sessionAtom, tokenAtom } from '@portal/shared/state';
import { fakeApi, networkFailure, errorResponse } from '@portal/shared/testing';
import { screen, waitFor } from '@testing-library/react';
import { externalCodeAtom, extractExternalCode } from '../../session/external-code.ts';
import { buildOf, releaseSetOf, routeOf, running } from '../../testing/release-set-fixture.ts';
import { renderShell } from '../../testing/render-shell.tsx';

const set = releaseSetOf({
  'mf-dashboard': running(buildOf('mf-dashboard', '1.0.0', { routes: [routeOf('/dashboard')] })),
});

const CODE = 'a'.repeat(43);

const visit = (code: string | undefined, fakeResponses?: () => void) =>
  renderShell({
    at: '/external/auth',
    set,
    ...(fakeResponses && { fakeResponses }),
    prepare: (store) => store.set(externalCodeAtom, code),
  });

const answerMe = () =>
  fakeApi.get('/member/me', {
    token: 'fresh',
    permission_flag: 0,
    role: 'member',
    account: { id: '1', email: 'a@b.example', nickname: 'A', registered_at: '2026-01-01T00:00:00Z' },
    settings: { channel_verify_needed: false },
    unread_notifications: 0,
  });

describe('the code of an address', () => {
  it.each([
    ['/external/auth?code=secret', 'secret', '/external/auth'],
    ['/external/auth?p=112233&code=secret#x', 'secret', '/external/auth?p=112233#x'],
    ['/external/auth?code=', undefined, '/external/auth'],
    ['/external/auth', undefined, '/external/auth'],
    ['/dashboard?code=KR', undefined, '/dashboard?code=KR'],
  ])('T-08 extractExternalCode of %s returns %s and leaves the address %s', (from, code, left) => {
    history.replaceState(null, '', from);

    expect(extractExternalCode()).toBe(code);
    expect(location.pathname + location.search + location.hash).toBe(left);
  });
});

it('a one-time code is exchanged for a session and the dashboard opens', async () => {
  const exchange = fakeApi.post('/member/external', { token: 'fresh', permission_flag: 0 });
  const { address, portal } = await visit(CODE, answerMe);

  await waitFor(() => expect(address()).toBe('/dashboard'));
  expect(exchange.calls.map(({ body }) => body)).toEqual([{ code: CODE }]);
  expect(portal.store.get(tokenAtom)).toBe('fresh');
  expect(portal.store.get(externalCodeAtom)).toBeUndefined();
});

it('a used or expired code shows an error with a link to the sign-in page and no retry', async () => {
  const { user, address } = await visit(CODE, () => {
    fakeApi.post('/member/external', errorResponse(410, 'external_code_invalid'));
  });

  const heading = await screen.findByRole('heading', { level: 1, name: '이 링크는 더 이상 쓸 수 없어요' });
  await waitFor(() => expect(heading).toHaveFocus());
  expect(screen.queryByRole('button', { name: '다시 시도' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: '로그인 화면으로' }));
  await waitFor(() => expect(address()).toBe('/login'));
});

it('a code can be retried after a network failure', async () => {
  const { user, address } = await visit(CODE, () => {
    fakeApi.post('/member/external', networkFailure());
    answerMe();
  });
  expect(await screen.findByRole('heading', { level: 1, name: '로그인하지 못했어요' })).toBeInTheDocument();

  fakeApi.post('/member/external', { token: 'fresh', permission_flag: 0 });
  await user.click(screen.getByRole('button', { name: '다시 시도' }));

  await waitFor(() => expect(address()).toBe('/dashboard'));
});

it('an address without a code shows an error', async () => {
  await visit(undefined);

  expect(await screen.findByRole('heading', { level: 1, name: '로그인 정보가 없어요' })).toBeInTheDocument();
});

it('after a refused code, the sign-in button resumes the earlier session', async () => {
  const { user, address, portal } = await visit(CODE, () => {
    fakeApi.post('/member/external', errorResponse(410, 'external_code_invalid'));
    answerMe();
  });
  portal.store.set(tokenAtom, 'of an earlier visit');
  await user.click(await screen.findByRole('button', { name: '로그인 화면으로' }));

  await waitFor(() => expect(address()).toBe('/dashboard'));
  expect(portal.store.get(sessionAtom)?.account.nickname).toBe('A');
});
