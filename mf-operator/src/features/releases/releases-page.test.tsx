import { snackbarsAtom } from '@portal/shared/state';
import { errorResponse, fakeApi, renderRoute, sessions } from '@portal/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import config from '../../../remote.config.ts';
import type { ReleaseChange } from '../../components/release/describe-change.ts';
import type { Site } from '../../components/sites.api.ts';
import remote from '../../remote.tsx';
import { pageOf } from '../../testing/release-fixture.ts';
import type { Build, LoggedMove, MoveResult } from './releases.api.ts';

const [FIRST_SET, SECOND_SET] = ['a'.repeat(64), 'b'.repeat(64)];

const site = (changes: Partial<Site> = {}): Site => ({
  domain: 'aurora.localhost',
  name: 'Aurora',
  is_playlist: false,
  is_console: false,
  default_language: 'ko',
  freeze: null,
  approval: { required: false, off_asked_by: null },
  guard_stop: null,
  refused: null,
  release: {
    set: FIRST_SET,
    proof: 'passed',
    shell: '1.0.0',
    follows: ['mf-dashboard'],
    rollout: null,
    remotes: {
      'mf-dashboard': { on: true, version: '1.4.0', previous: null },
      'mf-music': { on: false, version: '1.0.0', previous: null },
    },
  },
  ...changes,
});

const build = (name: string, version: string, withdrawn: Build['withdrawn'] = null): Build => ({
  kind: name === 'shell' ? 'shell' : 'remote',
  name,
  version,
  contract: null,
  withdrawn,
  published_at: '2026-11-20T03:00:00Z',
  published_by: 'command line',
});

const move = (number: number, changes: ReleaseChange[], more: Partial<LoggedMove> = {}): LoggedMove => ({
  number,
  changes,
  action: 'change',
  reason: '주간 배포',
  moved_by: 'command line',

  moved_by_email: null,
  approved_by: null,
  proven: true,
  share: null,
  evidence: null,
  moved_at: '2026-11-20T03:00:00Z',
  before_set: FIRST_SET,
  after_set: FIRST_SET,
  ...more,
});

const moves = [
  move(3, [{ kind: 'turned-off', remote: 'mf-music', version: '1.0.0' }], {
    moved_by_email: 'hana@console.example',
  }),
  move(2, [{ kind: 'version', remote: 'mf-dashboard', from: '1.3.0', to: '1.4.0' }], {
    moved_by: 'token pipeline',
  }),
  move(1, [], { action: 'start', before_set: null }),
];

const moved = (unfollowed: string[] = []) => ({
  set: { id: SECOND_SET, domain: 'aurora.localhost' },
  changes: [],
  unfollowed,
  stopped: null,
  left_out: [],
  planned: null,
});

let domainCalls: { calls: readonly unknown[] };
beforeEach(() => {
  domainCalls = fakeApi.get(
    '/operator/domains',
    pageOf(site(), site({ domain: 'new.localhost', name: 'New', release: null })),
  );
  fakeApi.get('/operator/release/planned', { moves: [] });
  fakeApi.get('/operator/release/freezes', { freezes: [] });
  fakeApi.get('/operator/builds', {
    builds: [build('mf-music', '1.1.0'), build('mf-dashboard', '1.4.0'), build('mf-music', '1.0.0')],
  });
  fakeApi.get('/operator/release/log', { log: moves });
});

const open = (at = '/operator/releases') => renderRoute(remote, config, { at, session: sessions.operator });
const cellsOf = async (name: string) =>
  within(await screen.findByRole('row', { name: new RegExp(name) }))
    .getAllByRole('cell')
    .map(({ textContent }) => textContent);
