import { act, screen, waitFor, within } from '@testing-library/react';
import { fakeApi, errorResponse, renderRoute, sessions, watchSavedFiles } from '@portal/shared/testing';
import type { PortalSetup } from '@portal/shared/testing';
import config from '../../../remote.config.ts';
import remote from '../../remote.tsx';
import { freshness } from '../../testing/report-fixtures.ts';
import type { Statement } from './statement.api.ts';
import { amounts, items, statement } from './testing/statement-fixture.ts';

const serve = (changes: Partial<Statement> = {}) => {
  fakeApi.get('/report/freshness', freshness({ first_day: '2026-08-01', final_through: '2026-09-30' }));
  fakeApi.get('/member/mcn/contacts', {
    contact: {
      company: '오로라 뮤직',
      address: '서울시 마포구',
      business_number: '000-00-00000',
      email: 'pay@aurora.example',
      manager_name: '이서연',
      manager_contact: '010-0000-0000',
    },
  });
  fakeApi.get('/statement/months', { months: [] });
  fakeApi.get('/report/statement/advances', { month: '2026-10', items: [] });
  fakeApi.get('/report/settlement', {
    currency: 'KRW',
    items: [
      {
        month: '2026-09',
        status: 'final',
        estimated: '119000',
        final: '121400',
        difference: '2400',
        change: 0.02,
      },
    ],
  });
  return fakeApi.get('/report/statement', ({ query }) => statement(query.get('month') ?? '', changes));
};

const open = (at = '/dashboard/statement', setup: Omit<PortalSetup, 'at'> = {}) =>
  renderRoute(remote, config, { at, ...setup });

const rows = async () =>
  within(await screen.findByRole('table', { name: '멤버별 정산' }))
    .getAllByRole('row')
    .map((row) => row.textContent);

it('the statement shows the last complete month by member, and the paying company', async () => {
  const requests = serve();
  await open();

  expect(await screen.findByRole('heading', { name: /2026년 10월 정산서/ })).toHaveTextContent('예상');
  expect(await rows()).toEqual([
    '멤버채널 수수수료율총수익수수료정산 금액',
    '민지원member1@aurora.example35%₩100,000₩5,000₩95,000',
    '하도윤보관됨member2@aurora.example15% 10.01 – 10.0412.5% 10.05 – 10.31₩20,000₩2,000₩18,000',
    expect.stringContaining('배정되지 않은 수익₩1,400'),
    '합계₩121,400₩7,000₩113,000',
  ]);
  expect(await screen.findByText('오로라 뮤직')).toBeVisible();
  expect(screen.getByText(/1달러에 1,399.12원/)).toBeVisible();
  expect(requests.calls.map(({ query }) => query.get('month'))).toEqual(['2026-10']);
});

it('the statement lists the highest net first, and is sorted by a column whose header is pressed', async () => {
  const more = {
    ...items[0]!,
    member: { id: 'm3', nickname: '강서준', email: 'member3@aurora.example', is_archived: false },
  };
  serve({ items: [items[1]!, more, { ...items[0]!, amounts: amounts('300000', '9000', '291000') }] });
  const { user, location } = await open();
  const names = async () => (await rows()).slice(1, -2).map((row) => row?.slice(0, 3));
  const header = (name: string) => screen.getByRole('columnheader', { name });

  expect(await names()).toEqual(['민지원', '강서준', '하도윤']);
  expect(header('정산 금액')).toHaveAttribute('aria-sort', 'descending');

  await user.click(screen.getByRole('button', { name: '멤버' }));
  expect(await names()).toEqual(['강서준', '민지원', '하도윤']);
  expect([header('멤버').ariaSort, header('정산 금액').ariaSort]).toEqual(['ascending', 'none']);

  await user.click(screen.getByRole('button', { name: '수수료율' }));
  expect(await names()).toEqual(['하도윤', '강서준', '민지원']);
  await user.click(screen.getByRole('button', { name: '수수료율' }));
  expect(await names()).toEqual(['강서준', '민지원', '하도윤']);
  expect(location().search).toBe('?sort=feeRate&order=asc');
});

it("the statement's month is read from the address and selected in the list", async () => {
  const requests = serve();
  const { user, location } = await open('/dashboard/statement?month=2026-11');

  expect(await screen.findByText(/2026.11.18까지 집계한 예상 금액이에요/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: /정산월/ }));
  await user.click(await screen.findByRole('option', { name: /2026년 8월.*확정/ }));

  expect(location().search).toBe('?month=2026-08');
  expect(await screen.findByRole('heading', { name: /2026년 8월 정산서/ })).toBeVisible();
  expect(requests.calls.at(-1)?.query.get('month')).toBe('2026-08');
});

