import { screen, within } from '@testing-library/react';
import { fakeApi, siteMetadata } from '@portal/shared/testing';
import { annotations, trend } from '../../testing/report-fixtures.ts';
import { cardOf, figure, openDashboard, serveReports } from './testing/open-dashboard.ts';

// Queries by role traverse the whole page and are slow on a busy machine.
jest.setTimeout(40_000);

const engaged = siteMetadata({ priced_by: 'engaged_views' });
const CHANGE = /모든 영상의 조회수 기준 변경/;

const serveChange = () => {
  serveReports();
  const [first] = annotations.items;
  fakeApi.get('/report/annotations', {
    items: first ? [{ ...first, date: '2026-11-01', changes: ['all_views' as const] }] : [],
  });
  fakeApi.get('/report/trend', (request) => ({
    ...trend(request),
    compare_changes: [{ day: '2026-08-24', change: 'all_views' as const }],
  }));
};

describe('the dashboard of a site with prices by engaged views', () => {
  it('says so at the price of the card, in its definition and in the list, but not at the price of Premium', async () => {
    serveReports();
    await openDashboard('/dashboard', { metadata: engaged });

    expect(cardOf(await figure('조회당 단가')).getByText('유효 1,000회당')).toBeVisible();
    expect(screen.getByLabelText(/^유효 조회수 1,000회당 예상 수익이에요/)).toBeInTheDocument();
    expect(cardOf(await figure('프리미엄 단가')).getByText('1,000회당')).toBeVisible();
    const table = within(await screen.findByRole('table', { name: '내 영상' }));
    expect(table.getAllByText('유효 1,000회당').length).toBeGreaterThan(0);
  });

  it('does not mark a change of all views at this price, nor names prices beside a comparison', async () => {
    serveChange();
    await openDashboard('/dashboard?view=table&metric=rpm', { metadata: engaged });

    expect(await screen.findByRole('rowheader', { name: /^11\.01 .* 채널 2개 승인/ })).toBeVisible();
    expect(screen.queryByText(CHANGE)).not.toBeInTheDocument();
    expect(
      screen.getByText('조회수 기준이 2026.08.24에 바뀌어, 조회수의 증감에 그 영향이 섞여 있어요'),
    ).toBeVisible();
  });

  it('is as before on a site with prices by all views', async () => {
    serveChange();
    await openDashboard('/dashboard?view=table&metric=rpm');

    expect(cardOf(await figure('조회당 단가')).getByText('1,000회당')).toBeVisible();
    expect(screen.queryByText(/유효 1,000회당/)).not.toBeInTheDocument();
    expect(screen.getByLabelText(/^조회수 1,000회당 예상 수익이에요/)).toBeInTheDocument();
    expect(await screen.findByRole('rowheader', { name: /^11\.01 .* 모든 영상의/ })).toBeVisible();
  });
});