const openChange = async () => {
  const portal = await open();
  await portal.user.click(await screen.findByRole('button', { name: 'Aurora 릴리스 변경' }));
  return { ...portal, dialog: within(await screen.findByRole('dialog', { name: 'Aurora 릴리스 변경' })) };
};
const openRevert = async () => {
  const portal = await open();
  await portal.user.click(await screen.findByRole('button', { name: '변경 3 되돌리기' }));
  return { ...portal, dialog: within(await screen.findByRole('dialog', { name: '변경 3 되돌리기' })) };
};

test('the table shows state, version, newer builds and what is followed for each domain', async () => {
  await open();

  expect(await cellsOf('Aurora')).toEqual(['켜짐1.0.0', '켜짐1.4.0', '꺼짐1.0.0', '변경']);
  expect(await screen.findByRole('img', { name: '새 빌드: 1.1.0' })).toBeVisible();
  expect(screen.getAllByRole('img', { name: '최신 빌드 자동' })).toHaveLength(1);
  expect(await cellsOf('New')).toEqual(['', '', '', '시작']);
  expect(screen.getByText('아직 배포되지 않았어요')).toBeVisible();
});

test('a build that a domain went back from is not the newest, and is marked as withdrawn', async () => {
  const withdrawn = {
    domain: 'aurora.localhost',
    action: 'revert' as const,
    by: 'command line',
    at: '2026-11-20T04:00:00Z',
  };
  fakeApi.get('/operator/builds', {
    builds: [
      build('mf-dashboard', '1.5.0', withdrawn),
      build('mf-music', '1.2.0', withdrawn),
      build('mf-music', '1.1.0'),
      build('mf-dashboard', '1.4.0'),
      build('mf-music', '1.0.0'),
    ],
  });

  const { user, dialog } = await openChange();

  // mf-dashboard runs the newest build that is left. The table is hidden behind the dialog.
  expect(screen.getAllByTitle(/^새 빌드/).map((mark) => mark.title)).toEqual(['새 빌드: 1.1.0']);
  await user.click(await dialog.findByRole('button', { name: 'mf-music 버전 1.0.0' }));
  const options = (await screen.findAllByRole('option')).map(({ textContent }) => textContent);
  expect(options).toEqual(['1.2.0되돌려진 빌드', '1.1.0최신', '1.0.0지금 실행 중']);
});

test('the log shows what each move changed, who made it and why, and offers the way back', async () => {
  await open();

  const log = within(await screen.findByRole('table', { name: '변경 기록' }));
  await log.findByText('mf-music 꺼짐');
  expect(log.getByText('mf-dashboard 1.3.0 → 1.4.0')).toBeVisible();
  for (const mover of ['hana@console.example', '토큰 pipeline', '명령줄'])
    expect(log.getByText(mover)).toBeVisible();
  expect(log.getByText('#3').parentElement?.parentElement).toHaveTextContent('#3·주간 배포');
  expect(log.getByText('첫 릴리스')).toBeVisible();
  expect(log.queryByRole('button', { name: '변경 1 되돌리기' })).not.toBeInTheDocument();
});

test.each([
  ['rollout', '카나리 일정'],
  ['guard', '카나리 보호 장치'],
  ['start-up', '서버 시작'],
  ['server', '서버(동결 종료 후)'],
])('the log names the mover %s in the language of the page', async (by, name) => {
  fakeApi.get('/operator/release/log', { log: [move(4, [], { action: 'stop', moved_by: by })] });
  await open();

  expect(await screen.findByText(name)).toBeVisible();
});

