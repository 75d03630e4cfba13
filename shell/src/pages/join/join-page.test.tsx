import { hasUnsavedWork, sessionAtom } from '@portal/shared/state';
import { fakeApi, networkFailure, errorResponse, partnerTerms, sessions } from '@portal/shared/testing';
import { screen, waitFor } from '@testing-library/react';
import { buildOf, releaseSetOf, routeOf, running } from '../../testing/release-set-fixture.ts';
import { renderShell, type RenderedShell } from '../../testing/render-shell.tsx';

const set = releaseSetOf({
  'mf-dashboard': running(buildOf('mf-dashboard', '1.0.0', { routes: [routeOf('/dashboard')] })),
});

const visit = async (changes: Parameters<typeof partnerTerms>[0] = {}) => {
  fakeApi.get('/v2/mcn/terms', { terms: partnerTerms(changes) });
  const shell = await renderShell({ at: '/join', set });
  await screen.findByRole('heading', { level: 1, name: '회원가입' });
  return shell;
};

const person = { email: 'new@aurora.example', password: 'demo-1234', nickname: '민트초코' };

const fill = async (
  user: RenderedShell['user'],
  changes: Partial<typeof person & { confirmation: string }> = {},
) => {
  const { email, password, nickname, confirmation = password } = { ...person, ...changes };
  await user.type(screen.getByLabelText('이메일'), email);
  await user.type(screen.getByLabelText('비밀번호'), password);
  await user.type(screen.getByLabelText('비밀번호 확인'), confirmation);
  await user.type(screen.getByLabelText('닉네임'), `${nickname}{Enter}`);
};

it('T-48 a typed value in the sign-up form counts as unsaved work', async () => {
  const { user } = await visit();
  expect(hasUnsavedWork()).toBe(false);

  await user.type(screen.getByLabelText('이메일'), 'new');

  expect(hasUnsavedWork()).toBe(true);
});

it('the sign-up form names and checks the shortest password of the domain', async () => {
  const { user } = await visit({ password_minimum: 8 });
  expect(await screen.findByText('8~64자. 길수록 안전해요.')).toBeVisible();

  await fill(user, { password: 'seven-7' });

  expect(screen.getByText('비밀번호는 8~64자로 입력해 주세요')).toBeVisible();
});

it('creates an account by keyboard, shows the confirmation and opens the home page', async () => {
  const join = fakeApi.post('/v2/mcn/join', { token: 'fresh' });
  fakeApi.get('/member/me', {
    token: 'fresh',
    permission_flag: 0,
    role: 'manager',
    account: { id: '9', ...person, registered_at: '2026-11-01T00:00:00Z' },
    settings: { channel_verify_needed: false },
    unread_notifications: 0,
  });
  // The home page fetches this; its result does not matter here.
  fakeApi.get('/report/freshness', errorResponse(503, 'unavailable'));
  const { user, address, portal } = await visit();

  await fill(user, { email: ' new@aurora.example ' });

  const done = await screen.findByRole('heading', { level: 1, name: '가입을 마쳤어요' });
  await waitFor(() => expect(done).toHaveFocus());
  expect(screen.getByText(/민트초코 님.*new@aurora\.example/)).toBeInTheDocument();
  expect(join.calls[0]?.body).toEqual({
    email: 'new@aurora.example',
    password: 'demo-1234',
    password_confirmation: 'demo-1234',
    nickname: '민트초코',
  });
  expect(localStorage.getItem('access_token')).toBe('fresh');
  expect(portal.store.get(sessionAtom)).toBeNull();

  await user.tab();
  await user.keyboard('{Enter}');

  await waitFor(() => expect(address()).toBe('/'));
  expect(portal.store.get(sessionAtom)?.account.nickname).toBe('민트초코');
});

it('the empty sign-up form shows an error for each field and focuses the first one', async () => {
  const { user } = await visit();

  await user.click(screen.getByRole('button', { name: '가입' }));

  for (const message of [
    '이메일을 입력해 주세요',
    '비밀번호를 입력해 주세요',
    '비밀번호를 한 번 더 입력해 주세요',
    '닉네임을 입력해 주세요',
  ]) {
    expect(screen.getByText(message)).toBeInTheDocument();
  }
  expect(screen.getByLabelText('이메일')).toHaveFocus();
});

it('full-width and invisible characters are cleaned before the sign-up form is sent', async () => {
  const join = fakeApi.post('/v2/mcn/join', errorResponse(503, 'busy'));
  const { user } = await visit();

  await fill(user, { email: 'ｎｅｗ＠aurora.example', nickname: ' 민트\u200B초코\u3164' });

  await waitFor(() => expect(join.calls).toHaveLength(1));
  expect(join.calls[0]?.body).toMatchObject({ email: 'new@aurora.example', nickname: '민트초코' });
});

