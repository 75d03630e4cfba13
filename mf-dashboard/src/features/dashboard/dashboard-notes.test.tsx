import { screen, within } from '@testing-library/react';
import { fakeApi } from '@portal/shared/testing';
import { summary, trend } from '../../testing/report-fixtures.ts';
import { cardOf, figure, openDashboard, serveReports } from './testing/open-dashboard.ts';

// Queries by role traverse the whole page and are slow on a busy machine.
jest.setTimeout(40_000);

const chart = (name: string) => screen.findByRole('figure', { name });

describe('the dashboard with a comparison without figures', () => {
  const serveGap = (gap: 'before_first_day' | 'after_latest_day' | 'no_figures') => {
    serveReports();
    fakeApi.get('/report/summary', (request) => {
      const { figures, ...report } = summary(request);
      const withoutPrevious = <Value,>({ value }: { value: Value }) => ({ value, previous: null });
      return {
        ...report,
        compare_gap: gap,
        figures: {
          revenue: withoutPrevious(figures.revenue),
          views: withoutPrevious(figures.views),
          engaged_views: withoutPrevious(figures.engaged_views),
          rpm: withoutPrevious(figures.rpm),
          premium_views: withoutPrevious(figures.premium_views),
          premium_rpm: withoutPrevious(figures.premium_rpm),
          premium_rate: withoutPrevious(figures.premium_rate),
        },
      };
    });
    fakeApi.get('/report/trend', (request) => ({
      ...trend(request),
      compare_gap: gap,
      compare_points: null,
    }));
  };

  it.each([
    ['before_first_day', '데이터가 2026.05.01부터라 비교할 수 없어요'],
    ['after_latest_day', '비교 기간의 수익이 아직 다 집계되지 않았어요'],
    ['no_figures', '비교 기간에 집계된 채널이 없어요'],
  ] as const)('says at the chart why: %s', async (gap, words) => {
    serveGap(gap);
    await openDashboard();

    const revenue = within(await chart('예상 수익 추이'));
    expect(await revenue.findByText(words)).toBeVisible();
    const legend = revenue.getAllByRole('listitem').map((item) => item.textContent);
    expect(legend).toEqual([expect.any(String), '집계 중']);
  });

  it('has cards without a dash in place of the change', async () => {
    serveGap('before_first_day');
    await openDashboard();

    const revenue = cardOf(await figure('예상 수익'));
    expect(revenue.getByText('₩8,649,816')).toBeVisible();
    expect(revenue.queryByText('–')).not.toBeInTheDocument();
    expect(revenue.queryByText(/대비$/)).not.toBeInTheDocument();
  });
});

describe('the dashboard with a comparison over a change of what is counted', () => {
  const NOTE = /^조회수 기준이 2026\.08\.24에 바뀌어/;

  it('says so at the chart of every metric, because the cards of views and prices are beside it', async () => {
    serveReports();
    fakeApi.get('/report/trend', (request) => ({
      ...trend(request),
      compare_changes: [{ day: '2026-08-24', change: 'all_views' as const }],
    }));
    const { user } = await openDashboard();

    expect(await within(await chart('예상 수익 추이')).findByText(NOTE)).toBeVisible();
    await user.click(await figure('총 조회수'));
    expect(within(await chart('조회수 추이')).getByText(NOTE)).toBeVisible();
  });

  it('says nothing where both periods are counted alike', async () => {
    serveReports();
    await openDashboard();

    expect((await within(await chart('예상 수익 추이')).findAllByRole('listitem')).length).toBeGreaterThan(0);
    expect(screen.queryByText(NOTE)).not.toBeInTheDocument();
  });
});

describe('the dashboard of days without revenue', () => {
  const address = '/dashboard?period=custom&from=2026-11-10&to=2026-11-19';

  it('says at each figure that needs revenue through which day it is there', async () => {
    serveReports();
    await openDashboard(address);

    for (const name of ['예상 수익', '조회당 단가', '프리미엄 단가']) {
      const card = cardOf(await figure(name));
      // The days come with another answer than the figures.
      expect(await card.findByText('수익 11.18까지')).toBeVisible();
      expect(card.queryByText(/대비$/)).not.toBeInTheDocument();
    }
    const views = cardOf(await figure('총 조회수'));
    expect(views.getByText('10.31 – 11.09 대비')).toBeVisible();
    expect(views.queryByText('수익 11.18까지')).not.toBeInTheDocument();
  });

  it('says so at the chart of prices, but not at that of views', async () => {
    serveReports();
    const { user } = await openDashboard(`${address}&metric=rpm`);

    expect(await within(await chart('조회당 단가 추이')).findByText('수익 11.18까지')).toBeVisible();
    await user.click(await figure('총 조회수'));
    expect(within(await chart('조회수 추이')).queryByText('수익 11.18까지')).not.toBeInTheDocument();
  });
});
