import { screen, within } from '@testing-library/react';
import { errorResponse, fakeApi, sessions } from '@portal/shared/testing';
import { openPayouts } from '../../testing/open-payouts.ts';
import { timeline } from '../../testing/payout-fixtures.ts';
import { balances, serveOverview } from '../../testing/serve-overview.ts';

jest.setTimeout(40_000);

const OWN = sessions.manager.account.id;

const rows = async () =>
  within(await screen.findByRole('table', { name: '멤버별 잔액' }))
    .getAllByRole('row')
    .slice(1)
    .map((row) => row.textContent);

const names = async () => (await rows()).map((row) => /민지원|하도윤|강서준/.exec(row ?? '')?.[0]);

it('a manager reads the sums, its own part, and the balance of each member, the most payable first', async () => {
  serveOverview();
  await openPayouts();

  expect(
    await screen.findByText('민지원', { selector: 'table[aria-label="멤버별 잔액"] a' }),
  ).toHaveAttribute('href', '/dashboard/payouts?member=m1');
  expect(await rows()).toEqual([
    expect.stringMatching(/민지원.*₩1,234,000₩1,240,000₩100,000지급 예정지급 보류/),
    expect.stringMatching(/강서준.*₩0-₩5,000₩90,000더 지급됨/),
    expect.stringMatching(/하도윤.*₩0₩8,000₩0이월/),
  ]);
  const sums = within(screen.getByRole('region', { name: '전체 지급 현황' }));
  expect(sums.getByText('지급 예정 (KRW)').nextSibling).toHaveTextContent('₩1,234,000');
  expect(sums.getByText('더 지급됨').nextSibling).toHaveTextContent('-₩5,000');
  expect(sums.getByText('내 몫').nextSibling).toHaveTextContent('₩77,000');
  expect(sums.getByRole('link', { name: '내가 받는 금액 보기' })).toHaveAttribute(
    'href',
    `/dashboard/payouts?member=${OWN}`,
  );
});

it('the balances are searched, filtered by state and sorted, and the address has it', async () => {
  serveOverview();
  const { user, location } = await openPayouts();
  await screen.findByText('민지원', { selector: 'table[aria-label="멤버별 잔액"] a' });

  await user.click(screen.getByRole('button', { name: '잔액' }));
  expect(await names()).toEqual(['민지원', '하도윤', '강서준']);
  await user.click(screen.getByRole('button', { name: /^상태/ }));
  await user.click(await screen.findByRole('option', { name: '지급 보류' }));
  expect(await names()).toEqual(['민지원']);
  expect(location().search).toBe('?sort=balance&state=held');

  await user.type(screen.getByRole('searchbox', { name: '멤버 검색' }), '하도윤');
  expect(await screen.findByText('조건에 맞는 멤버가 없어요')).toBeVisible();
  await user.click(screen.getByRole('button', { name: '조건 지우기' }));
  expect(await names()).toHaveLength(3);
});

it('the balances are cards on a phone', async () => {
  const media = window.matchMedia('');
  jest.spyOn(window, 'matchMedia').mockReturnValue({ ...media, matches: true });
  serveOverview();
  await openPayouts('/dashboard/payouts', { width: 390 });

  const list = within(await screen.findByRole('list', { name: '멤버별 잔액' }));
  expect(await list.findByRole('link', { name: '민지원' })).toBeVisible();
  expect(screen.getByRole('button', { name: '지급 예정 많은 순' })).toBeVisible();
});

it('without a statement the overview says how amounts come, and a failure can be retried', async () => {
  serveOverview();
  fakeApi.get('/payout/balances', errorResponse(500, 'internal'));
  const { user } = await openPayouts();

  expect(await screen.findByText('지급 내역을 불러오지 못했어요')).toBeVisible();
  fakeApi.get('/payout/balances', balances({ items: [], own: [] }));
  await user.click(screen.getByRole('button', { name: '다시 시도' }));
  expect(await screen.findByText('아직 지급할 멤버가 없어요')).toBeVisible();
});

it('a manager selects a member, or what it receives itself', async () => {
  serveOverview();
  const requests = fakeApi.get('/payout/timeline', timeline());
  const { user, location } = await openPayouts();

  await user.click(await screen.findByRole('button', { name: /^멤버 전체/ }));
  await user.click(await screen.findByRole('option', { name: '민지원' }));
  expect(await screen.findByRole('heading', { level: 2, name: '민지원' })).toBeVisible();
  expect(location().search).toBe('?member=m1');

  await user.click(screen.getByRole('button', { name: /^멤버 민지원/ }));
  await user.click(await screen.findByRole('option', { name: '내가 받는 금액' }));
  expect(await screen.findByText(/수익은 지금까지 ₩77,000/)).toBeVisible();
  expect(screen.queryByRole('button', { name: '지급 기록' })).not.toBeInTheDocument();
  expect(requests.calls.map(({ query }) => query.get('member'))).toEqual(['m1', OWN]);
});

it('a member of another account is not found', async () => {
  fakeApi.get('/payout/timeline', errorResponse(404, 'not_found'));
  fakeApi.get('/member/mcn/account', errorResponse(404, 'not_found'));
  await openPayouts('/dashboard/payouts?member=other');

  expect(await screen.findByText('이 멤버를 찾을 수 없어요')).toBeVisible();
});