test('a running canary is named with its share, and what only some visitors got is not reverted', async () => {
  const changes: ReleaseChange[] = [{ kind: 'turned-off', remote: 'mf-music', version: '1.0.0' }];
  const rollout = {
    candidate: SECOND_SET,
    share: 5,
    steps: [1, 5],
    every_minutes: null,
    next_step_at: null,
    changes,
    tag: `"${FIRST_SET}.${SECOND_SET}.5"`,
    unproven: false,
    reason: '새 음악',
    started_at: '2026-11-20T03:00:00Z',
    started_by: 'command line',
  };
  const { release } = site();
  fakeApi.get('/operator/domains', pageOf(site({ release: release && { ...release, rollout } })));
  fakeApi.get('/operator/release/health', { pages: [], items: [] });
  fakeApi.get('/operator/release/log', {
    log: [
      move(6, changes, { action: 'promote' }),
      move(5, changes, { action: 'stop' }),
      move(4, changes, { action: 'canary', share: 5 }),
    ],
  });
  await open();

  expect(await screen.findByText('방문자 5%에게 카나리 진행 중')).toBeVisible();
  const log = within(await screen.findByRole('table', { name: '변경 기록' }));
  expect((await log.findByText('#4')).parentElement?.parentElement).toHaveTextContent(
    '#4·방문자 5%에게 카나리·주간 배포',
  );
  expect(log.getByText('#5').parentElement?.parentElement).toHaveTextContent('#5·카나리 중지·주간 배포');
  expect(log.getByText('#6').parentElement?.parentElement).toHaveTextContent(
    '#6·모든 방문자에게 적용·주간 배포',
  );
  expect(log.getAllByRole('button').map((button) => button.getAttribute('aria-label'))).toEqual([
    '변경 6 되돌리기',
  ]);
});

test('the log of another domain is shown when it is selected', async () => {
  const log = fakeApi.get('/operator/release/log', { log: moves });
  const { user } = await open();
  await user.click(await screen.findByRole('button', { name: '사이트 Aurora' }));
  await user.click(await screen.findByRole('option', { name: /New/ }));

  await waitFor(() => expect(log.calls.at(-1)?.query.get('domain')).toBe('new.localhost'));
});

test('a remote is switched on with another build in one move of the set that was shown', async () => {
  const send = fakeApi.post('/operator/release/change', moved(['mf-music']));
  const { user, dialog, store } = await openChange();
  const apply = dialog.getByRole('button', { name: '적용' });
  expect(apply).toBeDisabled();

  const music = within(dialog.getByRole('group', { name: 'mf-music' }));
  await user.click(music.getByRole('switch'));
  await user.click(await music.findByRole('button', { name: 'mf-music 버전 1.0.0' }));
  await user.click(await screen.findByRole('option', { name: /1\.1\.0/ }));
  expect(dialog.getByText('mf-music 1.0.0 → 1.1.0')).toBeVisible();
  expect(dialog.getByText('mf-music 1.1.0 켜짐')).toBeVisible();

  await user.click(apply);
  expect(await dialog.findByText('사유를 입력해 주세요')).toBeVisible();
  await user.type(dialog.getByRole('textbox', { name: /사유/ }), '음악 공개');
  await user.click(apply);

  await waitFor(() => expect(send.calls).toHaveLength(1));
  expect(send.calls[0]?.body).toEqual({
    domain: 'aurora.localhost',
    changes: [{ remote: 'mf-music', on: true, version: '1.1.0' }],
    reason: '음악 공개',
  });
  expect(send.calls[0]?.headers.get('if-match')).toBe(`"${FIRST_SET}"`);
  await waitFor(() => expect(store.get(snackbarsAtom)[0]?.title).toBe('Aurora 릴리스를 바꿨어요'));
  expect(store.get(snackbarsAtom)[0]?.text).toBe('더 이상 최신 빌드를 따르지 않아요: mf-music');
  await waitFor(() => expect(domainCalls.calls.length).toBeGreaterThan(1));
});

