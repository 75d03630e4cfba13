import { snackbarsAtom } from '@portal/shared/state';
import { errorResponse, fakeApi, networkFailure, renderRoute, sessions } from '@portal/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import config from '../../../remote.config.ts';
import remote from '../../remote.tsx';
import { closedFixture, closingFixture, statementFixture } from '../../testing/closing-fixture.ts';
import { pageOf } from '../../testing/release-fixture.ts';
import { sitesFixture } from '../../testing/sites-fixture.ts';
import type { MonthRefusal } from './closing.api.ts';

beforeEach(() => {
  fakeApi.get('/operator/domains', sitesFixture);
  fakeApi.get('/operator/closing/reopenings', { items: [] });
});

const open = (at = '/operator/closing') => renderRoute(remote, config, { at, session: sessions.operator });
type Portal = Awaited<ReturnType<typeof open>>;

const refuse = (...codes: MonthRefusal[]) =>
  codes.map((code) => ({ code, may_overrule: code !== 'month_running' && code !== 'month_before_open' }));

const findCheck = async (title: RegExp | string) => {
  const heading = await screen.findByRole('heading', { level: 3, name: title });
  return within(heading.closest('li') as HTMLElement);
};

const openDialog = async ({ user }: Portal) => {
  await user.click(await screen.findByRole('button', { name: '마감하기' }));
  return within(await screen.findByRole('alertdialog'));
};

test('the page asks for the newest ended month of the first partner, and says that it can be closed', async () => {
  const asked = fakeApi.get('/operator/closing', closingFixture());
  await open();

  expect(await screen.findByRole('heading', { name: /Aurora 2026년 10월/ })).toHaveTextContent('마감 전');
  expect(screen.getByText('마감할 수 있어요')).toBeVisible();
  const difference = await findCheck('확정 수익과 예상 수익');
  expect(difference.getByText('확정 $1,000.00, 예상 $980.00, 차이 +$20.00 (+2.0%)')).toBeVisible();
  expect(screen.getByText('확정 보고서가 모두 들어왔어요')).toBeVisible();
  expect(Object.fromEntries(asked.calls[0]?.query ?? [])).toEqual({ domain: 'aurora.localhost' });
});

test('the difference to the estimate is that of the amounts as they are shown', async () => {
  fakeApi.get('/operator/closing', closingFixture({ final: '5414673000', estimated: '5486137000' }));
  await open();

  const difference = await findCheck('확정 수익과 예상 수익');
  expect(difference.getByText('확정 $5,414.67, 예상 $5,486.14, 차이 −$71.47 (−1.3%)')).toBeVisible();
});

test('the domain and the month are chosen, and stay in the address', async () => {
  const asked = fakeApi.get('/operator/closing', ({ query }) =>
    closingFixture({
      domain: query.get('domain') ?? '',
      month: query.get('month') ?? '2026-10',
      ...(query.get('month') === '2026-09' && { closed: closedFixture() }),
    }),
  );
  const { user, location } = await open();

  await user.click(await screen.findByRole('button', { name: /사이트/ }));
  await user.click(await screen.findByRole('option', { name: /Lagoon/ }));
  expect(await screen.findByRole('heading', { name: /Lagoon 2026년 10월/ })).toBeVisible();
  await user.click(screen.getByRole('button', { name: /월.*2026년 10월/ }));
  await user.click(await screen.findByRole('option', { name: /2026년 9월.*마감됨/ }));

  expect(await screen.findByRole('heading', { name: /Lagoon 2026년 9월/ })).toHaveTextContent('마감됨');
  expect(location().search).toBe('?domain=lagoon.localhost&month=2026-09');
  expect(asked.calls.at(-1)?.query.get('month')).toBe('2026-09');
});

