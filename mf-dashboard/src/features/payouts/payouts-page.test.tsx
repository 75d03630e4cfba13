import { screen, within } from '@testing-library/react';
import { errorResponse, fakeApi, sessions } from '@portal/shared/testing';
import type { Timeline } from './payouts.api.ts';
import { openPayouts } from './testing/open-payouts.ts';
import { balance, entry, hold, month, timeline } from './testing/payout-fixtures.ts';

const openAsMember = async (changes: Partial<Timeline> = {}, width = 1440) => {
  const requests = fakeApi.get('/payout/timeline', timeline(changes));
  const page = await openPayouts('/dashboard/payouts', { session: sessions.member, width });
  await screen.findByRole('region', { name: '월별 진행' });
  return { ...page, requests };
};

const months = () =>
  within(screen.getByRole('region', { name: '월별 진행' }))
    .getAllByRole('heading', { level: 3 })
    .map((heading) => heading.parentElement?.textContent);

const monthNamed = (name: string) => {
  const item = screen.getByRole('heading', { name }).closest('li');
  if (!item) throw new Error(`${name} is in no list.`);
  return within(item);
};

it('a member reads first when its money comes, then each month with its state and days', async () => {
  const { requests } = await openAsMember();

  expect(
    screen.getByRole('heading', { level: 2, name: '지급을 기다리는 금액이 ₩1,234,000 있어요' }),
  ).toBeVisible();
  expect(screen.getByText('마지막 지급: 2026.09.30, ₩100,000')).toBeVisible();
  expect(
    screen.getByText('2026년 10월 금액은 2026.11.20쯤 확정돼요. 지금까지의 예상은 ₩55,000'),
  ).toBeVisible();
  expect(months()).toEqual([
    '2026년 10월예상₩55,000',
    '2026년 9월지급 예정₩1,234,000',
    '2026년 8월지급 완료₩100,000',
  ]);
  const august = monthNamed('2026년 8월');
  expect(august.getByText('2026.09.21')).toBeVisible();
  expect(august.getByText('2026.09.30')).toBeVisible();
  expect(august.getByRole('link', { name: '2026년 8월 정산서' })).toHaveAttribute(
    'href',
    '/dashboard/statement?month=2026-08',
  );
  expect(monthNamed('2026년 10월').getByText('2026.11.20쯤')).toBeVisible();
  expect(requests.calls[0]?.query.get('member')).toBeNull();
});

it.each<[what: string, changes: Partial<Timeline>, lines: string[]]>([
  [
    'a carried over balance says from which amount on it is paid',
    { balances: [balance({ balance: '8000', carried_over: '8000' })], months: [], entries: [] },
    ['₩8,000 이월 중이에요. 합계가 ₩10,000 이상이 되면 지급돼요'],
  ],
  [
    'held money has its reason and its day',
    {
      balances: [balance({ balance: '9000', held: '9000' })],
      months: [month({ state: 'held', hold: { id: 'h1', reason: '계좌 확인 중', until: '2026-12-01' } })],
      entries: [],
    },
    ['₩9,000 지급이 보류됐어요', '사유: 계좌 확인 중', '2026.12.01에 보류가 풀려요'],
  ],
  [
    'a balance below 0 is offset by the next months',
    { balances: [balance({ balance: '-5000' })], months: [], entries: [] },
    ['받을 금액보다 ₩5,000 더 지급됐어요. 다음 달 금액에서 빼요'],
  ],
  [
    'without any money the next month is named',
    {
      months: [month({ month: '2026-10', state: 'closed', closed_on: '2026-11-20' })],
      balances: [balance()],
      entries: [],
    },
    [
      '지금은 지급할 금액이 없어요',
      '2026년 10월 금액이 2026.11.20에 마감됐어요: ₩100,000. 정산서가 발행되면 지급 대상이 돼요',
    ],
  ],
  [
    'an estimated month whose closing reports are late has no day',
    {
      months: [month({ month: '2026-10', state: 'estimated', final_expected_on: null })],
      balances: [balance()],
      entries: [],
    },
    ['지금은 지급할 금액이 없어요', '2026년 10월 금액은 아직 확정되지 않았어요. 지금까지의 예상은 ₩100,000'],
  ],
  [
    'a final month waits to be closed, and a payment that was taken back is not the last one',
    {
      months: [month({ month: '2026-10', state: 'final' })],
      balances: [balance()],
      entries: [entry({ is_ended: true })],
    },
    ['지금은 지급할 금액이 없어요', '2026년 10월 금액이 확정됐어요: ₩100,000. 다음은 마감이에요'],
  ],
])('%s', async (_, changes, lines) => {
  await openAsMember(changes);

  const answer = screen.getAllByRole('heading', { level: 2 })[0]?.closest('section');
  const [first, ...others] = lines;
  expect(answer?.querySelector('h2')).toHaveTextContent(first ?? '');
  expect([...(answer?.querySelectorAll('li') ?? [])].map((line) => line.textContent)).toEqual(others);
});

it('a month has what was paid in parts, corrected and held', async () => {
  await openAsMember({
    months: [
      month({
        state: 'held',
        offset: '2000',
        paid: '30000',
        open: '68000',
        payable_on: null,
        paid_on: null,
        hold: { id: 'h1', reason: '계좌 확인 중', until: null },
      }),
    ],
  });

  const august = monthNamed('2026년 8월');
  for (const text of ['다른 달의 정정 ₩2,000 차감', '₩30,000 지급, ₩68,000 남음', '사유: 계좌 확인 중'])
    expect(august.getByText(text)).toBeVisible();
  expect(august.getAllByText('지급 보류')).toHaveLength(2);
});