test('a move that needs a second person is said to wait', async () => {
  const planned: NonNullable<MoveResult['planned']> = {
    id: 1,
    domain: 'aurora.localhost',
    action: 'change',
    reason: '주간 배포',
    unproven: false,
    before_set: FIRST_SET,
    after_set: SECOND_SET,
    at: null,
    needs_approval: true,
    approved_by: null,
    approved_at: null,
    planned_by: 'x',
    planned_by_email: null,
    planned_at: '2026-11-20T03:00:00Z',
    state: 'waiting',
    move: null,
    failure: null,
    ended_at: null,
    ended_by: null,
  };
  fakeApi.post('/operator/release/change', { ...moved(), planned });
  const { user, dialog, store } = await openChange();

  await user.click(within(dialog.getByRole('group', { name: 'mf-music' })).getByRole('switch'));
  await user.type(dialog.getByRole('textbox', { name: /사유/ }), '음악 공개');
  await user.click(dialog.getByRole('button', { name: '적용' }));

  await waitFor(() =>
    expect(store.get(snackbarsAtom)[0]?.title).toBe(
      'Aurora 릴리스 변경이 다른 사람의 승인을 기다리고 있어요',
    ),
  );
});

test('a choice that is taken back is no change', async () => {
  const { user, dialog } = await openChange();
  const switched = within(dialog.getByRole('group', { name: 'mf-music' })).getByRole('switch');
  await user.click(switched);
  expect(dialog.getByRole('button', { name: '적용' })).toBeEnabled();
  await user.click(switched);

  expect(dialog.getByRole('button', { name: '적용' })).toBeDisabled();
});

test('a combination that cannot run is refused with every reason, and nothing entered is lost', async () => {
  const { user, dialog } = await openChange();
  fakeApi.post(
    '/operator/release/change',
    errorResponse(422, 'build_refused', {
      errors: [{ path: 'mf-music', message: 'needs contract ^2.0.0, the shell has 1.0.0', code: 'invalid' }],
    }),
  );
  await user.click(within(dialog.getByRole('group', { name: 'mf-music' })).getByRole('switch'));
  await user.type(dialog.getByRole('textbox', { name: /사유/ }), '음악 공개');
  await user.click(dialog.getByRole('button', { name: '적용' }));

  expect(await dialog.findByText('needs contract ^2.0.0, the shell has 1.0.0')).toBeVisible();
  expect(dialog.getByText(/함께 실행할 수 없는 조합/)).toBeVisible();
  expect(dialog.getByRole('textbox', { name: /사유/ })).toHaveValue('음악 공개');
});

test('a set that no proof passed is applied only when the operator says so', async () => {
  const { user, dialog } = await openChange();
  const errors = [{ path: 'mf-music musics', message: 'a console error', code: 'invalid' }];
  const refused = fakeApi.post('/operator/release/change', errorResponse(409, 'not_proven', { errors }));
  await user.click(within(dialog.getByRole('group', { name: 'mf-music' })).getByRole('switch'));
  await user.type(dialog.getByRole('textbox', { name: /사유/ }), '음악 공개');
  await user.click(dialog.getByRole('button', { name: '적용' }));
  expect(await dialog.findByText('a console error')).toBeVisible();
  expect(refused.calls[0]?.body).not.toHaveProperty('unproven');

  const send = fakeApi.post('/operator/release/change', moved());
  await user.click(dialog.getByRole('checkbox', { name: /검증 없이 적용/ }));
  await user.click(dialog.getByRole('button', { name: '적용' }));

  await waitFor(() => expect(send.calls[0]?.body).toMatchObject({ unproven: true, reason: '음악 공개' }));
});

test('a domain and a move without a proof are marked', async () => {
  const release = site().release;
  fakeApi.get('/operator/domains', pageOf(site({ release: release && { ...release, proof: 'none' } })));
  fakeApi.get('/operator/release/log', {
    log: [move(2, [{ kind: 'removed', remote: 'mf-music', version: '1.0.0' }], { proven: false })],
  });
  await open();

  expect((await screen.findByText('#2')).parentElement?.parentElement).toHaveTextContent(
    '#2·검증되지 않음·주간 배포',
  );
  expect(screen.getAllByText('검증되지 않음')).toHaveLength(2);
});