test('every check that finds something says what, what to do, and where', async () => {
  fakeApi.get(
    '/operator/closing',
    closingFixture({
      refusals: refuse('owner_reports_missing', 'revenue_missing', 'rate_missing'),
      owners: [
        { owner: 'north', missing_days: ['2026-10-01', '2026-10-02', '2026-10-05'], is_empty: false },
        { owner: '', missing_days: [], is_empty: true },
      ],
      days_without_revenue: ['2026-10-30', '2026-10-31'],
      days_without_rate: ['2026-10-09'],
      unregistered_channels: 4,
      unassigned: '12500000',
      no_country: '3250000',
      estimated: '0',
      final: '0',
    }),
  );
  await open();

  const owners = await findCheck(/콘텐츠 소유자 2명의 확정 보고서가 빠졌어요/);
  expect(owners.getByText('해결 필요')).toBeVisible();
  expect(owners.getByText('north: 3일 없음 (10.01 – 10.02, 10.05)')).toBeVisible();
  expect(owners.getByText(/^이름 없는 소유자: 예상 수익은 있는데/)).toBeVisible();
  expect(owners.getByRole('link')).toHaveAttribute('href', '/operator/deliveries');
  const revenue = await findCheck(/수익이 없는 날이 2일 있어요/);
  expect(revenue.getByText('10.30 – 10.31')).toBeVisible();
  expect(revenue.getByRole('link')).toHaveAttribute('href', '/operator/deliveries');
  const rate = await findCheck(/환율이 없는 날이 1일 있어요/);
  expect(rate.getByText('10.09')).toBeVisible();
  expect(rate.getByRole('link')).toHaveAttribute('href', '/operator/rates');
  const unregistered = await findCheck(/등록되지 않은 채널이 파일에 4개 있어요/);
  expect(unregistered.queryByText('해결 필요')).not.toBeInTheDocument();
  const unassigned = await findCheck('배정되지 않은 수익 $12.50 (전체 $1,000.00)');
  expect(unassigned.getByRole('link')).toHaveAttribute('href', '/operator/sites/aurora.localhost');
  await findCheck('시청자 국가를 알 수 없는 수익 $3.25 (전체 $1,000.00)');
  expect((await findCheck('확정 수익과 예상 수익')).getByText('아직 확정된 날이 없어요.')).toBeVisible();
  // What refuses the month comes first.
  expect(screen.getAllByRole('heading', { level: 3 })[0]).toHaveTextContent('확정 보고서가 빠졌어요');
});

test('a month is closed after the dialog has said what is frozen, and the focus goes to what it became', async () => {
  fakeApi.get('/operator/closing', closingFixture());
  const send = fakeApi.post('/operator/closing', () => {
    fakeApi.get('/operator/closing', closingFixture({ closed: closedFixture() }, [statementFixture()]));
    return { closed: { month: '2026-10', number: 3, hash: closedFixture().hash } };
  });
  const portal = await open();

  const dialog = await openDialog(portal);
  expect(dialog.getByText(/날마다의 채널 수익과 환율이/)).toBeVisible();
  expect(dialog.getByText(/다음에 마감하는 달의 정산서에/)).toBeVisible();
  expect(dialog.queryByRole('textbox')).not.toBeInTheDocument();
  await portal.user.click(dialog.getByRole('button', { name: '마감하기' }));

  const heading = await screen.findByRole('heading', { name: /2026년 10월.*마감됨/ });
  await waitFor(() => expect(heading).toHaveFocus());
  expect(send.calls[0]?.body).toEqual({ domain: 'aurora.localhost', month: '2026-10' });
  expect(portal.store.get(snackbarsAtom)[0]?.title).toBe('Aurora 2026년 10월 마감을 마쳤어요');
});

test('a month that checks refuse is closed with a reason only', async () => {
  fakeApi.get(
    '/operator/closing',
    closingFixture({ refusals: refuse('rate_missing'), days_without_rate: ['2026-10-09'] }),
  );
  const send = fakeApi.post('/operator/closing', {
    closed: { month: '2026-10', number: 1, hash: closedFixture().hash },
  });
  const portal = await open();
  expect(await screen.findByText('마감을 막는 항목이 1개 있어요')).toBeVisible();

  const dialog = await openDialog(portal);
  expect(dialog.getByText('환율이 없는 날이 있어요')).toBeVisible();
  await portal.user.click(dialog.getByRole('button', { name: '그래도 마감하기' }));
  expect(await dialog.findByText('사유를 입력해 주세요')).toBeVisible();
  expect(send.calls).toEqual([]);
  await portal.user.type(dialog.getByLabelText('그래도 마감하는 사유'), '은행 휴일');
  await portal.user.click(dialog.getByRole('button', { name: '그래도 마감하기' }));

  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  expect(send.calls[0]?.body).toEqual({
    domain: 'aurora.localhost',
    month: '2026-10',
    reason: '은행 휴일',
  });
});

