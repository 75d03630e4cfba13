import { errorResponse, fakeApi, renderRoute, sessions } from '@portal/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import config from '../../../remote.config.ts';
import remote from '../../remote.tsx';
import { deliveryFixture } from '../../testing/delivery-fixture.ts';

const lists = { late: [], resend: [], refused: [] };
const ingested = {
  outcome: 'ingested' as const,
  type: 'content_owner_basic_a4',
  digest: 'd1',
  days: [{ day: '2026-11-18', action: 'added' as const }],
  rows: { read: 1200, unknown_channel: 3 },
  unknown_channels: [],
  accounts: 2,
  facts: 900,
  money: [],
  milliseconds: 40,
};
const doubt = {
  path: '2026-11-18, all accounts',
  message: '12 views instead of 4520',
  code: 'fewer_views',
  day: '2026-11-18',
  expected: 4520,
  found: 12,
  accept: 'force' as const,
};
const WRITTEN = Date.parse('2026-11-20T08:00:00.000Z');
const reportFile = (name: string) =>
  new File(['date,views\n'], name, { type: 'text/csv', lastModified: WRITTEN });

const open = async () => {
  const portal = await renderRoute(remote, config, {
    at: '/operator/deliveries',
    session: sessions.operator,
  });
  await portal.user.click(await screen.findByRole('button', { name: '보고서 넣기' }));
  const card = within(screen.getByRole('region', { name: '보고서 넣기' }));
  const choose = (...files: File[]) => portal.user.upload(card.getByLabelText('파일 선택'), files);
  return {
    ...portal,
    card,
    choose,
    press: (name: string) => portal.user.click(card.getByRole('button', { name })),
  };
};

beforeEach(() => {
  fakeApi.get('/operator/progress', { items: [] });
  fakeApi.get('/operator/deliveries', { items: [], total: 0, page: 0, size: 50, ...lists });
});

test('report files are ingested one after the other, and the list shows them', async () => {
  const send = fakeApi.post('/operator/ingest', { result: ingested });
  const { user, card, choose, press } = await open();

  await choose(reportFile('views.csv'), reportFile('revenue.csv.gz'));
  await user.type(card.getByLabelText('콘텐츠 소유자 (선택)'), 'North');
  fakeApi.get('/operator/deliveries', { items: [deliveryFixture()], total: 1, page: 0, size: 50, ...lists });
  await press('파일 2개 넣기');

  expect(await card.findByText('views.csv 파일을 반영했어요')).toBeVisible();
  expect(await card.findByText('revenue.csv.gz 파일을 반영했어요')).toBeVisible();
  expect(card.getAllByText('등록되지 않은 채널의 3행')).toHaveLength(2);
  expect(send.calls.map(({ query }) => Object.fromEntries(query))).toEqual(
    ['views.csv', 'revenue.csv.gz'].map((name) => ({
      name,
      owner: 'North',
      written_at: '2026-11-20T08:00:00.000Z',
    })),
  );
  expect(await screen.findByRole('row', { name: /second\.csv/ })).toBeVisible();
  expect(card.getByRole('button', { name: '파일 넣기' })).toBeDisabled();
});

test('a file that looks wrong says why, and is ingested once there is a reason', async () => {
  const send = fakeApi.post('/operator/ingest', ({ query }) =>
    query.has('force')
      ? { result: { ...ingested, outcome: 'replaced' as const } }
      : errorResponse(422, 'delivery_doubtful', { fileErrors: [doubt] }),
  );
  const { user, card, choose, press } = await open();
  await choose(reportFile('views.csv'));

  await press('파일 1개 넣기');
  expect(await card.findByText('views.csv: 잘못된 것으로 보여서 반영하지 않았어요')).toBeVisible();
  expect(card.getByText('11.18: 조회수 12 (이전 4,520)')).toBeVisible();
  await press('그래도 넣기');
  expect(await card.findByText('사유를 입력해 주세요')).toBeVisible();
  await user.type(card.getByLabelText('그래도 넣는 사유'), '채널 삭제');
  await press('그래도 넣기');

  expect(await card.findByText('views.csv 파일로 바꿔 반영했어요')).toBeVisible();
  expect(send.calls.map(({ query }) => query.get('force'))).toEqual([null, '채널 삭제']);
  expect(card.queryByLabelText('그래도 넣는 사유')).not.toBeInTheDocument();
});