test('a domain whose release is refused, and a move whose sets were altered, are marked and cannot be moved', async () => {
  fakeApi.get('/operator/domains', pageOf(site({ refused: 'bad_signature' })));
  fakeApi.get('/operator/release/log', { log: [{ ...move(2, []), changes: null }] });
  await open();

  expect(await screen.findByText('서명 불일치')).toBeVisible();
  expect(screen.getByText(/마지막 정상 릴리스/)).toBeVisible();
  expect(await screen.findByText(/데이터베이스에서 릴리스 세트가 변경/)).toBeVisible();
  expect(screen.queryByRole('button', { name: /변경$|되돌리기$/ })).not.toBeInTheDocument();
});

test('a domain that was moved meanwhile is shown as it is now, with the choice kept', async () => {
  const { user, dialog } = await openChange();
  const send = fakeApi.post('/operator/release/change', errorResponse(412, 'release_moved'));
  await user.click(within(dialog.getByRole('group', { name: 'mf-music' })).getByRole('switch'));
  await user.type(dialog.getByRole('textbox', { name: /사유/ }), '음악 공개');
  const release = site().release;
  fakeApi.get(
    '/operator/domains',
    pageOf(site({ release: release && { ...release, set: SECOND_SET, shell: '1.2.0' } })),
  );
  await user.click(dialog.getByRole('button', { name: '적용' }));

  expect(await dialog.findByText(/다른 사람이 이 도메인을 바꿨어요/)).toBeVisible();
  await dialog.findByRole('button', { name: '셸 버전 1.2.0' });
  await user.click(dialog.getByRole('button', { name: '적용' }));
  await waitFor(() => expect(send.calls.at(-1)?.headers.get('if-match')).toBe(`"${SECOND_SET}"`));
  expect(send.calls.at(-1)?.body).toMatchObject({ changes: [{ remote: 'mf-music', on: true }] });
});

test('one move is reverted for a reason', async () => {
  const send = fakeApi.post('/operator/release/revert', moved());
  const { user, dialog } = await openRevert();
  expect(await dialog.findByText('mf-music 꺼짐')).toBeVisible();
  await user.type(dialog.getByRole('textbox', { name: /사유/ }), '음악이 필요해요');
  await user.click(dialog.getByRole('button', { name: '되돌리기' }));

  await waitFor(() => expect(send.calls).toHaveLength(1));
  expect(send.calls[0]?.body).toEqual({ domain: 'aurora.localhost', move: 3, reason: '음악이 필요해요' });
  expect(send.calls[0]?.headers.get('if-match')).toBe(`"${FIRST_SET}"`);
});

test('a move whose builds were changed again says which way is left', async () => {
  fakeApi.post('/operator/release/revert', errorResponse(412, 'release_moved'));
  const { user, dialog } = await openRevert();
  await user.type(dialog.getByRole('textbox', { name: /사유/ }), '음악이 필요해요');
  await user.click(dialog.getByRole('button', { name: '되돌리기' }));

  expect(await dialog.findByText(/그 변경을 먼저 되돌려 주세요/)).toBeVisible();
});

test('the table and the log show an error panel whose retry button loads them again', async () => {
  fakeApi.get('/operator/domains', errorResponse(500, 'internal'));
  const { user } = await open();
  const retry = await screen.findByRole('button', { name: '다시 시도' });
  fakeApi.get('/operator/domains', pageOf(site()));
  await user.click(retry);

  expect(await cellsOf('Aurora')).toHaveLength(4);
});

test('Cancel asks before the reason of a move is discarded', async () => {
  const { dialog, user } = await openRevert();
  await user.type(dialog.getByLabelText('사유'), '오류가 늘었음');

  await user.click(dialog.getByRole('button', { name: '취소' }));
  const question = within(await screen.findByRole('alertdialog', { name: '작성하던 내용을 버릴까요?' }));
  await user.click(question.getByRole('button', { name: '버리기' }));

  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});