it('a nickname without a visible character is missing in the sign-up form', async () => {
  const join = fakeApi.post('/v2/mcn/join', { token: 'fresh' });
  const { user } = await visit();

  await fill(user, { nickname: '\u3164\u2800\u3164' });

  expect(screen.getByLabelText('닉네임')).toHaveAccessibleDescription(/닉네임을 입력해/);
  expect(join.calls).toHaveLength(0);
});

it('a taken e-mail address shows the error at its field and keeps all typed values', async () => {
  fakeApi.post(
    '/v2/mcn/join',
    errorResponse(409, 'email_taken', {
      message: '이미 사용 중인 이메일이에요.',
      errors: [{ path: 'email', code: 'taken', message: '이미 사용 중이에요.' }],
    }),
  );
  const { user } = await visit();

  await fill(user);

  const email = screen.getByLabelText('이메일');
  await waitFor(() => expect(email).toHaveAccessibleDescription('이미 사용 중인 이메일이에요.'));
  expect(email).toBeInvalid();
  await waitFor(() => expect(email).toHaveFocus());
  expect(email).toHaveValue(person.email);
  expect(screen.getByLabelText('비밀번호 확인')).toHaveValue(person.password);
  expect(screen.getByLabelText('닉네임')).toHaveValue(person.nickname);
});

it('shows the server’s validation errors at their fields', async () => {
  fakeApi.post(
    '/v2/mcn/join',
    errorResponse(400, 'validation', {
      message: '입력한 내용을 확인해 주세요.',
      errors: [
        { path: 'password', code: 'too_short', message: '8자 이상 입력해 주세요.' },
        { path: 'nickname', code: 'invalid', message: '형식을 확인해 주세요.' },
      ],
    }),
  );
  const { user } = await visit();

  await fill(user);

  const password = screen.getByLabelText('비밀번호');
  await waitFor(() => expect(password).toHaveAccessibleDescription('8자 이상 입력해 주세요.'));
  await waitFor(() => expect(password).toHaveFocus());
  expect(screen.getByLabelText('닉네임')).toHaveAccessibleDescription('형식을 확인해 주세요.');
});

it('the sign-up form shows a network failure and can be submitted again', async () => {
  fakeApi.post('/v2/mcn/join', networkFailure());
  const { user } = await visit();

  await fill(user);

  expect(await screen.findByRole('alert')).toHaveTextContent('서버에 연결하지 못했어요');
  expect(screen.getByRole('button', { name: '가입' })).toBeEnabled();
});

it('the password field shows the strength of the password', async () => {
  const { user } = await visit();
  const password = screen.getByLabelText('비밀번호');

  await user.type(password, 'abcd');
  expect(password).toHaveAccessibleDescription('약함');
  await user.type(password, 'Efgh-2026');
  expect(password).toHaveAccessibleDescription('강함');
});

it('the sign-up page redirects a signed-in user to the dashboard', async () => {
  const { address } = await renderShell({ at: '/join', set, session: sessions.manager });

  expect(address()).toBe('/join');
  expect(screen.queryByRole('heading', { name: '회원가입' })).not.toBeInTheDocument();
  await waitFor(() => expect(address()).toBe('/dashboard'));
});

it('where the domain has documents, the sign-up form links to them and asks for consent', async () => {
  const join = fakeApi.post('/v2/mcn/join', errorResponse(503, 'busy'));
  const { user } = await visit({ consent: { terms_url: 'https://example.com/terms', privacy_url: null } });
  const consent = await screen.findByRole('checkbox', { name: '약관에 동의해요' });
  expect(screen.getByRole('link', { name: '이용약관' })).toHaveAttribute('href', 'https://example.com/terms');
  expect(screen.queryByRole('link', { name: '개인정보 처리방침' })).not.toBeInTheDocument();

  await fill(user);
  await waitFor(() => expect(consent).toHaveFocus());
  expect(consent).toHaveAccessibleDescription('가입하려면 약관에 동의해 주세요');
  expect(join.calls).toHaveLength(0);

  await user.click(consent);
  await user.click(screen.getByRole('button', { name: '가입' }));

  await waitFor(() => expect(join.calls).toHaveLength(1));
  expect(join.calls[0]?.body).toMatchObject({ email: person.email, consent: true });
});

it('an empty sign-up form shows the first field before the missing consent', async () => {
  const { user } = await visit({ consent: { terms_url: null, privacy_url: 'https://example.com/privacy' } });
  await screen.findByRole('checkbox', { name: '약관에 동의해요' });

  await user.click(screen.getByRole('button', { name: '가입' }));

  expect(screen.getByText('가입하려면 약관에 동의해 주세요')).toBeVisible();
  expect(screen.getByLabelText('이메일')).toHaveFocus();
});
