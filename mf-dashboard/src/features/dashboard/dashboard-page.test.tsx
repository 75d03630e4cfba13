import { screen, waitFor, within } from '@testing-library/react';
import { fakeApi, errorResponse, sessions } from '@portal/shared/testing';
import { cardOf, figure, openDashboard, serveReports } from './testing/open-dashboard.ts';
import { countries, summary, videos } from '../../testing/report-fixtures.ts';
import { serveViews } from '../../testing/serve-views.ts';

// Queries by role traverse the whole page and are slow on a busy machine.
jest.setTimeout(40_000);

describe('the dashboard', () => {
  it('shows figures, trend, countries and videos of the last 28 complete days', async () => {
    const { summary: requests } = serveReports();

    await openDashboard();

    const revenue = cardOf(await figure('예상 수익'));
    expect(revenue.getByText('₩8,649,816')).toBeVisible();
    expect(revenue.getByText('+23.2%')).toBeVisible();
    expect(revenue.getByText('09.24 – 10.21 대비')).toBeVisible();
    expect(await screen.findByRole('figure', { name: '예상 수익 추이' })).toBeVisible();
    expect(
      within(await screen.findByRole('list', { name: '국가별 수익' })).getByText('대한민국'),
    ).toBeVisible();
    const table = await screen.findByRole('table', { name: '내 영상' });
    expect(await within(table).findByText('138,969,980')).toBeVisible();
    expect(screen.getByText('2개')).toBeVisible();
    expect(Object.fromEntries(requests.calls[0]?.query ?? [])).toEqual({
      from: '2026-10-22',
      to: '2026-11-18',
      compare: 'previous',
    });
  });

  it('shows through which day figures are available, and that they are estimates', async () => {
    serveReports();

    await openDashboard();

    // The invisible skeleton may contain the same text.
    await waitFor(() => expect(screen.getByText('11.19까지')).toBeVisible());
    expect(screen.getByText('11.18까지')).toBeVisible();
    expect(screen.getByText('PT 기준')).toBeVisible();
    expect(screen.getByText('예상')).toBeVisible();
  });

  it('shows a dash instead of zero where no data was delivered', async () => {
    serveReports();

    await openDashboard();

    const premiumPrice = cardOf(await figure('프리미엄 단가'));
    expect(premiumPrice.getAllByText('–').length).toBeGreaterThan(0);
    expect(premiumPrice.queryByText('₩0')).not.toBeInTheDocument();
  });

  it('marks a figure as new when it was zero before, and as unchanged at 0 %', async () => {
    serveReports();

    await openDashboard();

    expect(cardOf(await figure('프리미엄 조회수')).getByText('신규')).toBeVisible();
    expect(cardOf(await figure('총 조회수')).getByText('0%')).toBeVisible();
  });

  it('plots the selected metric and stores it in the address', async () => {
    serveReports();
    const { user, location } = await openDashboard();

    await user.click(await figure('총 조회수'));

    expect(await screen.findByRole('figure', { name: '조회수 추이' })).toBeVisible();
    expect(await figure('총 조회수')).toHaveAttribute('aria-pressed', 'true');
    expect(location().search).toBe('?metric=views');
  });

  it('marks in the trend when channels were approved and notices published', async () => {
    const { annotations: requests } = serveReports();
    const { user } = await openDashboard('/dashboard?view=table&member=m2');

    expect(
      await screen.findByRole('rowheader', { name: '10.29 (목) 채널 2개 승인 · 공지 1개' }),
    ).toBeVisible();
    await user.click(screen.getByRole('button', { name: '차트로 보기' }));
    expect(await screen.findByRole('slider', { name: '하도윤의 몫 추이' })).toHaveAccessibleDescription(
      /10\.29 채널 2개 승인 · 공지 1개/,
    );
    expect(requests.calls.map(({ query }) => Object.fromEntries(query))).toEqual([
      { from: '2026-10-22', to: '2026-11-18', member: 'm2', interval: 'day' },
    ]);
  });

  it('shows the trend without marks when they cannot be fetched', async () => {
    serveReports();
    fakeApi.get('/report/annotations', errorResponse(400, 'invalid'));

    await openDashboard();

    expect(await screen.findByRole('slider', { name: '예상 수익 추이' })).toBeVisible();
  });

  it('shows the countries with the highest revenue on a map above the list', async () => {
    serveReports();
    const { user } = await openDashboard();

    const map = within(await screen.findByRole('group', { name: '국가별 수익 지도' }));

    await user.hover(map.getByRole('button', { name: '대한민국' }));
    expect(await screen.findByRole('tooltip')).toHaveTextContent('대한민국 ₩3,563,730 · 41.2%');
    expect(map.getAllByRole('button')).toHaveLength(2);
  });

  it('shows the trend as a table when the address contains view=table', async () => {
    serveReports();
    const { user, location } = await openDashboard('/dashboard?view=table');
    expect(await screen.findByRole('table', { name: '예상 수익 추이' })).toBeVisible();

    await user.click(screen.getByRole('button', { name: '차트로 보기' }));

    expect(await screen.findByRole('slider', { name: '예상 수익 추이' })).toBeVisible();
    expect(location().search).toBe('');
    await user.click(screen.getByRole('button', { name: '표로 보기' }));
    expect(location().search).toBe('?view=table');
  });

  it('shows the exchange rate and its day below amounts in won', async () => {
    serveReports();

    await openDashboard();

    expect(await screen.findByText(/₩1,399.1\(2026\.11\.18\)/)).toBeVisible();
  });

  it("shows the year of days outside the latest day's year even on narrow screens", async () => {
    serveReports();

    await openDashboard('/dashboard?period=custom&from=2025-01-01&to=2025-01-28', { width: 900 });

    expect(await screen.findByRole('button', { name: '기간 2025.01.01 – 01.28' })).toBeVisible();
  });

  it('restores all filters from the address', async () => {
    const requests = serveReports();

    await openDashboard(
      '/dashboard?period=custom&from=2026-10-01&to=2026-10-31&compare=none&member=m2&metric=rpm&interval=week' +
        '&sort=revenue&order=asc&q=영상&page=1',
    );

    expect(await screen.findByRole('figure', { name: '조회당 단가 추이' })).toBeVisible();
    expect(await screen.findByRole('button', { name: /멤버 하도윤/ })).toBeVisible();
    await waitFor(() =>
      expect(Object.fromEntries(requests.videos.calls[0]?.query ?? [])).toEqual({
        from: '2026-10-01',
        to: '2026-10-31',
        member: 'm2',
        search: '영상',
        sort: 'revenue',
        order: 'asc',
        page: '1',
        size: '20',
      }),
    );
    expect(requests.trend.calls[0]?.query.get('interval')).toBe('week');
  });

  it('keeps the other filters when one changes', async () => {
    const { summary: requests } = serveReports();
    const { user, location } = await openDashboard('/dashboard?period=7d&metric=views&member=m1');

    await user.click(await screen.findByRole('button', { name: /비교/ }));
    await user.click(await screen.findByRole('option', { name: '작년 같은 기간' }));

    expect(Object.fromEntries(new URLSearchParams(location().search))).toEqual({
      period: '7d',
      metric: 'views',
      member: 'm1',
      compare: 'last_year',
    });
    await waitFor(() =>
      expect(Object.fromEntries(requests.calls.at(-1)?.query ?? [])).toEqual({
        from: '2026-11-12',
        to: '2026-11-18',
        member: 'm1',
        compare: 'last_year',
      }),
    );
  });

  it('changes the period and shows its exact days', async () => {
    serveReports();
    const { user, location } = await openDashboard();

    await user.click(await screen.findByRole('button', { name: /기간 최근 28일/ }));
    await user.click(await screen.findByRole('button', { name: '지난달' }));

    expect(location().search).toBe('?period=last-month');
    expect(
      await within(screen.getByRole('group', { name: '필터' })).findByText('2026.10.01 – 10.31'),
    ).toBeVisible();
  });
});

