import { act, screen, waitFor, within } from '@testing-library/react';
import { fakeApi } from '@portal/shared/testing';
import { openDashboard, serveReports } from '../../features/dashboard/testing/open-dashboard.ts';
import { emptyVideoReport, videoReport } from '../../testing/video-report-fixture.ts';

// Queries by role traverse the whole page and are slow on a busy machine.
jest.setTimeout(40_000);

const openDetail = async (at = '/dashboard?videoDetail=v0') => {
  const opened = await openDashboard(at);
  return { ...opened, detail: await screen.findByRole('dialog') };
};

const chooseListPeriod = async ({ user, detail }: Awaited<ReturnType<typeof openDetail>>) => {
  await user.click(await within(detail).findByRole('button', { name: /^기간 / }));
  await user.click(await screen.findByRole('menuitem', { name: /목록과 같은 기간/ }));
};

const serve = (...answer: Parameters<typeof videoReport>) => {
  serveReports({ videoCount: 3 });
  return fakeApi.get('/report/video', videoReport(...answer));
};

describe('opening and closing the video detail', () => {
  it('the video detail opens by a click anywhere in a row, and requests everything since the publication', async () => {
    const reportRequests = serve();
    const { user, location } = await openDashboard('/dashboard?period=7d');
    const row = (await screen.findByRole('button', { name: '영상 1' })).closest('tr');

    await user.click(within(row ?? document.body).getByText('12,840,612'));

    expect(await screen.findByRole('dialog', { name: '영상 1' })).toBeVisible();
    expect(location().search).toBe('?period=7d&videoDetail=v1');
    await waitFor(() =>
      expect(Object.fromEntries(reportRequests.calls[0]?.query ?? [])).toEqual({
        id: 'v1',
        to: '2026-11-18',
        compare: 'none',
        top: '7',
      }),
    );
  });

  it('the video detail opens by Enter on a title, closes by Escape, and restores the focus', async () => {
    serve();
    const { user, location } = await openDashboard();
    const title = await screen.findByRole('button', { name: '영상 0' });
    act(() => title.focus());

    await user.keyboard('{Enter}');
    const detail = await screen.findByRole('dialog', { name: '영상 0' });
    await user.keyboard('{Escape}');

    await waitFor(() => expect(detail).not.toBeInTheDocument());
    expect(location().search).toBe('');
    await waitFor(() => expect(title).toHaveFocus());
  });

  it('the video detail opens by a card on a phone', async () => {
    serve();
    const { user } = await openDashboard('/dashboard', { width: 390 });

    await user.click(await screen.findByRole('button', { name: '영상 2' }));

    expect(await screen.findByRole('dialog', { name: '영상 2' })).toBeVisible();
  });

  it("the video detail opens by an address with the video's id, and focuses the video in the list after closing", async () => {
    const reportRequests = serve();

    const { user, detail } = await openDetail('/dashboard?q=%EC%98%81%EC%83%81%201&videoDetail=v1');

    await waitFor(() => expect(detail).toHaveAccessibleName('영상 1'));
    await waitFor(() => expect(reportRequests.calls[0]?.query.get('id')).toBe('v1'));
    await within(detail).findByText('12,840,612');
    // There is no opener, so the video in the list is focused.
    await screen.findByRole('button', { name: '영상 1', hidden: true });
    await user.keyboard('{Escape}');
    await waitFor(() => expect(detail).not.toBeInTheDocument());
    await waitFor(() => expect(screen.getByRole('button', { name: '영상 1' })).toHaveFocus());
  });
});

