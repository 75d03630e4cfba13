import { snackbarsAtom } from '@portal/shared/state';
import { errorResponse, fakeApi, renderRoute, sessions } from '@portal/shared/testing';
import type { GetResponse } from '@portal/shared/http';
import type { Payload } from '@portal/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import config from '../../../remote.config.ts';
import remote from '../../remote.tsx';
import { deliveryFixture } from '../../testing/delivery-fixture.ts';
import type { Delivery, DeliveryList } from './deliveries.api.ts';

const list = (items: Delivery[], changes: Partial<Payload<DeliveryList>> = {}): Payload<DeliveryList> => ({
  items,
  total: items.length,
  page: 0,
  size: 50,
  late: [],
  resend: [],
  refused: [],
  ...changes,
});

const current = deliveryFixture();
const earlier = deliveryFixture({
  id: 'f1',
  name: 'first.csv',
  counts: false,
  views: 4300,
  replaced: null,
  created_at: '2026-11-19T08:00:00.000Z',
});

const open = (at = '/operator/deliveries') => renderRoute(remote, config, { at, session: sessions.operator });
const rowOf = async (name: string) => within(await screen.findByRole('row', { name: new RegExp(name) }));
const queryOf = (call: { query: URLSearchParams } | undefined) => Object.fromEntries(call?.query ?? []);

const withdrawn = {
  outcome: 'withdrawn' as const,
  withdrawn: ['f2'],
  days: [{ day: '2026-11-18', file: 'f1' }],
};

const doubt = {
  path: '2026-11-18, all accounts',
  message: 'revenue $30100.00 instead of $21.50',
  code: 'above_nearby' as const,
  day: '2026-11-18',
  expected: 21_500_000,
  found: 30_100_000_000,
  unit: 'usd_micros',
  accept: 'force' as const,
};
const refusedFile = {
  id: 'r1',
  name: 'won.csv',
  owner: '',
  type: 'content_owner_estimated_revenue_a1' as const,
  rows: 3,
  refused_at: '2026-11-20T08:00:00.000Z',
  delivered_by: { role: 'operator' as const, email: null },
};

const openMenu = async (portal: Awaited<ReturnType<typeof open>>, file: string, command: string) => {
  await rowOf(file);
  await portal.user.click(screen.getByRole('button', { name: `${file} 메뉴` }));
  await portal.user.click(await screen.findByRole('menuitem', { name: command }));
};

beforeEach(() => void fakeApi.get('/operator/progress', { items: [] }));

test('the list shows for each day the file that counts, what it replaced and who delivered it', async () => {
  fakeApi.get('/operator/deliveries', list([current]));

  await open();

  const row = await rowOf('second.csv');
  for (const text of ['조회수 보고서', '4,520', '이전 4,300', '1,200', 'operator@console.example', '반영 중'])
    expect(row.getByText(text)).toBeVisible();
  expect(screen.getByText('늦은 보고서가 없어요')).toBeVisible();
});

test('files that were refused are shown with every doubt in the reader’s language, also one of an unknown kind', async () => {
  // Servers are newer than the types of a build.
  const other = {
    path: 'the list',
    message: 'Something else is doubtful.',
    code: 'of_a_newer_server' as typeof doubt.code,
  };
  const runs = {
    path: '2026-11',
    code: 'month_runs' as const,
    month: '2026-11',
    message: '',
    accept: 'never' as const,
  };
  const refused = [{ ...refusedFile, doubts: [doubt, runs, other] }];
  fakeApi.get('/operator/deliveries', list([current], { refused }));

  const portal = await open();
  await portal.user.click(await screen.findByRole('button', { name: '이유 보기' }));

  expect(screen.getByText('won.csv')).toBeVisible();
  expect(screen.getByText(/30,100(\.00)? \(가까운 날은 모두 \S*21\.50? 이하\)/)).toBeVisible();
  expect(screen.getByText('2026-11: 태평양 시간으로 아직 끝나지 않은 달이에요.')).toBeVisible();
  expect(screen.getByText(/확정 보고서는 사유가 있어도/)).toBeVisible();
  expect(screen.getByText('the list: Something else is doubtful.')).toHaveAttribute('lang', 'en');
});