describe('the video list of the dashboard', () => {
  it('sorts by a column header and returns to the first page', async () => {
    const { videos: requests } = serveReports();
    const { user, location } = await openDashboard('/dashboard?page=2');
    const header = await screen.findByRole('columnheader', { name: /수익/ });

    await user.click(within(header).getByRole('button'));

    expect(location().search).toBe('?sort=revenue');
    await waitFor(() => expect(requests.calls.at(-1)?.query.get('sort')).toBe('revenue'));
    expect(await screen.findByRole('columnheader', { name: /수익/ })).toHaveAttribute(
      'aria-sort',
      'descending',
    );
  });

  it('searches after a debounce, and offers to clear a search without results', async () => {
    const { videos: requests } = serveReports();
    const { user, location } = await openDashboard();
    await screen.findByText('2개');

    await user.type(screen.getByRole('searchbox', { name: '제목, 채널, 음원 검색' }), '고양이');

    expect(await screen.findByText('‘고양이’에 맞는 영상이 없어요')).toBeVisible();
    expect(requests.calls.map(({ query }) => query.get('search'))).toEqual([null, '고양이']);
    expect(new URLSearchParams(location().search).get('q')).toBe('고양이');
    await user.click(screen.getByRole('button', { name: '검색어 지우기' }));
    expect(await screen.findByText('2개')).toBeVisible();
    expect(location().search).toBe('');
  });

  it('changes the page', async () => {
    serveReports({ videoCount: 21 });
    const { user, location } = await openDashboard();

    const pages = within(await screen.findByRole('navigation', { name: '페이지 이동' }));
    await user.click(pages.getByRole('button', { name: '2' }));

    expect(await screen.findByText('영상 20')).toBeVisible();
    expect(location().search).toBe('?page=1');
  });
});

