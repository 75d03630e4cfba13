import type { GetResponse } from '@portal/shared/http';
import { errorResponse, fakeApi, sessions } from '@portal/shared/testing';
import { screen, within } from '@testing-library/react';
import { buildOf, releaseSetOf, routeOf, running } from '../../testing/release-set-fixture.ts';
import { renderShell } from '../../testing/render-shell.tsx';

type PlannedMove = GetResponse<'/operator/release/planned'>['moves'][number];

const routes = ['review', 'deliveries', 'releases'].map((id) =>
  routeOf(`/operator/${id}`, { id, permission: 'operator' }),
);
const set = releaseSetOf({ 'mf-operator': running(buildOf('mf-operator', '1.0.0', { routes })) });

const move = (id: number, changes: Partial<PlannedMove> = {}): PlannedMove => ({
  id,
  domain: 'aurora.localhost',
  action: 'change',
  before_set: 'a',
  after_set: 'b',
  reason: '',
  unproven: false,
  at: null,
  needs_approval: false,
  approved_by: null,
  approved_at: null,
  planned_by: 'operator-2',
  planned_by_email: null,
  planned_at: '2026-11-19T01:00:00Z',
  state: 'waiting',
  move: null,
  failure: null,
  ended_at: null,
  ended_by: null,
  changes: [],
  may_approve: false,
  ...changes,
});

const page = { page: 0, size: 1 };

const prepareResponses = ({
  waiting = 0,
  late = 0,
  stopped = 0,
  moves = [],
}: { waiting?: number; late?: number; stopped?: number; moves?: PlannedMove[] } = {}) => ({
  channels: fakeApi.get('/operator/channels', {
    ...page,
    items: [],
    total: waiting,
    counts: { all: 40, waiting, on_hold: 3, approved: 30, rejected: 2 },
  }),
  deliveries: fakeApi.get('/operator/deliveries', {
    ...page,
    items: [],
    total: 90,
    resend: [],
    refused: [],
    late: Array.from({ length: late }, (_, index) => ({
      type: 'content_owner_basic_a4',
      owner: '',
      day: `2026-11-0${index + 1}`,
    })),
  }),
  moves: fakeApi.get('/operator/release/planned', { moves }),
  domains: fakeApi.get('/operator/domains', { ...page, domains: [], total: stopped }),
});

const visit = (fakeResponses: () => void) =>
  renderShell({ at: '/', set, session: sessions.operator, fakeResponses });

const tasks = async () => within(await screen.findByRole('region', { name: '확인할 일' }));

it('the home page lists stopped canaries, changes, reviews and late reports for an operator', async () => {
  let calls: ReturnType<typeof prepareResponses> | undefined;
  await visit(() => {
    calls = prepareResponses({
      waiting: 1_203,
      late: 4,
      stopped: 1,
      moves: [
        move(1, { needs_approval: true, may_approve: true }),
        move(2, { needs_approval: true }),
        move(3, { needs_approval: true, approved_by: 'operator-3', at: '2026-11-21T01:00:00Z' }),
        move(4, { at: '2026-11-21T01:00:00Z' }),
        move(5, { needs_approval: true, state: 'cancelled' }),
      ],
    });
  });

  const list = await tasks();
  await list.findByText(/카나리/);
  expect(list.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['보호 장치가 중지한 카나리가 1개 있어요', '/operator/releases'],
    ['승인을 기다리는 변경이 1건 있어요', '/operator/releases'],
    ['심사를 기다리는 채널이 1,203개 있어요', '/operator/review'],
    ['늦은 보고서가 4개 있어요', '/operator/deliveries'],
    ['대기 중인 변경이 3건 있어요', '/operator/releases'],
  ]);
  expect(Object.fromEntries(calls?.channels.calls[0]?.query ?? [])).toMatchObject({ status: 'waiting' });
  expect(Object.fromEntries(calls?.domains.calls[0]?.query ?? [])).toMatchObject({ state: 'stopped' });
});

it('the home page says that nothing waits for an operator', async () => {
  await visit(() => void prepareResponses());

  expect(await (await tasks()).findByText('지금 확인할 일이 없어요')).toBeInTheDocument();
});

it('the home page shows what waits for an operator beside a part that failed, and retries that', async () => {
  const { user } = await visit(() => {
    prepareResponses({ waiting: 2 });
    fakeApi.get('/operator/deliveries', errorResponse(503, 'unavailable'));
  });
  const list = await tasks();
  expect(await list.findByText('확인할 일을 불러오지 못했어요')).toBeInTheDocument();
  expect(list.getByText('심사를 기다리는 채널이 2개 있어요')).toBeInTheDocument();

  prepareResponses({ waiting: 2, late: 1 });
  await user.click(list.getByRole('button', { name: '다시 시도' }));

  expect(await list.findByText('늦은 보고서가 1개 있어요')).toBeInTheDocument();
});

it('the home page asks nothing about pages of operators that the release lacks', async () => {
  await renderShell({ at: '/', set: releaseSetOf({}), session: sessions.operator });

  expect(await screen.findByText(/아직 열린 화면이 없어요/)).toBeInTheDocument();
  expect(screen.queryByText('확인할 일')).not.toBeInTheDocument();
});