describe('navigating between videos', () => {
  it('navigates by arrow keys within one history entry', async () => {
    serve();
    const { user, location, detail } = await openDetail();
    await within(detail).findByRole('button', { name: '다음 영상' });

    await user.keyboard('{ArrowDown}');

    expect(await screen.findByRole('dialog', { name: '영상 1' })).toBeVisible();
    expect(location().search).toBe('?videoDetail=v1');
    expect(await screen.findByText('영상 1, 3개 중 2번째')).toBeInTheDocument();
    await user.keyboard('{ArrowUp}');
    expect(await screen.findByRole('dialog', { name: '영상 0' })).toBeVisible();
  });

  it('the previous and next buttons are disabled at the ends of the list', async () => {
    serve();
    const { user, detail } = await openDetail();
    expect(await within(detail).findByRole('button', { name: '이전 영상' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );

    await user.click(within(detail).getByRole('button', { name: '다음 영상' }));
    await user.click(within(detail).getByRole('button', { name: '다음 영상' }));

    expect(await screen.findByRole('dialog', { name: '영상 2' })).toBeVisible();
    const last = within(detail).getByRole('button', { name: '다음 영상' });
    expect(last).toHaveAttribute('aria-disabled', 'true');
    await waitFor(() => expect(last).toHaveFocus());
    await user.click(last);
    expect(detail).toHaveAccessibleName('영상 2');
  });

  it('ignores arrow keys in a control that handles them', async () => {
    serve();
    const { user, detail } = await openDetail();
    const choice = within(await within(detail).findByRole('radiogroup', { name: '차트 지표' }));
    choice.getByRole('radio', { name: '수익' }).focus();

    await user.keyboard('{ArrowDown}');

    expect(choice.getByRole('radio', { name: '조회수' })).toBeChecked();
    expect(detail).toHaveAccessibleName('영상 0');
  });

  it('keeps the whole picture of the previous video until the report of the next one has arrived', async () => {
    serve();
    const { user, location } = await openDashboard();
    let respond: () => void = () => undefined;
    const arrival = new Promise<void>((resolve) => {
      respond = resolve;
    });
    const requests = fakeApi.get('/report/video', async (request) => {
      const isNext = request.query.get('id') === 'v1';
      if (isNext) await arrival;
      const { figures } = videoReport()(request);
      return videoReport({ figures: { ...figures, views: isNext ? 7_654_321 : 1_234_567 } })(request);
    });
    await user.click(await screen.findByRole('button', { name: '영상 0' }));
    const detail = await screen.findByRole('dialog');
    await within(detail).findByText('1,234,567');

    await user.keyboard('{ArrowDown}');

    await waitFor(() => expect(location().search).toBe('?videoDetail=v1'));
    expect(within(detail).getByRole('heading', { name: '영상 0' })).toBeVisible();
    expect(within(detail).getByText('1,234,567')).toBeVisible();
    expect(within(detail).queryByText('불러오는 중')).not.toBeInTheDocument();
    respond();
    expect(await within(detail).findByRole('heading', { name: '영상 1' })).toBeVisible();
    expect(within(detail).getByText('7,654,321')).toBeVisible();
    expect(within(detail).queryByText('1,234,567')).not.toBeInTheDocument();
    // Its neighbour is prefetched now; the request must not reach the next test.
    await waitFor(() => expect(requests.calls.map(({ query }) => query.get('id'))).toContain('v2'));
  });

  it('prefetches the reports of the neighbours once its own is shown', async () => {
    const reportRequests = serve();
    await openDetail('/dashboard?videoDetail=v1');

    const ids = () => reportRequests.calls.map(({ query }) => query.get('id'));
    await waitFor(() => expect(new Set(ids())).toEqual(new Set(['v0', 'v1', 'v2'])));
    expect(ids()[0]).toBe('v1');
  });

  it('a video that is opened after another one was closed does not begin with that one', async () => {
    serve();
    const { user, detail } = await openDetail();
    await within(detail).findByText('12,840,612');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(detail).not.toBeInTheDocument());
    fakeApi.get('/report/video', () => new Promise<never>(() => undefined));

    await user.click(screen.getByRole('button', { name: '영상 2' }));

    const second = await screen.findByRole('dialog', { name: '영상 2' });
    expect(within(second).queryByText('12,840,612')).not.toBeInTheDocument();
    expect(within(second).getAllByText('불러오는 중').length).toBeGreaterThan(0);
  });
});

it('the video detail keeps the selected chart metric while navigating', async () => {
  serve();
  const { user, detail } = await openDetail();
  const choice = within(await within(detail).findByRole('radiogroup', { name: '차트 지표' }));
  await user.click(choice.getByRole('radio', { name: '단가' }));

  await user.click(await within(detail).findByRole('button', { name: '다음 영상' }));

  await waitFor(() => expect(detail).toHaveAccessibleName('영상 1'));
  expect(await within(detail).findByRole('figure', { name: '조회당 단가 추이' })).toBeVisible();
});

describe('the period of the video detail', () => {
  it('the video detail begins with the publication and changes to the period of the list, with its comparison', async () => {
    const reportRequests = serve();
    const { user, detail } = await openDetail('/dashboard?videoDetail=v0&period=7d');
    const period = await within(detail).findByRole('button', { name: '기간 게시 후 전체 10.27 – 11.18' });
    expect(within(detail).queryByText(/대비$/)).not.toBeInTheDocument();

    await user.click(period);
    await user.click(await screen.findByRole('menuitem', { name: /목록과 같은 기간/ }));

    await waitFor(() =>
      expect(reportRequests.calls.map(({ query }) => Object.fromEntries(query))).toContainEqual({
        id: 'v0',
        from: '2026-11-12',
        to: '2026-11-18',
        compare: 'previous',
        top: '7',
      }),
    );
    expect(await within(detail).findByRole('button', { name: /기간 목록과 같은 기간/ })).toBeVisible();
    expect((await within(detail).findAllByText('11.05 – 11.11 대비')).length).toBeGreaterThan(0);
  });

  it('compares with days of one’s own in the period of the list only', async () => {
    const reportRequests = serve();
    const days = { compare: 'custom', compare_from: '2026-10-01', compare_to: '2026-10-07' };
    const address = `/dashboard?videoDetail=v0&period=7d&${new URLSearchParams(days)}`;
    const opened = await openDetail(address);
    const last = () => Object.fromEntries(reportRequests.calls.at(-1)?.query ?? []);

    await chooseListPeriod(opened);
    await waitFor(() => expect(last()).toMatchObject({ from: '2026-11-12', ...days }));
    await opened.user.click(await within(opened.detail).findByRole('button', { name: /^기간 / }));
    await opened.user.click(await screen.findByRole('menuitem', { name: /최근 28일/ }));

    await waitFor(() => expect(last()).toMatchObject({ from: '2026-10-22', compare: 'previous' }));
    expect(last()).not.toHaveProperty('compare_from');
  });

  it('compares with the channel’s median in words while there is no earlier period', async () => {
    serve();
    const { detail } = await openDetail();
    await within(detail).findByText('12,840,612');

    const list = within(within(detail).getByRole('list', { name: '영상 지표' }));
    expect(list.getByText('채널 중앙값의 6.9배')).toBeVisible();
    expect(list.getByText('채널 중앙값의 42%')).toBeVisible();
  });
});

describe('the figures of the video detail', () => {
  it('shows figures in full, their change, the part of engaged views, and watch rates above 100 %', async () => {
    serve();
    const opened = await openDetail();
    const { detail } = opened;
    await chooseListPeriod(opened);

    expect(await within(detail).findByText('+100%')).toBeVisible();
    const list = within(within(detail).getByRole('list', { name: '영상 지표' }));
    expect(list.getByText('12,840,612')).toBeVisible();
    expect(list.getByText('유효 70.1%')).toBeVisible();
    expect(list.getByText('132.4%')).toBeVisible();
    expect(list.getByText('한 번 넘게 반복해서 봤어요')).toBeVisible();
    const watch = within(within(detail).getByRole('region', { name: '시청 유지' }));
    expect(watch.getByText('0:24')).toBeVisible();
    expect(watch.getByText('영상 길이 0:18')).toBeVisible();
    expect(watch.getByText('빗금은 100%를 넘은 반복 시청이에요.')).toBeVisible();
  });

  it('shows a dash instead of zero where no data was delivered', async () => {
    serve(emptyVideoReport);
    const { detail } = await openDetail();

    expect(await within(detail).findAllByText('–')).toHaveLength(5);
    expect(within(detail).queryByText('0')).not.toBeInTheDocument();
    expect(within(detail).queryByText('₩0')).not.toBeInTheDocument();
    expect(within(detail).getByText('이 기간의 데이터가 아직 없어요')).toBeVisible();
    expect(within(detail).getByText('시청 데이터가 아직 없어요')).toBeVisible();
    expect(within(detail).getByText('수익이 아직 집계되지 않았어요')).toBeVisible();
    expect(within(detail).getByText('프리미엄 데이터가 아직 없어요')).toBeVisible();
    expect(within(detail).getByText('이 기간에 알려진 국가가 없어요')).toBeVisible();
    expect(within(detail).getByText('게시 초반 데이터가 없어요')).toBeVisible();
  });

  it('shows no bar for the watch time of a video with unknown length', async () => {
    serve({}, { duration_seconds: null });
    const { detail } = await openDetail();

    const watch = within(await within(detail).findByRole('region', { name: '시청 유지' }));
    expect(watch.getByText('0:24')).toBeVisible();
    expect(watch.queryByText(/영상 길이/)).not.toBeInTheDocument();
  });

  it('shows the sources of revenue, and the share of Premium members', async () => {
    serve();
    const { detail } = await openDetail();

    const revenue = within(await within(detail).findByRole('region', { name: '수익 분석' }));
    expect(revenue.getAllByRole('listitem').map((row) => row.textContent)).toEqual([
      '광고₩400,00047.2%',
      '프리미엄₩436,91551.6%',
      '그 밖의 수익과 조정₩10,2701.2%',
    ]);
    const premium = within(within(detail).getByRole('region', { name: '프리미엄 분석' }));
    expect(premium.getByText('조회수: 프리미엄 2,747,891, 일반 10,092,721')).toBeInTheDocument();
    expect(premium.getByText('수익: 프리미엄 ₩436,915, 일반 ₩410,270')).toBeInTheDocument();
    expect(premium.getByText('₩40.7')).toBeVisible();
  });

  it('compares the first days with the median of the channel', async () => {
    serve();
    const { user, detail } = await openDetail();
    const start = within(await within(detail).findByRole('region', { name: '게시 초반 성과' }));
    const rows = () => start.getAllByRole('listitem').map((row) => row.textContent);

    expect(rows()).toEqual([
      '첫날채널 중앙값의 6.9배744,089채널 중앙값 107,841 (영상 87개)',
      '첫 7일채널 중앙값의 80%4,000,000채널 중앙값 5,000,000 (영상 85개)',
      '첫 28일–아직 이 기간이 끝나지 않았어요비교할 영상이 아직 없어요',
    ]);
    await user.click(start.getByRole('radio', { name: '수익' }));
    // There is no ratio to zero.
    expect(rows()[1]).toBe('첫 7일₩270,000채널 중앙값 ₩0 (영상 85개)');
  });

  it("plots the channel's median, with a dash where it is unknown", async () => {
    serve();
    const opened = await openDetail('/dashboard?videoDetail=v0&period=7d');
    const { user, detail } = opened;
    await chooseListPeriod(opened);
    const chart = within(await within(detail).findByRole('figure', { name: '수익 추이' }));
    expect(await chart.findByText(/7일 가운데 6일은 채널 중앙값보다 높아요/)).toBeInTheDocument();
    const choice = within(within(detail).getByRole('radiogroup', { name: '차트 지표' }));
    await user.click(choice.getByRole('radio', { name: '단가' }));

    await user.click(within(detail).getByRole('button', { name: '표로 보기' }));

    const rows = within(within(detail).getByRole('table', { name: '조회당 단가 추이' })).getAllByRole('row');
    expect(rows.map((row) => row.textContent)).toEqual([
      '날짜이 영상채널 중앙값',
      ...['11.18 (수)', '11.17 (화)', '11.16 (월)', '11.15 (일)', '11.14 (토)'].map(
        (day) => `${day}₩66.2₩66.2`,
      ),
      '11.13 (금)₩66.2–',
      '11.12 (목)₩66.2₩66.2',
    ]);
  });

  it.each([
    ['stays on the baseline', ['2000', '2000', '1000']],
    ['has no two days in a row', ['9000', null, '9000']],
  ])('says in words how the video compares when the line of the median %s', async (_, medians) => {
    const points = medians.map((revenue, index) => ({
      date: `2026-11-1${index + 6}`,
      revenue: '30000',
      views: 5,
      engaged_views: 4,
      rpm: '1',
      premium_views: 1,
      median: { revenue, views: null, rpm: null },
    }));
    serve({ points });
    const opened = await openDetail();
    const { user, detail } = opened;
    await chooseListPeriod(opened);

    const chart = within(await within(detail).findByRole('figure', { name: '수익 추이' }));
    expect(chart.queryByText('채널 중앙값')).not.toBeInTheDocument();
    expect(await chart.findByText('채널 중앙값의 6.9배')).toBeVisible();
    await user.click(chart.getByRole('button', { name: '표로 보기' }));
    expect(chart.getByRole('columnheader', { name: '채널 중앙값' })).toBeVisible();
  });

  it('says the median in the key figures or in the trend, not in both', async () => {
    const median = { revenue: '2000', views: null, rpm: null };
    const points = ['2026-11-16', '2026-11-17'].map((date) => {
      return { date, revenue: '30000', views: 5, engaged_views: 4, rpm: '1', premium_views: 1, median };
    });
    serve({ points });
    const opened = await openDetail();
    const { detail } = opened;
    await within(detail).findByText('12,840,612');
    const figures = () => within(within(detail).getByRole('list', { name: '영상 지표' }));
    const chart = () => within(within(detail).getByRole('figure', { name: '수익 추이' }));

    expect(figures().getByText('채널 중앙값의 6.9배')).toBeVisible();
    expect(chart().queryByText(/채널 중앙값의/)).not.toBeInTheDocument();
    await chooseListPeriod(opened);
    await waitFor(() => expect(chart().getByText('채널 중앙값의 6.9배')).toBeVisible());
    expect(figures().queryByText(/채널 중앙값의/)).not.toBeInTheDocument();
  });

  it('plots no median when no day has one', async () => {
    const none = { revenue: null, views: null, rpm: null };
    const day = {
      date: '2026-11-18',
      revenue: '5',
      views: 5,
      engaged_views: 4,
      rpm: '1',
      premium_views: 1,
      median: none,
    };
    serve({ points: [day], times_median: none });
    const { detail } = await openDetail();

    const chart = within(await within(detail).findByRole('figure', { name: '수익 추이' }));
    expect(chart.getByText('이 영상')).toBeInTheDocument();
    expect(chart.queryByText(/채널 중앙값/)).not.toBeInTheDocument();
  });

  it('plots the selected metric', async () => {
    serve();
    const { user, detail } = await openDetail();
    expect(await within(detail).findByRole('figure', { name: '수익 추이' })).toBeVisible();

    const choice = within(within(detail).getByRole('radiogroup', { name: '차트 지표' }));
    await user.click(choice.getByRole('radio', { name: '단가' }));

    expect(await within(detail).findByRole('figure', { name: '조회당 단가 추이' })).toBeVisible();
  });
});
