import { fireEvent, screen, within } from '@testing-library/react';
import { fakeApi, renderRoute } from '@portal/shared/testing';
import config from '../../../remote.config.ts';
import remote from '../../remote.tsx';
import type { Bridge } from '../../components/explanation/month-bridge.tsx';
import { serveStatement } from './testing/serve-statement.ts';

// Queries by role traverse the whole page and are slow on a busy machine.
jest.setTimeout(40_000);

const bridge = (parts: Bridge['parts'], changes: Partial<Bridge> = {}): Bridge => ({
  currency: 'KRW',
  of: 'account',
  month: '2026-10',
  previous: '2026-09',
  before: { amount: '100000', views: 1000, videos: 10 },
  after: { amount: '121400', views: 1200, videos: 11 },
  parts,
  ...changes,
});

const openBridge = async () => {
  await renderRoute(remote, config, { at: '/dashboard/statement' });
  const summary = await screen.findByText('2026년 9월보다 달라진 이유');
  const details = summary.closest('details');
  if (!details) throw new Error('The summary has no details.');
  // jsdom does not toggle details.
  details.open = true;
  fireEvent(details, new Event('toggle'));
};

it('the difference from the month before is loaded when it is opened, with causes that add up', async () => {
  serveStatement();
  const requests = fakeApi.get(
    '/report/statement/bridge',
    bridge([
      { cause: 'views', amount: '30000.4' },
      { cause: 'price', amount: '-9000.4' },
      { cause: 'premium', amount: '0' },
      { cause: 'rate', amount: '400' },
      { cause: 'rounding', amount: '0.3' },
    ]),
  );
  expect(requests.calls).toHaveLength(0);
  await openBridge();

  const table = await screen.findByRole('table', { name: '지난달과 달라진 이유' });
  expect(
    within(table)
      .getAllByRole('row')
      .slice(1)
      .map((row) => row.textContent),
  ).toEqual([
    '2026년 9월₩100,000',
    '조회수+₩30,000',
    '1,000회당 수익-₩9,000',
    '환율+₩400',
    '2026년 10월₩121,400',
  ]);
  expect(requests.calls.map(({ query }) => query.get('month'))).toEqual(['2026-10']);
});

it('a month without one to compare with says so', async () => {
  serveStatement();
  fakeApi.get('/report/statement/bridge', bridge(null));
  await openBridge();

  expect(await screen.findByText('비교할 지난달 수익이 없어요.')).toBeVisible();
});

it('a member reads that withholding and advances paid back are steps to what is left to pay', async () => {
  serveStatement({ isMember: true });
  fakeApi.get(
    '/report/statement/bridge',
    bridge(
      [
        { cause: 'views', amount: '31400' },
        { cause: 'withheld', amount: '-4000' },
        { cause: 'advances', amount: '-6000' },
      ],
      { of: 'member' },
    ),
  );
  await openBridge();

  const table = await screen.findByRole('table', { name: '지난달과 달라진 이유' });
  expect(within(table).getByRole('row', { name: /원천징수/ })).toHaveTextContent('-₩4,000');
  expect(within(table).getByRole('row', { name: /선지급 상환/ })).toHaveTextContent('-₩6,000');
  expect(screen.getByText(/남은 지급액을 비교했어요/)).toBeVisible();
});
