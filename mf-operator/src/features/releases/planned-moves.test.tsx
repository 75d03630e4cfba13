import { snackbarsAtom } from '@portal/shared/state';
import { errorResponse, fakeApi, renderRoute, sessions } from '@portal/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import config from '../../../remote.config.ts';
import type { Site } from '../../components/sites.api.ts';
import remote from '../../remote.tsx';
import { pageOf } from '../../testing/release-fixture.ts';
import type { PlannedMove } from './releases.api.ts';

const [BEFORE, AFTER] = ['a'.repeat(64), 'b'.repeat(64)];
const DOMAIN = 'aurora.localhost';

const site: Site = {
  domain: DOMAIN,
  name: 'Aurora',
  is_playlist: false,
  is_console: false,
  default_language: 'ko',
  freeze: null,
  refused: null,
  approval: { required: false, off_asked_by: null },
  guard_stop: null,
  release: { set: BEFORE, proof: 'passed', shell: '1.0.0', follows: [], rollout: null, remotes: {} },
};

const planned = (id: number, more: Partial<PlannedMove> = {}): PlannedMove => ({
  id,
  domain: DOMAIN,
  action: 'change',
  reason: '봄 캠페인',
  unproven: false,
  before_set: BEFORE,
  after_set: AFTER,
  at: null,
  needs_approval: true,
  approved_by: null,
  approved_at: null,
  planned_by: 'hana-1',
  planned_by_email: 'hana@console.example',
  planned_at: '2026-11-20T03:00:00Z',
  state: 'waiting',
  move: null,
  failure: null,
  ended_at: null,
  ended_by: null,
  may_approve: true,
  changes: [{ kind: 'turned-on', remote: 'mf-music', version: '1.1.0' }],
  ...more,
});

const show = (...moves: PlannedMove[]) => fakeApi.get('/operator/release/planned', { moves });

beforeEach(() => {
  fakeApi.get('/operator/domains', pageOf(site));
  fakeApi.get('/operator/release/freezes', { freezes: [] });
  fakeApi.get('/operator/builds', { builds: [] });
  fakeApi.get('/operator/release/log', { log: [] });
  show(planned(7));
});

const open = () => renderRoute(remote, config, { at: '/operator/releases', session: sessions.operator });
const findRows = async () =>
  within(await screen.findByRole('table', { name: '대기 중인 변경' }))
    .getAllByRole('row')
    .slice(1);
const openDialog = async (title: string) => {
  const portal = await open();
  await portal.user.click(await screen.findByRole('button', { name: title }));
  return { ...portal, dialog: within(await screen.findByRole('dialog', { name: title })) };
};
const [CANCEL, APPROVE] = ['Aurora 변경 취소 · 7', 'Aurora 변경 승인 · 7'];

test('moves that wait are listed with what they change, why, who asked and when they are made', async () => {
  show(
    planned(8, {
      at: '2026-12-01T03:00:00Z',
      needs_approval: false,
      may_approve: false,
      action: 'rollback',
      unproven: true,
    }),
    planned(7, { approved_by: 'command line', at: '2026-12-02T03:00:00Z', may_approve: false }),
    planned(6),
    planned(5, { state: 'done' }),
    planned(4, { state: 'cancelled' }),
    planned(3, { state: 'failed' }),
  );
  await open();

  const [timed, approved, waiting, ...others] = (await findRows()).map(({ textContent }) => textContent);
  expect(timed).toMatch(/mf-music 1\.1\.0 켜짐롤백·검증되지 않음·봄 캠페인hana@console\.example2026\.12\.01/);
  expect(timed).not.toMatch(/승인/);
  expect(approved).toMatch(/2026\.12\.02 .*승인됨변경 취소$/);
  expect(waiting).toMatch(/승인되면 바로승인 필요변경 취소승인$/);
  expect(others).toEqual([]);
});