describe('errors of the dashboard', () => {
  it('shows an error in the failed part only, and retries it', async () => {
    serveReports();
    fakeApi.get('/report/countries', errorResponse(400, 'invalid', { message: '다시 해 주세요' }));
    const { user } = await openDashboard();

    expect(await screen.findByText('국가별 수익을 불러오지 못했어요')).toBeVisible();
    expect(await figure('예상 수익')).toBeVisible();
    expect(screen.getByText('요청 ID req-test')).toBeVisible();

    fakeApi.get('/report/countries', countries);
    await user.click(screen.getByRole('button', { name: '다시 시도' }));
    expect(await screen.findByText('일본')).toBeVisible();
  });

  it('offers a retry when the freshness is unknown', async () => {
    serveViews();
    fakeApi.get('/report/freshness', errorResponse(500, 'internal'));
    const { user } = await openDashboard();
    expect((await screen.findAllByText('집계 현황을 불러오지 못했어요')).length).toBeGreaterThan(0);

    serveReports();
    await user.click(screen.getByRole('button', { name: '다시 시도' }));

    expect(await figure('예상 수익')).toBeVisible();
  });
});

describe('the dashboard without data', () => {
  const nothing = { value: 0, previous: null };

  it('links a manager without channels to the registration', async () => {
    serveReports();
    fakeApi.get('/report/summary', (request) => summary(request, { views: nothing }));
    fakeApi.get('/channel/list', {
      items: [],
      total: 0,
      page: 0,
      size: 1,
      counts: { all: 0, waiting: 0, on_hold: 0, approved: 0, rejected: 0, needs_verification: 0 },
    });

    await openDashboard();

    expect(await screen.findByText('첫 채널을 등록해 보세요')).toBeVisible();
    expect(screen.getByRole('link', { name: '채널 등록' })).toHaveAttribute(
      'href',
      '/manage-channel?addChannel=1',
    );
  });

  it('states that there were no views in the period when channels exist', async () => {
    serveReports();
    fakeApi.get('/report/videos', videos([]));

    const { user, location } = await openDashboard('/dashboard?period=latest&member=m1');

    expect(await screen.findByText('이 기간에 조회된 영상이 없어요')).toBeVisible();
    await user.click(screen.getByRole('button', { name: '전체 멤버 보기' }));
    expect(location().search).toBe('?period=latest');
  });
});

describe('the dashboard of a member', () => {
  it('has no member filter, and ignores a member in the address', async () => {
    const { summary: requests } = serveReports();

    await openDashboard('/dashboard?member=m1', { session: sessions.member, subAccounts: [] });

    expect(await figure('내 몫')).toBeVisible();
    expect(screen.queryByRole('button', { name: /멤버/ })).not.toBeInTheDocument();
    expect(requests.calls[0]?.query.has('member')).toBe(false);
  });
});

it('the dashboard requests figures in the selected currency', async () => {
  const { summary: requests } = serveReports();

  await openDashboard('/dashboard', { currency: 'USD' });

  await figure('예상 수익');
  expect(requests.calls[0]?.headers.get('X-Mcn-Currency')).toBe('USD');
});
