import { screen, waitFor, within } from '@testing-library/react';
import { fakeApi, refusal } from '@portal/shared/testing';
import { watchSavedFiles } from '../../components/export/testing/saved-files.ts';
import { cardOf, figure, openDashboard, serveReports } from './testing/open-dashboard.ts';
import { summary } from '../../testing/report-fixtures.ts';

// A search by role walks the whole page; on a busy machine a test with several of them takes its time.
jest.setTimeout(40_000);

const PHONE = { width: 390 };

/** The first popup of a file brings its library with it. */
const POPUP = { timeout: 15_000 };

describe('while other figures are on their way', () => {
  it('keeps the old ones, marked as outdated, until the new ones are there', async () => {
    serveReports();
    const { user } = await openDashboard('/dashboard?period=7d');
    expect(cardOf(await figure('예상 수익')).getByText('₩2,162,454')).toBeVisible();
    let answer: () => void = () => undefined;
    const isAllowed = new Promise<void>((resolve) => (answer = resolve));
    fakeApi.get('/report/summary', async (request) => {
      await isAllowed;
      return summary(request);
    });

    await user.click(screen.getByRole('button', { name: /기간 최근 7일/ }));
    await user.click(await screen.findByRole('button', { name: '최근 90일' }, POPUP));

    expect(screen.getByText('₩2,162,454').closest('[aria-busy]')).toHaveAttribute('aria-busy', 'true');
    answer();
    expect(await screen.findByText('₩27,802,980')).toBeVisible();
    expect(screen.queryByText('₩2,162,454')).not.toBeInTheDocument();
  });
});