test('a withdrawal that looks wrong shows why in the reader’s language, and is sent again as forced on request', async () => {
  fakeApi.get('/operator/deliveries', list([current, earlier]));
  const reopened = {
    path: '2026-10-01, …',
    code: 'reopened_days',
    message: '31 days would be estimated.',
    day: '2026-10-01',
    found: 31,
    expected: 0,
    unit: 'days',
  };
  const post = fakeApi.post('/operator/deliveries/withdraw', ({ body }) =>
    (body as { force?: boolean }).force
      ? { result: withdrawn }
      : errorResponse(422, 'delivery_doubtful', { fileErrors: [reopened] }),
  );

  const portal = await open();
  await openMenu(portal, 'second.csv', '철회');
  await portal.user.type(await screen.findByLabelText(/사유/), '잘못된 파일');
  await portal.user.click(screen.getByRole('button', { name: '철회' }));
  expect(await screen.findByText('10.01: 확정된 31일이 다시 예상 수익으로 바뀌어요.')).toBeVisible();
  await portal.user.click(screen.getByRole('button', { name: '그래도 진행하기' }));

  await waitFor(() => expect(post.calls).toHaveLength(2));
  expect(post.calls[0]?.body).not.toHaveProperty('force');
  expect(post.calls[1]?.body).toMatchObject({ id: 'f2', reason: '잘못된 파일', force: true });
});

test('revenue is shown in dollars, and a list without days as such', async () => {
  const revenue = {
    type: 'content_owner_estimated_revenue_a1',
    views: null,
    revenue_micros: 12_345_678,
  } as const;
  const assets = { type: 'content_owner_asset_a3', day: null, views: null, replaced: null } as const;
  fakeApi.get(
    '/operator/deliveries',
    list([
      deliveryFixture({ ...revenue, replaced: null, name: 'revenue.csv' }),
      deliveryFixture({ ...assets, name: 'assets.csv', delivered_by: null }),
    ]),
  );

  await open();

  expect((await rowOf('revenue.csv')).getByText('$12.35')).toBeVisible();
  const row = await rowOf('assets.csv');
  expect(row.getByText('목록 전체')).toBeVisible();
  expect(row.getByText('기록 없음')).toBeVisible();
});

test('reports that are late are named by type, owner and day', async () => {
  const views = (day: string, owner = '') => ({ type: 'content_owner_basic_a4' as const, owner, day });
  const late = [views('2026-11-16'), views('2026-11-19'), views('2026-11-19', 'North')];
  fakeApi.get('/operator/deliveries', list([deliveryFixture({ owner: 'North' })], { late }));

  const { user } = await open();

  expect(await screen.findByText('늦은 보고서 3개')).toBeVisible();
  expect(screen.getByText('조회수 보고서, 조회수 보고서 (North)')).toBeVisible();
  await user.click(screen.getByRole('button', { name: '날짜 보기' }));
  expect(screen.getByText('조회수 보고서', { selector: 'b' }).closest('li')).toHaveTextContent(
    '조회수 보고서 11.19, 11.16',
  );
  expect(screen.getByText('조회수 보고서 (North)', { selector: 'b' })).toBeVisible();
  expect((await rowOf('second.csv')).getByText('North').parentElement?.parentElement).toHaveTextContent(
    '조회수 보고서·North',
  );
});

test('the history of a day is one click away, in the address, and left by the chip of the day', async () => {
  const request = fakeApi.get('/operator/deliveries', list([current]));
  const portal = await open();

  await openMenu(portal, 'second.csv', '이 날의 기록 보기');

  await waitFor(() =>
    expect(queryOf(request.calls.at(-1))).toEqual({
      page: '0',
      size: '50',
      history: 'true',
      type: 'content_owner_basic_a4',
      from: '2026-11-18',
      to: '2026-11-18',
    }),
  );
  await portal.user.click(screen.getByRole('button', { name: '2026.11.18 조건 지우기' }));
  await waitFor(() => expect(new URLSearchParams(portal.location().search).has('day')).toBe(false));
});

