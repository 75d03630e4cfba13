import { screen, waitFor, within } from '@testing-library/react';
import { fakeApi, errorResponse, watchSavedFiles } from '@portal/shared/testing';
import { chooseMember } from '../../testing/choose-member.ts';
import { cardOf, figure, openDashboard, serveReports } from './testing/open-dashboard.ts';
import { summary } from '../../testing/report-fixtures.ts';

// Queries by role traverse the whole page and are slow on a busy machine.
jest.setTimeout(40_000);

const PHONE = { width: 390 };

describe('the dashboard while new figures are loading', () => {
  it('keeps the old figures, marked as busy, until the new ones arrive', async () => {
    serveReports();
    const { user } = await openDashboard('/dashboard?period=7d');
    expect(cardOf(await figure('예상 수익')).getByText('₩2,162,454')).toBeVisible();
    let respond: () => void = () => undefined;
    const responseGate = new Promise<void>((resolve) => (respond = resolve));
    fakeApi.get('/report/summary', async (request) => {
      await responseGate;
      return summary(request);
    });

    await user.click(screen.getByRole('button', { name: /기간 최근 7일/ }));
    await user.click(await screen.findByRole('button', { name: '최근 90일' }));

    expect(screen.getByText('₩2,162,454').closest('[aria-busy]')).toHaveAttribute('aria-busy', 'true');
    respond();
    expect(await screen.findByText('₩27,802,980')).toBeVisible();
    expect(screen.queryByText('₩2,162,454')).not.toBeInTheDocument();
  });
});

