import { snackbarsAtom } from '@portal/shared/state';
import { errorResponse, fakeApi, renderRoute, sessions } from '@portal/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import config from '../../../remote.config.ts';
import type { Site } from '../../components/sites.api.ts';
import remote from '../../remote.tsx';
import { pageOf } from '../../testing/release-fixture.ts';
import type { ReleaseHealth, Rollout } from './releases.api.ts';

const [CONTROL, CANDIDATE] = ['a'.repeat(64), 'b'.repeat(64)];
const DOMAIN = 'aurora.localhost';
const tagOf = (share: number) => `"${CONTROL}.${CANDIDATE}.${share}"`;

const rolloutAt = (share: number, more: Partial<Rollout> = {}): Rollout => ({
  candidate: CANDIDATE,
  share,
  steps: [1, 5, 25],
  every_minutes: null,
  next_step_at: null,
  tag: tagOf(share),
  unproven: false,
  reason: '새 음악',
  started_by: 'token pipeline',
  changes: [{ kind: 'version', remote: 'mf-music', from: '1.0.0', to: '1.1.0' }],
  started_at: new Date(Date.now() - 90 * 60_000).toISOString(),
  ...more,
});

const site = (rollout: Rollout | null): Site => ({
  domain: DOMAIN,
  name: 'Aurora',
  is_playlist: false,
  is_console: false,
  default_language: 'ko',
  freeze: null,
  refused: null,
  approval: { required: false, off_asked_by: null },
  guard_stop: null,
  release: {
    set: CONTROL,
    proof: 'passed',
    shell: '1.0.0',
    follows: [],
    rollout,
    remotes: { 'mf-music': { on: true, version: '1.0.0', previous: null } },
  },
});

const loadsOf = (
  set: string,
  name: string,
  loads: number,
  failed: number,
): ReleaseHealth['items'][number] => ({
  set,
  remote: name,
  version: '1.0.0',
  loads,
  mounted: loads,
  failed,
  failed_before: failed,
  failed_after: 0,
  average_ms: 100,
  p75_ms: 200,
  failures: [],
});

const health = {
  pages: [
    { set: CONTROL, served: 2000, reported: 1990 },
    { set: CANDIDATE, served: 100, reported: 98 },
  ],
  items: [
    loadsOf(CONTROL, 'mf-music', 400, 2),
    loadsOf(CANDIDATE, 'mf-music', 20, 5),
    loadsOf(CONTROL, 'shell', 1990, 0),
    loadsOf('c'.repeat(64), 'mf-music', 999, 999),
  ],
};

const ended = {
  set: { id: CANDIDATE, domain: DOMAIN },
  rollout: null,
  changes: [],
  unfollowed: [],
  left_out: [],
};

const showRollout = (rollout: Rollout | null) => fakeApi.get('/operator/domains', pageOf(site(rollout)));

let healthCalls: { calls: readonly { query: URLSearchParams }[] };
beforeEach(() => {
  showRollout(rolloutAt(5));
  healthCalls = fakeApi.get('/operator/release/health', health);
  fakeApi.get('/operator/release/planned', { moves: [] });
  fakeApi.get('/operator/release/freezes', { freezes: [] });
  fakeApi.get('/operator/builds', { builds: [] });
  fakeApi.get('/operator/release/log', { log: [] });
});

const open = () => renderRoute(remote, config, { at: '/operator/releases', session: sessions.operator });
const openCard = async () => {
  const portal = await open();
  return { ...portal, card: within(await screen.findByRole('region', { name: '카나리 · Aurora' })) };
};
const openDialog = async (button: string, title: string) => {
  const portal = await openCard();
  await portal.user.click(portal.card.getByRole('button', { name: button }));
  return { ...portal, dialog: within(await screen.findByRole('dialog', { name: title })) };
};

test('a canary shows what differs, its share among its steps, who began it and why', async () => {
  const { card } = await openCard();

  expect(card.getByText('mf-music 1.0.0 → 1.1.0')).toBeVisible();
  const steps = within(card.getByRole('list', { name: '단계' })).getAllByRole('listitem');
  expect(steps.map(({ textContent }) => textContent)).toEqual(['1%', '5%', '25%', '100%']);
  expect(steps.map((step) => step.getAttribute('aria-current'))).toEqual([null, 'step', null, null]);
  expect(card.getByText('토큰 pipeline').parentElement?.parentElement).toHaveTextContent(
    /·토큰 pipeline·새 음악$/,
  );
  expect(card.getByText('다음 단계는 직접 진행해요.')).toBeVisible();
});

test('both sides of a canary are compared by the page loads since it began', async () => {
  const { card } = await openCard();

  await card.findByText('2,000');
  const rows = card.getAllByRole('row').map(({ textContent }) => textContent);
  expect(rows).toEqual([
    '현재 릴리스카나리',
    '보낸 페이지2,000100',
    '실행을 알린 페이지1,99098',
    expect.stringMatching(/^셸 실패0\.0%1,990건 중 0건–/),
    'mf-music 실패0.5%400건 중 2건25.0%20건 중 5건',
  ]);
  expect(healthCalls.calls[0]?.query.get('hours')).toBe('2');
});