it('the statement of a final month also shows its estimate', async () => {
  serve({ status: 'final' });
  await open('/dashboard/statement?month=2026-09');

  expect(await screen.findByText('예상했던 수익 ₩119,000, 확정 수익 ₩121,400')).toBeVisible();
  expect(screen.getByRole('heading', { name: /정산서/ })).toHaveTextContent('확정');
});

it('the statement of an issued month has its number, channels, corrections, and what is pending', async () => {
  const line = {
    channel: { id: 'c1', youtube_id: 'UC1', name: '오로라' },
    shares: [],
    amounts: amounts('1', '0', '1'),
  };
  const correction = {
    month: '2026-08',
    cause: 'fee' as const,
    currency: 'KRW' as const,
    old: amounts('100', '5', '95').KRW,
    new: amounts('100', '10', '90').KRW,
    authors: [],
  };
  serve({
    status: 'issued',
    number: 'AAAA-2026-001',
    issued_at: '2026-10-05T00:00:00Z',
    issued_on: '2026-10-04',
    items: [{ ...items[0]!, lines: [line], corrections: [correction] }],
    unassigned: null,
    totals: null,
    reopenings: [
      {
        number: 'AAAA-2026-000',
        reason: '배분율이 틀림',
        reopened_on: '2026-10-03',
        replaced_by: 'AAAA-2026-001',
      },
    ],
    pending: { gross: null, members: [{ id: 'm1', net: { USD: '1.00', KRW: '1400' } }] },
  });
  await open('/dashboard/statement?month=2026-09', { session: sessions.member });

  expect(await screen.findByText('AAAA-2026-001, 2026.10.04 발행')).toBeVisible();
  expect(await screen.findByRole('list', { name: '다시 연 정산서' })).toHaveTextContent(
    'AAAA-2026-000 정산서를 다시 열었어요다시 연 날 2026.10.03 (사유: 배분율이 틀림). 대신하는 정산서: AAAA-2026-001',
  );
  expect(screen.getByRole('rowheader', { name: '오로라' })).toBeVisible();
  expect(screen.getByRole('list', { name: '지난달 조정' })).toHaveTextContent(
    '2026년 8월·수수료율 변경-₩5₩95 → ₩90',
  );
  expect(screen.getByText(/₩1,400 차이가 있어요/)).toBeVisible();
});

it('the statement of a member has its own row and no totals of others', async () => {
  serve({ items: items.slice(0, 1), unassigned: null, totals: null });
  await open('/dashboard/statement', { session: sessions.member });

  expect(await rows()).toHaveLength(2);
  expect(screen.queryByText('합계')).not.toBeInTheDocument();
  expect(screen.getAllByText('₩95,000')).toHaveLength(1);
});

it('the statement of a member names its part of the channels, and since when they are assigned', async () => {
  serve({ items: items.slice(1), unassigned: null, totals: null });
  await open('/dashboard/statement', { session: sessions.member });

  expect(await screen.findByText('내 배분율은 50%예요.')).toBeVisible();
  expect(screen.getByText('2026.10.05부터 배정됐어요. 그 전에는 수익이 없어요.')).toBeVisible();
});

it('the statement shows no amounts in won while an exchange rate is missing', async () => {
  serve({
    usd_krw: null,
    items: items.map((item) => ({ ...item, amounts: { ...item.amounts, KRW: null } })),
    unassigned: { USD: '1.00', KRW: null },
    totals: { USD: amounts('', '', '').USD, KRW: null },
  });
  await open();

  expect(await screen.findByText(/환율이 없는 날이 있어/)).toBeVisible();
  expect((await rows()).at(-1)).toBe('합계–––');
});

it('the statement is a list on a phone', async () => {
  serve();
  await open('/dashboard/statement', { width: 390 });

  const list = await screen.findByRole('list', { name: '멤버별 정산' });
  expect(
    within(list)
      .getAllByRole('listitem')
      .map((item) => item.querySelector('p')?.textContent),
  ).toEqual([
    '민지원member1@aurora.example',
    '하도윤보관됨member2@aurora.example',
    '배정되지 않은 수익',
    '합계',
  ]);
  expect(screen.queryByRole('table')).not.toBeInTheDocument();
});