test('a file is withdrawn with a reason, back to an earlier file that the operator chooses', async () => {
  fakeApi.get('/operator/deliveries', list([current, earlier]));
  const send = fakeApi.post('/operator/deliveries/withdraw', { result: withdrawn });
  const portal = await open();
  await openMenu(portal, 'second.csv', '철회');
  const dialog = within(await screen.findByRole('alertdialog', { name: '파일 철회' }));

  await portal.user.click(await dialog.findByRole('radio', { name: /first\.csv/ }));
  await portal.user.click(dialog.getByRole('button', { name: '철회' }));
  expect(await dialog.findByText('사유를 입력해 주세요')).toBeVisible();
  await portal.user.type(dialog.getByLabelText('사유'), '다른 파일');
  await portal.user.dblClick(dialog.getByRole('button', { name: '철회' }));

  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  expect(send.calls.map(({ body }) => body)).toEqual([{ id: 'f2', reason: '다른 파일', back_to: 'f1' }]);
  expect(portal.store.get(snackbarsAtom)[0]).toMatchObject({
    title: '‘second.csv’ 파일을 철회했어요',
    text: '1일의 수치가 바뀌었어요.',
  });
});

test('the dialog asks for earlier files of the same content owner only', async () => {
  const request = fakeApi.get('/operator/deliveries', list([deliveryFixture({ owner: 'North' })]));
  const portal = await open();

  await openMenu(portal, 'second.csv', '철회');

  await waitFor(() =>
    expect(request.calls.map(queryOf)).toContainEqual({
      page: '0',
      size: '50',
      history: 'true',
      type: 'content_owner_basic_a4',
      owner: 'North',
      from: '2026-11-18',
      to: '2026-11-18',
    }),
  );
});

test('the withdrawal of a file of several days says that all of them change', async () => {
  fakeApi.get('/operator/deliveries', ({ query }) =>
    query.has('id') ? list([current], { total: 21 }) : list([current]),
  );
  const portal = await open();
  await openMenu(portal, 'second.csv', '철회');

  expect(await screen.findByText('이 파일에는 21일의 수치가 있어요')).toBeVisible();
});

test('going back to an earlier file withdraws the one that counts', async () => {
  fakeApi.get('/operator/deliveries', list([current, earlier]));
  const send = fakeApi.post('/operator/deliveries/withdraw', { result: withdrawn });
  const portal = await open('/operator/deliveries?show=history');
  await openMenu(portal, 'first.csv', '이 파일로 되돌리기');
  const dialog = within(await screen.findByRole('alertdialog', { name: '이 파일로 되돌리기' }));

  await portal.user.type(dialog.getByLabelText('사유'), '이 파일이 맞아요');
  await waitFor(() => expect(dialog.getByRole('button', { name: '이 파일로 되돌리기' })).toBeEnabled());
  await portal.user.click(dialog.getByRole('button', { name: '이 파일로 되돌리기' }));

  await waitFor(() => expect(send.calls).toHaveLength(1));
  expect(send.calls[0]?.body).toEqual({ id: 'f2', back_to: 'f1', reason: '이 파일이 맞아요' });
});

test('a withdrawn file of a day without another file has to be delivered again', async () => {
  const alone = deliveryFixture({ counts: false, withdrawn_at: '2026-11-22T08:00:00.000Z', replaced: null });
  fakeApi.get('/operator/deliveries', list([alone]));
  const portal = await open('/operator/deliveries?show=history');
  await openMenu(portal, 'second.csv', '이 파일로 되돌리기');
  const dialog = within(await screen.findByRole('alertdialog'));

  expect(await dialog.findByText(/이 파일을 다시 넣으면 반영돼요/)).toBeVisible();
  expect(dialog.getByRole('button', { name: '이 파일로 되돌리기' })).toBeDisabled();
});

