import { screen, within } from '@testing-library/react';
import { errorResponse, fakeApi } from '@portal/shared/testing';
import { periodBridge } from '../../components/explanation/testing/period-bridge-fixture.ts';
import { figure, openDashboard, serveReports } from './testing/open-dashboard.ts';

// Queries by role traverse the whole page and are slow on a busy machine.
jest.setTimeout(40_000);

const openWhy = async (at?: string) => {
  const page = await openDashboard(at);
  await page.user.click(await screen.findByRole('button', { name: '왜 달라졌나요?' }));
  return { ...page, dialog: await screen.findByRole('dialog', { name: '수익이 달라진 이유' }) };
};

const textsOf = (items: readonly HTMLElement[]) => items.map(({ textContent }) => textContent);

it('a change of revenue opens its causes, which are fetched then and add up', async () => {
  serveReports();
  const requests = fakeApi.get('/report/bridge', periodBridge());
  const { dialog, location } = await openWhy('/dashboard?member=m1');

  expect(
    await within(dialog).findByText(
      '비교 기간보다 ₩21,400 늘었어요. 가장 큰 이유: 조회수 +₩30,000, 1,000회당 수익 -₩9,000 및 새 채널 +₩1,000',
    ),
  ).toBeVisible();
  const table = within(dialog).getByRole('table', { name: '비교 기간과 달라진 이유' });
  expect(textsOf(within(table).getAllByRole('row').slice(2, -1))).toEqual([
    '조회수+₩30,000',
    '1,000회당 수익-₩9,000',
    '새 채널+₩1,000',
    '환율-₩600',
  ]);
  expect(new URLSearchParams(location().search).get('bridge')).toBe('1');
  expect(requests.calls.map(({ query }) => Object.fromEntries(query))).toEqual([
    { from: '2026-10-22', to: '2026-11-18', member: 'm1', compare: 'previous' },
  ]);
});

it('the largest channels lead to the report of each, of the same days', async () => {
  serveReports();
  fakeApi.get('/report/bridge', periodBridge());
  const { dialog } = await openWhy('/dashboard?period=7d&page=2');

  const list = await within(dialog).findByRole('list', { name: '차이가 큰 채널' });
  expect(textsOf(within(list).getAllByRole('listitem'))).toEqual([
    '채널 1가장 큰 이유: 조회수+₩20,000',
    '채널 2가장 큰 이유: 새 채널+₩1,000',
    '그 밖의 채널 3개+₩400',
  ]);
  expect(within(list).getByRole('link', { name: '채널 1' })).toHaveAttribute(
    'href',
    '/report-channel?period=custom&from=2026-11-12&to=2026-11-18&channels=c1',
  );
});

it('the videos of a channel lead to their pages; figures without a video lead nowhere', async () => {
  serveReports();
  const item = { before: '1', after: '2', difference: '1', cause: 'price' as const };
  fakeApi.get(
    '/report/bridge',
    periodBridge({
      contributions: {
        of: 'videos',
        items: [
          { id: 'v1', name: '영상 1', ...item },
          { id: null, name: '', ...item },
        ],
        others: { count: 0, difference: '0' },
      },
    }),
  );
  const { dialog } = await openWhy('/dashboard?period=7d');

  const list = await within(dialog).findByRole('list', { name: '차이가 큰 영상' });
  expect(within(list).getByRole('link', { name: '영상 1' })).toHaveAttribute(
    'href',
    '/report-video/v1?period=fixed&from=2026-11-12&to=2026-11-18',
  );
  expect(within(list).getByText('영상별로 나뉘지 않은 수익')).toBeVisible();
  expect(within(list).getAllByRole('listitem')).toHaveLength(2);
});

it('an address with the dialog says why there is nothing to compare with', async () => {
  serveReports();
  fakeApi.get(
    '/report/bridge',
    periodBridge({ compare_gap: 'no_figures', parts: null, contributions: null }),
  );
  await openDashboard('/dashboard?bridge=1');

  const dialog = await screen.findByRole('dialog', { name: '수익이 달라진 이유' });
  expect(await within(dialog).findByText('비교 기간에 집계된 채널이 없어요')).toBeVisible();
});

it('an address with the dialog, but without a comparison, says how to get one', async () => {
  serveReports();
  fakeApi.get('/report/bridge', periodBridge({ parts: null, contributions: null }));
  await openDashboard('/dashboard?bridge=1&compare=none');

  const dialog = await screen.findByRole('dialog', { name: '수익이 달라진 이유' });
  expect(await within(dialog).findByText('비교를 켜면 수익이 달라진 이유를 볼 수 있어요.')).toBeVisible();
});

it('a failed bridge leaves the report usable, and can be retried', async () => {
  serveReports();
  fakeApi.get('/report/bridge', errorResponse(500, 'internal'));
  const { dialog, user } = await openWhy();

  expect(await within(dialog).findByText('달라진 이유를 불러오지 못했어요')).toBeVisible();
  fakeApi.get('/report/bridge', periodBridge());
  await user.click(within(dialog).getByRole('button', { name: '다시 시도' }));
  expect(await within(dialog).findByRole('table', { name: '비교 기간과 달라진 이유' })).toBeVisible();
});

it.each([
  ['without a comparison', '/dashboard?compare=none'],
  ['of other figures', '/dashboard?metric=views'],
])('a chart %s has no causes to open', async (_, at) => {
  serveReports();
  await openDashboard(at);

  await figure('예상 수익');
  expect(screen.queryByRole('button', { name: '왜 달라졌나요?' })).not.toBeInTheDocument();
});

describe('a day of the chart', () => {
  const openDay = async (at?: string) => {
    const page = await openDashboard(at);
    const chart = await screen.findByRole('slider', { name: /추이$/ });
    chart.focus();
    await page.user.keyboard('{Enter}');
    return { ...page, dialog: await screen.findByRole('dialog', { name: '수익이 달라진 이유' }) };
  };

  it('opens its causes, beside the same weekday of the week before', async () => {
    serveReports();
    const requests = fakeApi.get('/report/bridge', periodBridge());
    const { dialog, location, user } = await openDay('/dashboard?member=m1&period=6m&interval=day');

    expect(dialog).toHaveAccessibleDescription('2026.11.18 (수), 비교한 날: 2026.11.11 (수)');
    expect(await within(dialog).findByRole('table', { name: '비교 기간과 달라진 이유' })).toBeVisible();
    expect(new URLSearchParams(location().search).get('bridge')).toBe('2026-11-18');
    expect(requests.calls.map(({ query }) => Object.fromEntries(query))).toEqual([
      {
        from: '2026-11-18',
        to: '2026-11-18',
        member: 'm1',
        compare: 'custom',
        compare_from: '2026-11-11',
        compare_to: '2026-11-11',
      },
    ]);

    await user.keyboard('{Escape}');
    expect(new URLSearchParams(location().search).get('bridge')).toBeNull();
  });

  it('without figures to compare with says so', async () => {
    serveReports();
    fakeApi.get(
      '/report/bridge',
      periodBridge({
        parts: null,
        contributions: null,
      }),
    );
    const { dialog } = await openDay('/dashboard?compare=none');

    expect(await within(dialog).findByText('비교할 수익이 없어서 이유를 나눌 수 없어요.')).toBeVisible();
  });

  it('cannot be pressed where a point is a week', async () => {
    serveReports();
    await openDashboard('/dashboard?interval=week');

    expect(await screen.findByRole('slider', { name: '예상 수익 추이' })).not.toHaveAccessibleDescription(
      /Enter/,
    );
  });
});
