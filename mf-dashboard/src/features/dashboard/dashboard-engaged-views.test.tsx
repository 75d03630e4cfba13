import { screen, waitFor, within } from '@testing-library/react';
import { fakeApi } from '@portal/shared/testing';
import { annotations, summary, trend } from '../../testing/report-fixtures.ts';
import { cardOf, figure, openDashboard, serveReports } from './testing/open-dashboard.ts';

// Queries by role traverse the whole page and are slow on a busy machine.
jest.setTimeout(40_000);

const CHANGES = { shorts_views: '쇼츠 조회수 기준 변경', all_views: '모든 영상의 조회수 기준 변경' };
const CHANGE = new RegExp(Object.values(CHANGES).join('|'));

const chart = (name: string) => screen.findByRole('figure', { name });

describe('engaged views on the dashboard', () => {
  it('the card of views has their share, and the choice at its chart shows them in card and chart', async () => {
    serveReports();
    const { user, location } = await openDashboard('/dashboard?period=7d&metric=views');
    expect(await cardOf(await figure('총 조회수')).findByText('유효 70.0%')).toBeVisible();

    await user.click(await within(await chart('조회수 추이')).findByRole('radio', { name: '유효' }));

    expect(location().search).toBe('?period=7d&metric=engaged_views');
    expect(await chart('유효 조회수 추이')).toBeVisible();
    const card = await figure('유효 조회수');
    expect(card).toHaveAttribute('aria-pressed', 'true');
    expect(cardOf(card).getByText('24,319,743')).toBeVisible();
    expect(screen.queryByRole('button', { name: '총 조회수' })).not.toBeInTheDocument();
  });

  it('other charts have no choice of views, and leave the card to all views', async () => {
    serveReports();
    const { user } = await openDashboard('/dashboard?metric=engaged_views');

    await user.click(await figure('예상 수익'));

    const revenue = within(await chart('예상 수익 추이'));
    expect(await revenue.findByRole('radiogroup', { name: '집계 단위' })).toBeVisible();
    expect(revenue.queryByRole('radiogroup', { name: '조회수 기준' })).not.toBeInTheDocument();
    expect(await figure('총 조회수')).toBeVisible();
  });

  it('on a phone, where cards scroll, they have a card instead', async () => {
    serveReports();
    const { user, location } = await openDashboard('/dashboard?metric=views', { width: 390 });
    const views = within(await chart('조회수 추이'));
    expect(await views.findByRole('button', { name: /^집계 단위/ })).toBeVisible();
    expect(views.queryByRole('radiogroup')).not.toBeInTheDocument();

    await user.click(await figure('유효 조회수'));

    expect(location().search).toBe('?metric=engaged_views');
    expect(await chart('유효 조회수 추이')).toBeVisible();
    expect(await figure('총 조회수')).toHaveAttribute('aria-pressed', 'false');
  });

  it('days before there were engaged views have no share of them', async () => {
    serveReports();
    fakeApi.get('/report/summary', (request) =>
      summary(request, { engaged_views: { value: null, previous: null } }),
    );
    await openDashboard('/dashboard?metric=engaged_views');

    expect(await cardOf(await figure('유효 조회수')).findByText('–')).toBeVisible();
    expect(screen.queryByText(/^유효 \d/)).not.toBeInTheDocument();
  });

  it('the list of videos has a column of them, by which it is sorted', async () => {
    const { videos: requests } = serveReports();
    const { user } = await openDashboard();
    const table = within(await screen.findByRole('table', { name: '내 영상' }));
    expect((await table.findAllByText('8,988,428')).length).toBeGreaterThan(0);

    await user.click(table.getByRole('button', { name: '유효 조회수' }));

    await waitFor(() => expect(requests.calls.at(-1)?.query.get('sort')).toBe('engaged_views'));
  });
});

describe('the day on which YouTube changed what a view is', () => {
  const open = async (metric: string, change: keyof typeof CHANGES) => {
    serveReports();
    const [first] = annotations.items;
    fakeApi.get('/report/annotations', {
      items: first ? [{ ...first, date: '2026-11-01', changes: [change] }] : [],
    });
    fakeApi.get('/report/trend', (request) => {
      const report = trend(request);
      return { ...report, points: report.points.map((point) => ({ ...point, premium_rpm: '171' })) };
    });
    await openDashboard(`/dashboard?view=table&metric=${metric}`);
  };

  it.each([
    ['views', 'shorts_views'],
    ['premium_views', 'all_views'],
    ['rpm', 'all_views'],
    ['premium_rpm', 'shorts_views'],
  ] as const)('is marked at the trend of %s: %s', async (metric, change) => {
    await open(metric, change);

    expect(
      await screen.findByRole('rowheader', { name: new RegExp(`^11\.01 .* ${CHANGES[change]}`) }),
    ).toBeVisible();
  });

  it.each(['revenue', 'engaged_views'])(
    'is not marked at the trend of %s, which it does not concern',
    async (metric) => {
      await open(metric, 'all_views');

      expect(await screen.findByRole('rowheader', { name: /^11\.01 .* 채널 2개 승인/ })).toBeVisible();
      expect(screen.queryByText(CHANGE)).not.toBeInTheDocument();
    },
  );
});