describe('a custom period of the dashboard', () => {
  it('a custom period is selected in the calendar and applied with the button', async () => {
    serveReports();
    const { user, location } = await openDashboard();
    await user.click(await screen.findByRole('button', { name: /기간 최근 28일/ }));

    await user.click(await screen.findByLabelText(/^9 \(/));
    await user.click(screen.getByLabelText(/^3 \(/));
    expect(location().search).toBe('');
    await user.click(screen.getByRole('button', { name: '적용' }));

    expect(location().search).toBe('?period=custom&from=2026-11-03&to=2026-11-09');
    expect(await screen.findByRole('button', { name: '기간 2026.11.03 – 11.09' })).toBeVisible();
  });

  it('a custom period is prefetched once when both days are selected', async () => {
    const { summary: requests } = serveReports();
    const { user } = await openDashboard();
    const requestedDays = () => requests.calls.map(({ query }) => query.get('from'));
    await waitFor(() => expect(requestedDays()).toEqual(['2026-10-22']));
    await user.click(await screen.findByRole('button', { name: /기간 최근 28일/ }));

    await user.click(await screen.findByLabelText(/^9 \(/));
    expect(requestedDays()).toEqual(['2026-10-22']);
    await user.click(screen.getByLabelText(/^3 \(/));
    await waitFor(() => expect(requestedDays()).toEqual(['2026-10-22', '2026-11-03']));
    await user.click(screen.getByRole('button', { name: '적용' }));

    await screen.findByRole('button', { name: '기간 2026.11.03 – 11.09' });
    expect(requestedDays()).toEqual(['2026-10-22', '2026-11-03']);
  });

  it('a custom period cannot start before the first day with data or end after the last', async () => {
    serveReports();
    const { user } = await openDashboard();

    await user.click(await screen.findByRole('button', { name: /기간 최근 28일/ }));

    expect(await screen.findByLabelText(/^19 \(/)).toBeEnabled();
    expect(screen.getByLabelText(/^20 \(/)).toBeDisabled();
    expect(screen.getByText('11.19까지 집계')).toBeVisible();
  });
});

describe('the dashboard on a phone', () => {
  it('shows filters as chips, and removes the comparison with one press', async () => {
    const { summary: requests } = serveReports();
    const { user, location } = await openDashboard('/dashboard', PHONE);
    expect(await screen.findByRole('button', { name: /필터 2개 적용 중/ })).toBeVisible();

    await user.click(screen.getByRole('button', { name: '이전 기간과 비교, 비교 해제' }));

    expect(location().search).toBe('?compare=none');
    expect(await screen.findByRole('button', { name: /필터 1개 적용 중/ })).toBeVisible();
    await waitFor(() => expect(requests.calls.at(-1)?.query.get('compare')).toBe('none'));
    expect(cardOf(await figure('예상 수익')).queryByText('+23.2%')).not.toBeInTheDocument();
  });

  it('shows the freshness in its short form, so that it takes one line', async () => {
    serveReports();

    await openDashboard('/dashboard', PHONE);

    // The invisible skeleton may contain the same text.
    await waitFor(() => expect(screen.getByText('11.19')).toBeVisible());
    expect(screen.getByText('PT')).toBeVisible();
  });

  it('changes several filters in the sheet only after Apply', async () => {
    serveReports();
    const { user, location } = await openDashboard('/dashboard', PHONE);

    await user.click(await screen.findByRole('button', { name: /필터 2개 적용 중/ }));
    const sheet = within(await screen.findByRole('dialog', { name: '필터' }));
    await user.click(sheet.getByRole('button', { name: '이번 달' }));
    await chooseMember({ user }, sheet, '하도윤');
    expect(location().search).toBe('?filters=1');
    await user.click(sheet.getByRole('button', { name: '적용' }));

    expect(location().search).toBe('?period=this-month&member=m2');
    expect(await screen.findByRole('button', { name: '하도윤' })).toBeVisible();
  });

  it('sorts the videos by a menu', async () => {
    const { videos: requests } = serveReports();
    const { user, location } = await openDashboard('/dashboard', PHONE);

    await user.click(await screen.findByRole('button', { name: '조회수 높은 순' }));
    await user.click(await screen.findByRole('menuitem', { name: '최신순' }));

    expect(location().search).toBe('?sort=published');
    await waitFor(() => expect(requests.calls.at(-1)?.query.get('sort')).toBe('published'));
  });
});

describe('the export of the dashboard', () => {
  const FILTERS = '?period=7d&q=영상&sort=revenue&order=asc&interval=week&hide=rpm,premium_rate';
  const RANGE = { from: '2026-11-12', to: '2026-11-18' };

  it.each([
    [
      '영상 목록 보이는 열만 저장해요 XLSX',
      '/report/videos/export',
      {
        ...RANGE,
        search: '영상',
        sort: 'revenue',
        order: 'asc',
        format: 'xlsx',
        columns: 'published,track,isrc,views,engaged_views,revenue,premium_views,premium_rpm',
      },
    ],
    ['추이 CSV', '/report/trend/export', { ...RANGE, compare: 'previous', interval: 'week', format: 'csv' }],
    ['국가별 수익 XLSX', '/report/countries/export', { ...RANGE, metric: 'revenue', format: 'xlsx' }],
  ] as const)('requests what is on screen for %s', async (name, path, expected) => {
    serveReports();
    const saved = watchSavedFiles();
    const exported = fakeApi.file(path, { name: 'report.file', content: 'x' });
    const { user } = await openDashboard(`/dashboard${FILTERS}`);
    await screen.findByText('2개');

    await user.click(screen.getByRole('button', { name: '내보내기' }));
    await user.click(await screen.findByRole('menuitem', { name }));

    await waitFor(() => expect(saved.map((file) => file.name)).toEqual(['report.file']));
    expect(Object.fromEntries(exported.calls[0]?.query ?? [])).toEqual(expected);
  });

  it('exports the video list from its own button', async () => {
    serveReports();
    const saved = watchSavedFiles();
    fakeApi.file('/report/videos/export', { name: 'videos.csv', content: 'x' });
    const { user } = await openDashboard();
    await screen.findByText('2개');

    await user.click(screen.getByRole('button', { name: '영상 목록 내려받기' }));
    await user.click(await screen.findByRole('menuitem', { name: '영상 목록 CSV' }));

    await waitFor(() => expect(saved).toHaveLength(1));
  });

  it('links to the statement', async () => {
    serveReports();
    for (const path of [
      '/report/statement',
      '/report/settlement',
      '/statement/months',
      '/member/mcn/contacts',
    ] as const)
      fakeApi.get(path, errorResponse(503, 'unavailable'));
    const { user, location } = await openDashboard();
    await screen.findByText('2개');

    await user.click(screen.getByRole('button', { name: '내보내기' }));
    await user.click(await screen.findByRole('menuitem', { name: '월별 정산서 보기' }));

    // The page's requests belong to this test, so it ends after them.
    expect(await screen.findByText('정산서를 불러오지 못했어요')).toBeVisible();
    expect(location().pathname).toBe('/dashboard/statement');
  });
});