test('nothing is shown while no move waits', async () => {
  show(planned(5, { state: 'done' }));
  await open();
  await screen.findByRole('table', { name: '변경 기록' });

  expect(screen.queryByRole('heading', { name: '대기 중인 변경' })).not.toBeInTheDocument();
});

test('who asked for a move can cancel it and cannot approve it, by its address either', async () => {
  show(planned(7, { may_approve: false }));
  await renderRoute(remote, config, {
    at: `/operator/releases?release=${DOMAIN}:approve:7`,
    session: sessions.operator,
  });
  const dialog = within(await screen.findByRole('dialog', { name: APPROVE }));

  expect(dialog.getByRole('button', { name: '승인' })).toBeDisabled();
  expect(screen.queryByRole('button', { name: APPROVE, hidden: true })).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: CANCEL, hidden: true })).toBeInTheDocument();
});

test('a move is cancelled for a reason', async () => {
  const send = fakeApi.post('/operator/release/cancel', { planned: planned(7, { state: 'cancelled' }) });
  const { user, dialog, store } = await openDialog(CANCEL);
  await user.click(dialog.getByRole('button', { name: '변경 취소' }));
  expect(await dialog.findByText('사유를 입력해 주세요')).toBeVisible();
  await user.type(dialog.getByRole('textbox', { name: /사유/ }), '일정 변경');
  show();
  await user.click(dialog.getByRole('button', { name: '변경 취소' }));

  await waitFor(() => expect(store.get(snackbarsAtom)[0]?.title).toBe('Aurora 변경을 취소했어요'));
  expect(send.calls[0]?.body).toEqual({ domain: DOMAIN, id: 7, reason: '일정 변경' });
  await waitFor(() => expect(screen.queryByText('대기 중인 변경')).not.toBeInTheDocument());
});

test.each([
  ['is made at once', planned(7, { state: 'done', move: 4 }), 'Aurora 릴리스를 바꿨어요'],
  [
    'waits for its time',
    planned(7, { approved_by: 'operator-1', at: '2026-12-01T03:00:00Z' }),
    /^승인했어요\. 2026\.12\.01 .+에 Aurora에 적용돼요$/,
  ],
])('a move of another person is approved without a reason, and %s', async (_, result, done) => {
  show(planned(7, { at: result.at }));
  const send = fakeApi.post('/operator/release/approve', { planned: result });
  const { user, dialog, store } = await openDialog(APPROVE);
  expect(dialog.queryByRole('textbox')).not.toBeInTheDocument();
  await user.click(dialog.getByRole('button', { name: '승인' }));

  await waitFor(() => expect(store.get(snackbarsAtom)[0]?.title).toMatch(done));
  expect(send.calls[0]?.body).toEqual({ domain: DOMAIN, id: 7 });
});

test.each([
  ['planned_move_ended', 409, '이 예약은 더 이상 대기 중이 아니에요.'],
  ['release_frozen', 409, '지금은 동결 기간이에요.'],
  ['not_proven', 409, '아직 증명을 통과하지 못했어요.'],
])(
  'an approval that is refused with %s shows why, and no other is offered',
  async (code, status, message) => {
    fakeApi.post('/operator/release/approve', errorResponse(status, code, { message }));
    const { user, dialog } = await openDialog(APPROVE);
    show(planned(7, { state: 'failed', failure: code }));
    await user.click(dialog.getByRole('button', { name: '승인' }));

    expect(await dialog.findByText(message)).toBeVisible();
    await waitFor(() => expect(dialog.getByRole('button', { name: '승인' })).toBeDisabled());
    expect(dialog.queryByRole('checkbox')).not.toBeInTheDocument();
  },
);

test('moves that cannot be loaded are loaded again by the retry button', async () => {
  fakeApi.get('/operator/release/planned', errorResponse(500, 'internal'));
  const { user } = await open();
  const retry = await screen.findByRole('button', { name: '다시 시도' });
  show(planned(7));
  await user.click(retry);

  expect(await findRows()).toHaveLength(1);
});