test.each([
  ['month_running', { before: null }, '태평양 시간으로 아직 끝나지 않은 달이에요'],
  ['month_before_open', { before: '2026-09' }, '먼저 마감할 달: 2026년 9월'],
] as const)('a month that %s refuses cannot be closed at all', async (code, changes, title) => {
  fakeApi.get('/operator/closing', closingFixture({ refusals: refuse(code, 'revenue_missing'), ...changes }));
  await open();

  expect(await screen.findByText('아직 마감할 수 없어요')).toBeVisible();
  expect((await findCheck(new RegExp(title))).getByText('해결 필요')).toBeVisible();
  expect(screen.queryByRole('button', { name: '마감하기' })).not.toBeInTheDocument();
});

test('a month before which another one is open leads to that one', async () => {
  fakeApi.get('/operator/closing', ({ query }) =>
    query.get('month') === '2026-09'
      ? closingFixture({ month: '2026-09' })
      : closingFixture({ refusals: refuse('month_before_open'), before: '2026-09' }),
  );
  const { user, location } = await open();

  await user.click((await findCheck(/먼저 마감할 달/)).getByRole('link', { name: '이전 달 보기' }));

  expect(await screen.findByRole('heading', { name: /Aurora 2026년 9월/ })).toBeVisible();
  expect(location().search).toBe('?domain=aurora.localhost&month=2026-09');
});

test('a check that began to refuse meanwhile is shown, and the dialog asks for a reason', async () => {
  fakeApi.get('/operator/closing', closingFixture());
  fakeApi.post('/operator/closing', () => {
    fakeApi.get(
      '/operator/closing',
      closingFixture({ refusals: refuse('revenue_missing'), days_without_revenue: ['2026-10-31'] }),
    );
    return errorResponse(409, 'month_not_ready');
  });
  const portal = await open();

  const dialog = await openDialog(portal);
  await portal.user.click(dialog.getByRole('button', { name: '마감하기' }));

  expect(await dialog.findByText(/그사이에 마감을 막는 항목이 생겼어요/)).toBeVisible();
  expect(await dialog.findByLabelText('그래도 마감하는 사유')).toBeVisible();
});

test('a month that another operator has closed meanwhile is shown as closed', async () => {
  fakeApi.get('/operator/closing', closingFixture());
  fakeApi.post('/operator/closing', () => {
    fakeApi.get('/operator/closing', closingFixture({ closed: closedFixture() }));
    return errorResponse(409, 'month_closed');
  });
  const portal = await open();

  const dialog = await openDialog(portal);
  await portal.user.click(dialog.getByRole('button', { name: '마감하기' }));

  expect(await screen.findByText('operator@console.example')).toBeVisible();
});

test('a lost connection is said in the dialog, and the month can be closed again', async () => {
  fakeApi.get('/operator/closing', closingFixture());
  fakeApi.post('/operator/closing', networkFailure());
  const portal = await open();

  const dialog = await openDialog(portal);
  await portal.user.click(dialog.getByRole('button', { name: '마감하기' }));

  expect(await dialog.findByRole('alert')).toBeVisible();
  await waitFor(() => expect(dialog.getByRole('button', { name: '마감하기' })).toBeEnabled());
});

test('a service without partners says where sites come from', async () => {
  fakeApi.get('/operator/domains', pageOf());
  await open();

  expect(await screen.findByRole('heading', { name: '사이트가 없어요' })).toBeVisible();
  expect(screen.getByRole('link', { name: '사이트로 가기' })).toHaveAttribute('href', '/operator/sites');
});

test('a failed request is said and loads again', async () => {
  fakeApi.get('/operator/closing', errorResponse(500, 'internal'));
  const { user } = await open();
  const retry = await screen.findByRole('button', { name: '다시 시도' });

  fakeApi.get('/operator/closing', closingFixture());
  await user.click(retry);

  expect(await screen.findByText('마감할 수 있어요')).toBeVisible();
});