it('the statement printed from a phone is the table instead of the list', async () => {
  serve();
  await open('/dashboard/statement', { width: 390 });

  const list = await screen.findByRole('list', { name: '멤버별 정산' });
  expect(list).toHaveAttribute('data-print', 'hide');
  expect(screen.getByRole('table', { hidden: true })).toBeInTheDocument();
});

it('the statement shows its total once, in the footer of the table', async () => {
  serve();
  await open();

  const total = (await screen.findByRole('rowheader', { name: '합계' })).closest('tr');
  expect(total?.parentElement?.tagName).toBe('TFOOT');
  expect(screen.getAllByText('₩113,000')).toHaveLength(1);
  expect(within(total!).getByText('₩113,000')).toBeVisible();
});

it('the printed statement has the time at which it is printed', async () => {
  serve();
  await open();
  const printed = await screen.findByText(/인쇄$/, { selector: 'p', ignore: false });
  jest.spyOn(Date, 'now').mockReturnValue(new Date(2026, 10, 20, 9, 30).getTime());

  act(() => void window.dispatchEvent(new Event('beforeprint')));

  expect(printed).toHaveTextContent('2026.11.20 09:30 인쇄');
  expect(screen.getByText('Aurora', { selector: 'p > span', ignore: false })).not.toBeVisible();
});

it('the statement can be exported and printed', async () => {
  serve();
  const saved = watchSavedFiles();
  const print = jest.spyOn(window, 'print').mockImplementation(() => undefined);
  const exported = fakeApi.file('/report/statement/export', { name: 'statement.xlsx', content: 'PK' });
  const { user } = await open('/dashboard/statement?month=2026-09');

  await user.click(await screen.findByRole('button', { name: '내보내기' }));
  await user.click(await screen.findByRole('menuitem', { name: '월별 정산서 XLSX' }));
  await waitFor(() => expect(saved.map(({ name }) => name)).toEqual(['statement.xlsx']));
  expect(Object.fromEntries(exported.calls[0]?.query ?? [])).toEqual({ month: '2026-09', format: 'xlsx' });
  await user.click(screen.getByRole('button', { name: '인쇄' }));
  expect(print).toHaveBeenCalledTimes(1);
});

it('an issued statement can be exported as a journal', async () => {
  serve();
  fakeApi.get('/statement/months', {
    months: [
      {
        month: '2026-09',
        state: 'issued',
        number: '1A2B3C4D-2026-001',
        issued_at: '2026-10-20T00:00:00Z',
        issued_on: '2026-10-19',
      },
    ],
  });
  const saved = watchSavedFiles();
  fakeApi.file('/report/statement/journal/export', { name: 'journal.csv', content: 'date' });
  const beancount = fakeApi.file('/report/statement/journal', {
    name: 'journal.beancount',
    content: '2026-09-30 *',
  });
  const { user } = await open('/dashboard/statement?month=2026-09');

  await screen.findByText(/1A2B3C4D-2026-001/);
  await user.click(screen.getByRole('button', { name: '내보내기' }));
  await user.click(await screen.findByRole('menuitem', { name: '분개장 CSV' }));
  await waitFor(() => expect(saved.map(({ name }) => name)).toEqual(['journal.csv']));
  await user.click(screen.getByRole('button', { name: '내보내기' }));
  await user.click(await screen.findByRole('menuitem', { name: '분개장 (beancount)' }));

  await waitFor(() => expect(saved.map(({ name }) => name)).toEqual(['journal.csv', 'journal.beancount']));
  expect(Object.fromEntries(beancount.calls[0]?.query ?? [])).toEqual({ month: '2026-09' });
});

it('the statement page states that there is no month yet', async () => {
  fakeApi.get('/statement/months', { months: [] });
  fakeApi.get(
    '/report/freshness',
    freshness({ first_day: null, revenue_through: null, views_through: null, latest_day: null }),
  );
  await open();

  expect(await screen.findByText('아직 정산할 달이 없어요')).toBeVisible();
});

it('the statement page shows a failed request and retries it', async () => {
  serve();
  fakeApi.get('/report/statement', errorResponse(500, 'internal'));
  const { user } = await open();

  expect(await screen.findByText('정산서를 불러오지 못했어요')).toBeVisible();
  serve();
  await user.click(screen.getByRole('button', { name: '다시 시도' }));
  expect(await screen.findByRole('heading', { name: /2026년 10월 정산서/ })).toBeVisible();
});