test('page loads that cannot be loaded do not hide the canary, and are loaded again', async () => {
  fakeApi.get('/operator/release/health', errorResponse(500, 'internal'));
  const { user, card } = await openCard();
  const retry = await card.findByRole('button', { name: '다시 시도' });
  expect(card.getByRole('button', { name: '중지' })).toBeEnabled();
  fakeApi.get('/operator/release/health', health);
  await user.click(retry);

  expect(await card.findByText('2,000')).toBeVisible();
});

test('without a canary there is no card and no call for page loads', async () => {
  showRollout(null);
  await open();
  await screen.findByRole('row', { name: /Aurora/ });

  expect(screen.queryByRole('region', { name: /카나리/ })).not.toBeInTheDocument();
  expect(healthCalls.calls).toHaveLength(0);
});

test('the time of the next step is shown when steps are taken by time', async () => {
  showRollout(rolloutAt(5, { every_minutes: 30, next_step_at: '2026-11-20T03:00:00Z' }));
  const { card } = await openCard();

  expect(card.getByText(/^다음 단계: .+에 25%\./)).toBeVisible();
});

test('after the last step only the promotion and the stop are left', async () => {
  showRollout(rolloutAt(25));
  const { card } = await openCard();

  expect(card.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    '중지',
    '모두에게 적용',
  ]);
});

test.each([
  ['step', '25%로 넓히기', 'Aurora 카나리 25%로 넓히기', 'Aurora 방문자의 25%에게 넓혔어요'],
  ['promote', '모두에게 적용', 'Aurora 카나리 모두에게 적용', 'Aurora의 모든 방문자에게 적용했어요'],
  ['stop', '중지', 'Aurora 카나리 중지', 'Aurora 카나리를 중지했어요'],
] as const)(
  '%s is sent for a reason, about the canary that was shown',
  async (action, button, title, done) => {
    const send = fakeApi.post(`/operator/release/rollout/${action}`, ended);
    const { user, dialog, store } = await openDialog(button, title);
    const confirm = dialog.getByRole('button', { name: button });
    await user.click(confirm);
    expect(await dialog.findByText('사유를 입력해 주세요')).toBeVisible();
    expect(send.calls).toHaveLength(0);

    await user.type(dialog.getByRole('textbox', { name: /사유/ }), '지표 확인');
    showRollout(null);
    await user.click(confirm);

    await waitFor(() => expect(store.get(snackbarsAtom)[0]?.title).toBe(done));
    expect(send.calls).toHaveLength(1);
    expect(send.calls[0]?.body).toEqual({ domain: DOMAIN, reason: '지표 확인' });
    expect(send.calls[0]?.headers.get('if-match')).toBe(tagOf(5));
    await waitFor(() => expect(screen.queryByRole('region', { name: /카나리/ })).not.toBeInTheDocument());
  },
);

test('a step that another took meanwhile is shown, and the next attempt names it', async () => {
  const send = fakeApi.post('/operator/release/rollout/step', errorResponse(412, 'release_moved'));
  const { user, dialog } = await openDialog('25%로 넓히기', 'Aurora 카나리 25%로 넓히기');
  await user.type(dialog.getByRole('textbox', { name: /사유/ }), '지표 확인');
  showRollout(rolloutAt(25));
  await user.click(dialog.getByRole('button', { name: '25%로 넓히기' }));

  expect(await screen.findByText(/다른 사람이 이 도메인을 바꿨어요/)).toBeVisible();
  await user.click(await screen.findByRole('button', { name: '100%로 넓히기' }));
  await waitFor(() => expect(send.calls.at(-1)?.headers.get('if-match')).toBe(tagOf(25)));
});

test('a canary that the server ended meanwhile cannot be moved, and the dialog says why', async () => {
  fakeApi.post(
    '/operator/release/rollout/promote',
    errorResponse(409, 'no_rollout', { message: '진행 중인 카나리가 없어요.' }),
  );
  const { user, dialog } = await openDialog('모두에게 적용', 'Aurora 카나리 모두에게 적용');
  await user.type(dialog.getByRole('textbox', { name: /사유/ }), '지표 확인');
  showRollout(null);
  await user.click(dialog.getByRole('button', { name: '모두에게 적용' }));

  expect(await dialog.findByText('진행 중인 카나리가 없어요.')).toBeVisible();
  await waitFor(() => expect(dialog.getByRole('button', { name: '모두에게 적용' })).toBeDisabled());
});

test('a promotion that no proof passed is made only when the operator says so', async () => {
  fakeApi.post('/operator/release/rollout/promote', errorResponse(409, 'not_proven'));
  const { user, dialog } = await openDialog('모두에게 적용', 'Aurora 카나리 모두에게 적용');
  await user.type(dialog.getByRole('textbox', { name: /사유/ }), '지표 확인');
  await user.click(dialog.getByRole('button', { name: '모두에게 적용' }));
  const skip = await dialog.findByRole('checkbox', { name: /검증 없이 적용/ });
  const send = fakeApi.post('/operator/release/rollout/promote', ended);
  await user.click(skip);
  await user.click(dialog.getByRole('button', { name: '모두에게 적용' }));

  await waitFor(() => expect(send.calls[0]?.body).toMatchObject({ unproven: true }));
});