describe('a period of one’s own', () => {
  it('is chosen in the calendar and holds once it is applied', async () => {
    serveReports();
    const { user, location } = await openDashboard();
    await user.click(await screen.findByRole('button', { name: /기간 최근 28일/ }));

    await user.click(await screen.findByLabelText(/^9 \(/, {}, POPUP));
    await user.click(screen.getByLabelText(/^3 \(/));
    expect(location().search).toBe('');
    await user.click(screen.getByRole('button', { name: '적용' }));

    expect(location().search).toBe('?period=custom&from=2026-11-03&to=2026-11-09');
    expect(await screen.findByRole('button', { name: '기간 2026.11.03 – 11.09' })).toBeVisible();
  });

  it('has its figures asked for once the days are chosen, and once only', async () => {
    const { summary: asked } = serveReports();
    const { user } = await openDashboard();
    const askedFrom = () => asked.calls.map(({ query }) => query.get('from'));
    await waitFor(() => expect(askedFrom()).toEqual(['2026-10-22']));
    await user.click(await screen.findByRole('button', { name: /기간 최근 28일/ }));

    await user.click(await screen.findByLabelText(/^9 \(/, {}, POPUP));
    expect(askedFrom()).toEqual(['2026-10-22']);
    await user.click(screen.getByLabelText(/^3 \(/));
    await waitFor(() => expect(askedFrom()).toEqual(['2026-10-22', '2026-11-03']));
    await user.click(screen.getByRole('button', { name: '적용' }));

    await screen.findByRole('button', { name: '기간 2026.11.03 – 11.09' });
    expect(askedFrom()).toEqual(['2026-10-22', '2026-11-03']);
  });

  it('cannot begin before the first day with data or end after the last', async () => {
    serveReports();
    const { user } = await openDashboard();

    await user.click(await screen.findByRole('button', { name: /기간 최근 28일/ }));

    expect(await screen.findByLabelText(/^19 \(/, {}, POPUP)).toBeEnabled();
    expect(screen.getByLabelText(/^20 \(/)).toBeDisabled();
    expect(screen.getByText('11.19까지 집계')).toBeVisible();
  });
});

describe('on a phone', () => {
  it('shows the filters as chips, and takes the comparison off with one press', async () => {
    const { summary: asked } = serveReports();
    const { user, location } = await openDashboard('/dashboard', PHONE);
    expect(await screen.findByRole('button', { name: /필터 2 적용 중/ })).toBeVisible();

    await user.click(screen.getByRole('button', { name: '이전 기간과 비교, 비교 해제' }));

    expect(location().search).toBe('?compare=none');
    expect(await screen.findByRole('button', { name: /필터 1 적용 중/ })).toBeVisible();
    await waitFor(() => expect(asked.calls.at(-1)?.query.get('compare')).toBe('none'));
    expect(cardOf(await figure('예상 수익')).queryByText('+23.2%')).not.toBeInTheDocument();
  });

  it('says in few words through which day the figures reach, so that they take one line', async () => {
    serveReports();

    await openDashboard('/dashboard', PHONE);

    // The placeholder may say the same, unseen.
    await waitFor(() => expect(screen.getByText('11.19')).toBeVisible());
    expect(screen.getByText('PT')).toBeVisible();
  });

  it('changes several filters at once in the sheet, and nothing before they are applied', async () => {
    serveReports();
    const { user, location } = await openDashboard('/dashboard', PHONE);

    await user.click(await screen.findByRole('button', { name: /필터 2 적용 중/ }));
    const sheet = within(await screen.findByRole('dialog', { name: '필터' }, POPUP));
    await user.click(sheet.getByRole('button', { name: '이번 달' }));
    await user.click(sheet.getByRole('radio', { name: '하도윤' }));
    expect(location().search).toBe('');
    await user.click(sheet.getByRole('button', { name: '적용' }));

    expect(location().search).toBe('?period=this-month&member=m2');
    expect(await screen.findByRole('button', { name: '하도윤' })).toBeVisible();
  });

  it('orders the videos by a menu', async () => {
    const { videos: asked } = serveReports();
    const { user, location } = await openDashboard('/dashboard', PHONE);

    await user.click(await screen.findByRole('button', { name: '조회수 높은 순' }));
    await user.click(await screen.findByRole('menuitem', { name: '최신순' }, POPUP));

    expect(location().search).toBe('?sort=published');
    await waitFor(() => expect(asked.calls.at(-1)?.query.get('sort')).toBe('published'));
  });
});

describe('the export', () => {
  const FILTERS = '?period=7d&q=영상&sort=revenue&order=asc&interval=week&hide=rpm,premium_rate';
  const RANGE = { from: '2026-11-12', to: '2026-11-18' };

  it.each([
    [
      '영상 목록 보이는 열만 저장해요 XLSX',
      '/report/videos/export',
      {
        ...{ ...RANGE, search: '영상', sort: 'revenue', order: 'asc', format: 'xlsx' },
        columns: 'published,track,isrc,views,revenue,premium_views,premium_rpm',
      },
    ],
    ['추이 CSV', '/report/trend/export', { ...RANGE, compare: 'previous', interval: 'week', format: 'csv' }],
    ['국가별 수익 XLSX', '/report/countries/export', { ...RANGE, metric: 'revenue', format: 'xlsx' }],
  ] as const)('asks for what is on screen: %s', async (name, path, expected) => {
    serveReports();
    const saved = watchSavedFiles();
    const exported = fakeApi.file(path, { name: 'report.file', content: 'x' });
    const { user } = await openDashboard(`/dashboard${FILTERS}`);
    await screen.findByText('2개');

    await user.click(screen.getByRole('button', { name: '내보내기' }));
    await user.click(await screen.findByRole('menuitem', { name }, POPUP));

    await waitFor(() => expect(saved.map((file) => file.name)).toEqual(['report.file']));
    expect(Object.fromEntries(exported.calls[0]?.query ?? [])).toEqual(expected);
  });

  it('saves the list of videos from its own button', async () => {
    serveReports();
    const saved = watchSavedFiles();
    fakeApi.file('/report/videos/export', { name: 'videos.csv', content: 'x' });
    const { user } = await openDashboard();
    await screen.findByText('2개');

    await user.click(screen.getByRole('button', { name: '영상 목록 내려받기' }));
    await user.click(await screen.findByRole('menuitem', { name: '영상 목록 CSV' }, POPUP));

    await waitFor(() => expect(saved).toHaveLength(1));
  });

  it('leads to the statement', async () => {
    serveReports();
    // What the page there asks for is its own affair.
    for (const path of ['/report/statement', '/report/settlement', '/member/mcn/contacts'] as const)
      fakeApi.get(path, refusal(503, 'unavailable'));
    const { user, location } = await openDashboard();
    await screen.findByText('2개');

    await user.click(screen.getByRole('button', { name: '내보내기' }));
    await user.click(await screen.findByRole('menuitem', { name: '월별 정산서 보기' }, POPUP));

    await waitFor(() => expect(location().pathname).toBe('/dashboard/statement'));
  });
});