test('a withdrawal is refused with what to do when the earlier file is not kept any more', async () => {
  fakeApi.get('/operator/deliveries', list([current, earlier]));
  fakeApi.post('/operator/deliveries/withdraw', errorResponse(409, 'delivery_gone'));
  const portal = await open();
  await openMenu(portal, 'second.csv', '철회');
  const dialog = within(await screen.findByRole('alertdialog'));
  await portal.user.type(dialog.getByLabelText('사유'), '다른 파일');
  await waitFor(() => expect(dialog.getByRole('button', { name: '철회' })).toBeEnabled());

  await portal.user.click(dialog.getByRole('button', { name: '철회' }));

  expect(await dialog.findByText(/그 파일을 다시 넣은 뒤에/)).toBeVisible();
});

test('an empty list says how reports come in, and a filter without a match can be cleared', async () => {
  fakeApi.get('/operator/deliveries', list([]));
  const { user } = await open('/operator/deliveries?type=content_owner_asset_a3');
  await user.click(await screen.findByRole('button', { name: '조건 지우기' }));
  expect(await screen.findByRole('heading', { name: '받은 보고서가 없어요' })).toBeVisible();
});

test('the list shows an error panel whose retry button loads it again', async () => {
  fakeApi.get('/operator/deliveries', errorResponse(500, 'internal'));
  const { user } = await open();
  const retry = await screen.findByRole('button', { name: '다시 시도' });

  fakeApi.get('/operator/deliveries', list([current]));
  await user.click(retry);

  await rowOf('second.csv');
});

test('a report of another operator shows its progress while it is ingested, and then its deliveries', async () => {
  const file = { kind: 'report' as const, started_at: '2026-11-21T20:00:00.000Z' };
  let items: Payload<GetResponse<'/operator/progress'>>['items'] = [
    { ...file, id: 'p1', name: 'views.csv', stage: 'reading', rows: 340_000, total: 1_012_345 },
    { ...file, id: 'p2', name: 'tracks.csv', kind: 'catalogue', stage: 'reading', rows: 5, total: 9 },
  ];
  fakeApi.get('/operator/progress', () => ({ items }));
  fakeApi.get('/operator/deliveries', list([]));
  await open();

  const bar = await screen.findByRole('progressbar', { name: 'views.csv' });
  expect(bar).toHaveAttribute('aria-valuenow', '34');
  expect(bar).toHaveAttribute('aria-valuetext', '읽는 중, 약 1,000,000행 중 340,000행');
  expect(screen.getByText('읽는 중 · 약 1,000,000행 중 340,000행')).toBeVisible();
  expect(screen.getByText('처리 중인 파일 1개')).toBeVisible();

  items = [{ ...file, id: 'p1', name: 'views.csv', stage: 'finishing', rows: 1_012_345, total: null }];
  expect(await screen.findByText('마무리하는 중 · 1,012,345행')).toBeVisible();
  expect(screen.getByRole('progressbar')).not.toHaveAttribute('aria-valuenow');

  items = [];
  fakeApi.get('/operator/deliveries', list([current]));
  expect((await rowOf('second.csv')).getByText('4,520')).toBeVisible();
  expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
});

test('Escape asks before the reason of a withdrawal is discarded, and keeps it', async () => {
  fakeApi.get('/operator/deliveries', list([current, earlier]));
  const portal = await open();
  await openMenu(portal, 'second.csv', '철회');
  const dialog = within(await screen.findByRole('alertdialog', { name: '파일 철회' }));
  await portal.user.type(await dialog.findByLabelText('사유'), '다른 파일');

  await portal.user.keyboard('{Escape}');
  const question = within(await screen.findByRole('alertdialog', { name: '작성하던 내용을 버릴까요?' }));
  await portal.user.click(question.getByRole('button', { name: '계속 작성' }));

  await waitFor(() => expect(screen.getAllByRole('alertdialog')).toHaveLength(1));
  expect(dialog.getByLabelText('사유')).toHaveValue('다른 파일');
});