test('what no reason overrules, and a file with errors, are shown without a way to insist', async () => {
  const runs = {
    path: '2026-11',
    code: 'month_runs',
    month: '2026-11',
    message: '',
    accept: 'never' as const,
  };
  const fault = {
    path: 'line 2, column 1 (date)',
    line: 2,
    column: 'date',
    code: 'bad_cell',
    message: 'Not a day.',
    value: '2026-13-01',
  };
  fakeApi.post('/operator/ingest', ({ query }) =>
    query.get('name') === 'closing.csv'
      ? errorResponse(422, 'delivery_doubtful', { fileErrors: [runs] })
      : errorResponse(422, 'report_malformed', { fileErrors: [fault] }),
  );
  const { card, choose, press } = await open();

  await choose(reportFile('closing.csv'), reportFile('broken.csv'));
  await press('파일 2개 넣기');

  expect(await card.findByText('2026-11: 태평양 시간으로 아직 끝나지 않은 달이에요.')).toBeVisible();
  expect(await card.findByText('2026-13-01')).toBeVisible();
  expect(card.getByText('broken.csv: 오류 1개가 있어 저장하지 않았어요')).toBeVisible();
  expect(card.queryByRole('button', { name: '그래도 넣기' })).not.toBeInTheDocument();
});

test('a closing report says where its revenue belongs', async () => {
  const money = [
    { part: 'read' as const, name: '', rows: 4, revenue_micros: 3_125_000 },
    { part: 'unregistered' as const, name: '', rows: 1, revenue_micros: 2_000_000 },
    { part: 'adjustment' as const, name: 'Refund', rows: 2, revenue_micros: -500_000 },
  ];
  fakeApi.post('/operator/ingest', {
    result: { ...ingested, type: 'content_owner_ad_revenue_raw_a1', money },
  });
  const { card, choose, press } = await open();

  await choose(reportFile('october.csv'));
  await press('파일 1개 넣기');

  const list = within(await card.findByRole('list', { name: '수익의 구분' }));
  expect(list.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    '모든 행 $3.13 · 4행',
    '등록되지 않은 채널 $2.00 · 1행',
    '조정: Refund -$0.50 · 2행',
  ]);
});

test('a header that is refused names the nearest report and the columns that differ', async () => {
  const header = {
    found: ['date', 'Mood'],
    report: 'content_owner_basic_a4',
    missing: ['channel_id', 'views'],
    extra: ['Mood'],
    repeated: [],
    expected: ['date', 'channel_id', 'views'],
  };
  const refused = { path: 'line 1', line: 1, code: 'incomplete_header', message: 'In English.', header };
  fakeApi.post('/operator/ingest', ({ query }) =>
    errorResponse(422, 'report_malformed', {
      fileErrors: [
        query.get('name') === 'moods.csv'
          ? refused
          : { ...refused, header: { ...header, report: null, missing: [], extra: [], expected: [] } },
      ],
    }),
  );
  const { card, choose, press } = await open();

  await choose(reportFile('moods.csv'), reportFile('other.csv'));
  await press('파일 2개 넣기');

  expect(
    await card.findByText('가장 가까운 보고서는 조회수 보고서 (content_owner_basic_a4)인데 열이 달라요.'),
  ).toBeVisible();
  const items = card.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(items).toContain('없는 열 channel_id, views');
  expect(items).toContain('보고서에 없는 열 Mood');
  expect(items).toContain('파일에 있는 열 date, Mood');
  expect(items).toContain('꼭 있어야 하는 열 date, channel_id, views');
  expect(items).not.toContain('두 번 있는 열 ');
  expect(await card.findByText('읽을 수 있는 보고서의 열 이름이 아니에요.')).toBeVisible();
  expect(card.queryByText('In English.')).not.toBeInTheDocument();
});

test('the name of a content owner is checked before a file is sent', async () => {
  const send = fakeApi.post('/operator/ingest', { result: ingested });
  const { user, card, choose, press } = await open();
  await choose(reportFile('views.csv'));

  await user.type(card.getByLabelText('콘텐츠 소유자 (선택)'), '북쪽 회사');
  await press('파일 1개 넣기');

  expect(await card.findByText(/붙임표로 40자까지/)).toBeVisible();
  expect(send.calls).toHaveLength(0);
});

test('sending is cancelled, and what was not sent can be sent again', async () => {
  let isCancelled = false;
  const send = fakeApi.post('/operator/ingest', async () => {
    await waitFor(() => expect(isCancelled).toBe(true));
    return { result: ingested };
  });
  const { card, choose, press } = await open();
  await choose(reportFile('first.csv'), reportFile('second.csv'));
  await press('파일 2개 넣기');

  await press('취소');
  isCancelled = true;

  await waitFor(() => expect(card.getByRole('button', { name: '파일 2개 넣기' })).toBeEnabled());
  expect(send.calls).toHaveLength(1);
});