it('a month names what is withheld and pays back an advance, which is an entry with its share', async () => {
  await openAsMember({
    balances: [balance({ balance: '-30000', advance: '30000' })],
    months: [month({ withheld: '3300', recouped: '20000' })],
    entries: [entry({ kind: 'advance', amount: '50000', share: 0.5 })],
  });

  const august = monthNamed('2026년 8월');
  expect(august.getByText('원천징수 ₩3,300')).toBeVisible();
  expect(august.getByText('선지급 상환 ₩20,000')).toBeVisible();
  expect(screen.getByText('남은 선지급').nextSibling).toHaveTextContent('₩30,000');
  expect(screen.getByRole('row', { name: /선지급 ₩50,000 .*매달 50%씩 상환/ })).toBeVisible();
});

it('a month of what the platform pays says what of it the manager keeps, also below zero', async () => {
  await openAsMember({ months: [month({ kept: '-23030' })] });

  expect(monthNamed('2026년 8월').getByText('이 중 내 몫 -₩23,030')).toBeVisible();
});

it('payments have their reference, and those that were taken back say so', async () => {
  await openAsMember({
    entries: [
      entry({ id: 'r1', kind: 'reversal', reverses: 'e1', reference: null, reason: '금액이 틀림' }),
      hold({ until: '2026-12-01' }),
      entry({ is_ended: true }),
    ],
  });

  const rows = within(screen.getByRole('table', { name: '지급 내역' }))
    .getAllByRole('row')
    .slice(1);
  expect(rows.map((row) => row.textContent)).toEqual([
    expect.stringMatching(/지급 취소-₩100,000.*사유: 금액이 틀림/),
    expect.stringMatching(/지급 보류.*2026\.12\.01에 보류가 풀려요.*사유: 계좌 확인 중/),
    expect.stringMatching(/지급취소됨₩100,000KB-7781/),
  ]);
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

it('a payment that was made in another currency has its rate', async () => {
  await openAsMember({ entries: [entry({ rate: '1399.25' })] });

  expect(screen.getByRole('row', { name: /지급 ₩100,000 .*환율 1,399.25/ })).toBeVisible();
});

it('a month says which statement was reopened, when and why, and what replaces it', async () => {
  const reopening = { number: 'AAAA-2026-001', reason: '수수료가 틀림', reopened_on: '2026-09-24' };
  await openAsMember({
    months: [
      month({ month: '2026-09', reopenings: [{ ...reopening, number: 'AAAA-2026-003', replaced_by: null }] }),
      month({ reopenings: [{ ...reopening, replaced_by: 'AAAA-2026-002' }] }),
    ],
  });

  const waiting = await monthNamed('2026년 9월').findByRole('list', { name: '다시 연 정산서' });
  expect(waiting).toHaveTextContent(
    'AAAA-2026-003 정산서를 다시 열었어요다시 연 날 2026.09.24 (사유: 수수료가 틀림). 더는 유효하지 않고, 이 달의 새 정산서는 아직 발행되지 않았어요.',
  );
  const replaced = await monthNamed('2026년 8월').findByRole('list', { name: '다시 연 정산서' });
  expect(replaced).toHaveTextContent(/AAAA-2026-001 .*대신하는 정산서: AAAA-2026-002/);
});

it('balances are listed by currency', async () => {
  await openAsMember({
    balances: [
      balance({ balance: '1000', carried_over: '1000' }),
      balance({ currency: 'USD', balance: '12.50', payable: '12.50', minimum: '0.00' }),
    ],
  });

  const card = within(screen.getByRole('region', { name: '잔액' }));
  expect(card.getByText('KRW 잔액').nextSibling).toHaveTextContent('₩1,000');
  expect(card.getByText('USD 잔액').nextSibling).toHaveTextContent('$12.50');
  expect(card.getByText('제한 없음')).toBeVisible();
});

it('payments are cards on a phone', async () => {
  const media = window.matchMedia('');
  jest.spyOn(window, 'matchMedia').mockReturnValue({ ...media, matches: true });
  await openAsMember({}, 390);

  const list = within(screen.getByRole('list', { name: '지급 내역' }));
  expect(list.getByText('₩100,000')).toBeVisible();
  expect(list.getByText('KB-7781')).toBeVisible();
  expect(screen.queryByRole('table')).not.toBeInTheDocument();
});

it('a member without any month reads that there is nothing yet', async () => {
  await openAsMember({ months: [], entries: [], balances: [balance()] });

  expect(screen.getByText('아직 지급할 달이 없어요')).toBeVisible();
  expect(screen.getByText('아직 지급한 내역이 없어요')).toBeVisible();
});

it('the payouts show a failed request, and retry it', async () => {
  fakeApi.get('/payout/timeline', errorResponse(500, 'internal'));
  const { user } = await openPayouts('/dashboard/payouts', { session: sessions.member });

  expect(await screen.findByText('지급 내역을 불러오지 못했어요')).toBeVisible();
  fakeApi.get('/payout/timeline', timeline());
  await user.click(screen.getByRole('button', { name: '다시 시도' }));
  expect(await screen.findByRole('region', { name: '월별 진행' })).toBeVisible();
});

it("a member's page names no member of the address", async () => {
  const requests = fakeApi.get('/payout/timeline', timeline());
  await openPayouts('/dashboard/payouts?member=m2', { session: sessions.member });

  await screen.findByRole('region', { name: '월별 진행' });
  expect(requests.calls.map(({ query }) => query.get('member'))).toEqual([null]);
});
