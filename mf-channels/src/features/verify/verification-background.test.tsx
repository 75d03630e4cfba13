import { readBackgroundWork } from '@portal/shared/contract';
import { snackbarsAtom } from '@portal/shared/state';
import { fakeApi, renderPortal, sessions } from '@portal/shared/testing';
import { act, waitFor } from '@testing-library/react';
import { Background } from './verification-background.tsx';
import { watchVerification } from './watched-verifications.ts';
import type { VerificationSummary } from './verify.api.ts';

const ACCOUNT = sessions.manager.account.id;

afterEach(() => localStorage.clear());

const summary = (id: string, changes: Partial<VerificationSummary> = {}): VerificationSummary => ({
  channel: {
    id,
    youtube_id: `UC${id}`,
    name: `채널 ${id}`,
    handle: `@${id}`,
    thumbnail: '/media/c1.svg',
    subscribers: 1,
  },
  state: 'verifying',
  result: null,
  languages: [],
  description_full: false,
  checks: 1,
  delay: null,
  started_at: new Date().toISOString(),
  last_check_at: null,
  next_check_at: new Date().toISOString(),
  ends_at: new Date().toISOString(),
  ended_at: null,
  ...changes,
});
const verified = (id: string) =>
  summary(id, { state: 'verified', result: 'verified', ended_at: new Date().toISOString() });
const failed = (id: string) =>
  summary(id, { state: 'pending', result: 'code_missing', ended_at: new Date().toISOString() });

const titles = ({ store }: Awaited<ReturnType<typeof renderPortal>>) =>
  store.get(snackbarsAtom).map(({ type, title }) => `${type}: ${title}`);

test('a search that ends while another page is open is reported there, once', async () => {
  let items = [summary('c1')];
  const request = fakeApi.get('/channel/verifications', () => ({ items }));
  watchVerification(ACCOUNT, 'c1');
  const page = await renderPortal(<Background />, { at: '/dashboard' });
  await waitFor(() => expect(request.calls).toHaveLength(1));
  expect(titles(page)).toEqual([]);

  items = [verified('c1')];

  await waitFor(() => expect(titles(page)).toEqual(['success: ‘채널 c1’ 채널을 인증했어요']));
  expect(readBackgroundWork(ACCOUNT)).toEqual({});
});

test('the snackbar of a failed search opens the verification of its channel', async () => {
  fakeApi.get('/channel/verifications', { items: [failed('c1'), verified('c2')] });
  watchVerification(ACCOUNT, 'c1');

  const page = await renderPortal(<Background />, { at: '/dashboard' });

  // The search of c2 was started elsewhere and is not watched here.
  await waitFor(() => expect(titles(page)).toEqual(['error: ‘채널 c1’ 채널을 인증하지 못했어요']));
  act(() => page.store.get(snackbarsAtom)[0]?.action?.run());
  await waitFor(() =>
    expect(page.location()).toMatchObject({ pathname: '/manage-channel', search: '?verify=c1' }),
  );
});

test('many searches that ended meanwhile share one snackbar', async () => {
  const ids = ['c1', 'c2', 'c3', 'c4'];
  fakeApi.get('/channel/verifications', { items: [failed('c1'), ...ids.slice(1).map(verified)] });
  ids.forEach((id) => watchVerification(ACCOUNT, id));

  const page = await renderPortal(<Background />, { at: '/dashboard' });

  await waitFor(() => expect(titles(page)).toEqual(['info: 채널 4개의 인증이 끝났어요']));
  expect(page.store.get(snackbarsAtom)[0]?.text).toBe('인증 완료 3개, 실패 1개');
});

test('the search of a channel that was deleted meanwhile is forgotten without a snackbar', async () => {
  fakeApi.get('/channel/verifications', { items: [] });
  watchVerification(ACCOUNT, 'c1');

  const page = await renderPortal(<Background />, { at: '/dashboard' });

  await waitFor(() => expect(readBackgroundWork(ACCOUNT)).toEqual({}));
  expect(titles(page)).toEqual([]);
});
