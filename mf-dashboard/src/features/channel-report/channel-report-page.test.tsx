import { screen, waitFor, within } from '@testing-library/react';
import { fakeApi, errorResponse, sessions } from '@portal/shared/testing';
import { periodBridge } from '../../components/explanation/testing/period-bridge-fixture.ts';
import { explanationTexts } from '../../components/explanation/texts.ts';
import { channels, channelsNamed, channelTrend } from './testing/channel-fixtures.ts';
import { boxOf, linesOf, openChannelReport, serveChannels } from './testing/open-channel-report.ts';

// Queries by role traverse the whole page and are slow on a busy machine.
jest.setTimeout(40_000);

const figures = () => within(screen.getByRole('list', { name: '채널 합계' }));
/** Queried again each time, because the list first contains skeletons. */
const figure = (name: string) => waitFor(() => figures().getByRole('button', { name }));

describe('the channel report', () => {
  it('has no shares when a channel has negative revenue', async () => {
    const all = channelsNamed(3).map((item, index) => (index === 0 ? { ...item, revenue: '-100000' } : item));
    serveChannels();
    fakeApi.get('/report/channels', channels(all));

    await openChannelReport();

    const row = (await screen.findByRole('rowheader', { name: /채널 1/ })).closest('tr');
    await waitFor(() => expect(row).toHaveTextContent('₩490,000–양수와 음수가 섞여 있어 비중이 없어요'));
  });

  it('shows the totals of six months, the largest channels over time, and a list of all', async () => {
    const requests = serveChannels();

    await openChannelReport();

    expect(await figure('예상 수익')).toHaveAttribute('aria-pressed', 'true');
    expect(figures().getByText('₩4,000,000')).toBeVisible();
    expect(figures().getByText('+25.0%')).toBeVisible();
    expect(figures().getByText('636')).toBeVisible();
    expect(await linesOf('채널별 수익')).toEqual([
      '채널 0',
      '채널 1',
      '채널 2',
      '채널 3',
      '채널 4',
      '기타 3',
    ]);
    const row = (await screen.findByRole('rowheader', { name: /채널 0/ })).closest('tr');
    expect(row).toHaveTextContent('채널 0@channel.0₩500,00012.5%1,000,00010₩63.5+25.0%');
    expect(Object.fromEntries(requests.trend.calls[0]?.query ?? [])).toEqual({
      from: '2026-06-01',
      to: '2026-11-18',
      compare: 'previous',
      compare_by: 'months',
      interval: 'week',
      metric: 'revenue',
      top: '5',
    });
  });

  it('draws engaged views by the choice at the chart of views, and shows their total', async () => {
    const requests = serveChannels();
    const { user, location } = await openChannelReport('/report-channel?metric=views');

    const views = within(await screen.findByRole('figure', { name: '채널별 조회수' }));
    expect(figures().getByText('유효 17.4%')).toBeVisible();
    await user.click(await views.findByRole('radio', { name: '유효' }));

    expect(location().search).toBe('?metric=engaged_views');
    expect(await screen.findByRole('figure', { name: '채널별 유효 조회수' })).toBeVisible();
    expect(requests.trend.calls.at(-1)?.query.get('metric')).toBe('engaged_views');
    expect(await figure('유효 조회수')).toHaveAttribute('aria-pressed', 'true');
    expect(figures().getByText('1,390,000')).toBeVisible();
  });

  it('marks in the trend what happened in its weeks', async () => {
    const requests = serveChannels();

    await openChannelReport();

    await waitFor(() => expect(requests.annotations.calls).toHaveLength(1));
    expect(Object.fromEntries(requests.annotations.calls[0]?.query ?? [])).toEqual({
      from: '2026-06-01',
      to: '2026-11-18',
      interval: 'week',
    });
  });

  it('shows a dash instead of zero where no data was delivered', async () => {
    serveChannels();

    await openChannelReport();

    const row = (await screen.findByRole('rowheader', { name: /채널 1/ })).closest('tr');
    expect(within(row ?? document.body).getAllByText('–').length).toBeGreaterThan(0);
    expect(row).not.toHaveTextContent('₩0');
  });

  it('restores all filters from the address', async () => {
    const requests = serveChannels();

    await openChannelReport(
      '/report-channel?period=last-month&compare=none&member=m1&metric=rpm&interval=day&sort=name&order=asc&q=채널&page=1&channels=c6,c7',
    );

    expect(await linesOf('채널별 조회당 단가')).toEqual(['채널 6', '채널 7', '기타 6']);
    expect(screen.getByRole('radio', { name: '지난달' })).toBeChecked();
    expect(screen.getByRole('button', { name: /멤버 민지원/ })).toBeVisible();
    expect(requests.channels.calls.map(({ query }) => Object.fromEntries(query))).toContainEqual({
      from: '2026-10-01',
      to: '2026-10-31',
      member: 'm1',
      compare: 'none',
      search: '채널',
      sort: 'name',
      order: 'asc',
      page: '1',
      size: '20',
    });
    expect(screen.queryByRole('columnheader', { name: '증감' })).not.toBeInTheDocument();
  });

  it('plots the selected metric', async () => {
    serveChannels();
    const { user, location } = await openChannelReport();

    await user.click(await figure('총 조회수'));

    expect(await screen.findByRole('figure', { name: '채널별 조회수' })).toBeVisible();
    expect(location().search).toBe('?metric=views');
  });

  it("keeps the previous metric's lines under its own title until the next response", async () => {
    serveChannels();
    const { user } = await openChannelReport();
    await linesOf('채널별 수익');
    let respond: () => void = () => undefined;
    const responseGate = new Promise<void>((resolve) => (respond = resolve));
    fakeApi.get('/report/channels/trend', async (request) => {
      await responseGate;
      return channelTrend(channelsNamed(8))(request);
    });

    await user.click(await figure('총 조회수'));

    expect(screen.getByRole('figure', { name: '채널별 수익' })).toBeVisible();
    respond();
    expect(await screen.findByRole('figure', { name: '채널별 조회수' })).toBeVisible();
  });

  it('changes the period by one click on a preset', async () => {
    const requests = serveChannels();
    const { user, location } = await openChannelReport();

    await user.click(await screen.findByRole('radio', { name: '이번 달' }));

    expect(location().search).toBe('?period=this-month');
    await waitFor(() => expect(requests.trend.calls.at(-1)?.query.get('from')).toBe('2026-11-01'));
    expect(await screen.findByRole('button', { name: '기간 2026.11.01 – 11.18' })).toBeVisible();
  });

  it('links a channel to its videos of the same period', async () => {
    serveChannels();

    await openChannelReport('/report-channel?period=custom&from=2026-10-01&to=2026-10-09&compare=none');

    expect(await screen.findByRole('link', { name: '채널 0' })).toHaveAttribute(
      'href',
      '/report-video?channel=c0&period=custom&from=2026-10-01&to=2026-10-09&compare=none',
    );
  });
});

it('the weekday of an explained day limits the channel report, its bridge and the link to the videos', async () => {
  const requests = serveChannels();
  const bridge = fakeApi.get('/report/bridge', periodBridge());
  await explanationTexts.load();
  const { user, location } = await openChannelReport('/report-channel?country=KR&bridge=2026-11-18');
  const dialog = within(await screen.findByRole('dialog', { name: '수익이 달라진 이유' }));
  await waitFor(() => expect(bridge.calls[0]?.query.get('country')).toBe('KR'));

  await user.click(dialog.getByRole('button', { name: '이 요일만 보기: 수요일' }));

  await waitFor(() => expect(location().search).toBe('?country=KR&weekday=wed'));
  const limits = ({ calls }: typeof requests.trend) =>
    ['country', 'weekday'].map((name) => calls.at(-1)?.query.get(name));
  await waitFor(() =>
    expect([requests.trend, requests.channels].map(limits)).toEqual([
      ['KR', 'wed'],
      ['KR', 'wed'],
    ]),
  );
  expect((await screen.findByRole('link', { name: '채널 0' })).getAttribute('href')).toContain(
    'country=KR&weekday=wed',
  );
});

it('the totals of the channel report say that there is nothing to compare with', async () => {
  serveChannels();
  const all = channels(channelsNamed(8));
  fakeApi.get('/report/channels', (request) => ({
    ...all(request),
    compare_gap: 'before_first_day' as const,
    previous_totals: null,
  }));
  await openChannelReport();

  await figure('예상 수익');
  await waitFor(() => expect(figures().getAllByText('비교할 데이터 없음')).toHaveLength(3));
  expect(figures().queryByText('–')).not.toBeInTheDocument();
});

describe('the checkboxes of the channel list', () => {
  it("channel checkboxes have the colour of the channel's line, whatever the sort order", async () => {
    serveChannels();
    const { user } = await openChannelReport();
    const colorOf = async (name: string) =>
      (await boxOf(name)).closest('label')?.style.getPropertyValue('--choice-color');
    expect(await colorOf('채널 2')).toBe('var(--series-15)');

    await user.click(within(await screen.findByRole('columnheader', { name: '채널' })).getByRole('button'));

    expect(await colorOf('채널 2')).toBe('var(--series-15)');
  });

  it('channel checkboxes select one to nine lines, stored in the address', async () => {
    serveChannels({ count: 12 });
    const { user, location } = await openChannelReport();
    await linesOf('채널별 수익');
    expect(await boxOf('채널 0')).toBeChecked();
    expect(await boxOf('채널 5')).not.toBeChecked();

    await user.click(await boxOf('채널 0'));
    await user.click(await boxOf('채널 9'));

    expect(location().search).toBe('?channels=c1%2Cc2%2Cc3%2Cc4%2Cc9');
    await waitFor(async () =>
      expect(await linesOf('채널별 수익')).toEqual([
        '채널 1',
        '채널 2',
        '채널 3',
        '채널 4',
        '채널 9',
        '기타 7',
      ]),
    );
    for (const index of [0, 5, 6, 7]) await user.click(await boxOf(`채널 ${index}`));
    expect(await boxOf('채널 8')).toBeDisabled();
    expect(screen.getByText(/최대 9개까지 고를 수 있어요/)).toBeVisible();

    await user.click(screen.getByRole('button', { name: '상위 채널 보기' }));
    expect(location().search).toBe('');
    expect(await boxOf('채널 8')).toBeEnabled();
  });

  it('a single selected channel is compared with its comparison period', async () => {
    serveChannels();

    await openChannelReport('/report-channel?channels=c3');

    expect(await linesOf('채널별 수익')).toEqual(['채널 3', '비교 기간']);
    expect(await boxOf('채널 3')).toBeDisabled();
  });
});

describe('the list of channels', () => {
  it('sorts by a column header and returns to the first page', async () => {
    const requests = serveChannels({ count: 50 });
    const { user, location } = await openChannelReport('/report-channel?page=2');
    await screen.findByRole('rowheader', { name: /채널 40/ });

    await user.click(
      within(await screen.findByRole('columnheader', { name: /쇼츠 수/ })).getByRole('button'),
    );

    expect(location().search).toBe('?sort=shorts_count');
    await waitFor(() => expect(requests.channels.calls.at(-1)?.query.get('sort')).toBe('shorts_count'));
  });

  it('requests the sparklines of the channels on the page', async () => {
    const requests = serveChannels({ count: 3 });

    await openChannelReport();

    await waitFor(() =>
      expect(requests.trend.calls.map(({ query }) => query.get('channels'))).toContain('c0,c1,c2'),
    );
  });

  it('keeps totals and lines during a search, and offers to clear a search without results', async () => {
    const requests = serveChannels();
    const { user, location } = await openChannelReport();
    await linesOf('채널별 수익');
    const lines = requests.trend.calls.length;

    await user.type(await screen.findByRole('searchbox', { name: '채널 이름, 핸들 검색' }), '고양이');

    expect(await screen.findByText('‘고양이’에 맞는 채널이 없어요')).toBeVisible();
    expect(figures().getByText('₩4,000,000')).toBeVisible();
    expect(await linesOf('채널별 수익')).toHaveLength(6);
    expect(requests.trend.calls.length).toBeLessThanOrEqual(lines + 1);
    await user.click(screen.getByRole('button', { name: '검색어 지우기' }));
    expect(await screen.findByRole('rowheader', { name: /채널 0/ })).toBeVisible();
    expect(location().search).toBe('');
  });
});

describe('errors of the channel report', () => {
  it.each([
    [
      '/report/channels/trend',
      '추이를 불러오지 못했어요',
      () => fakeApi.get('/report/channels/trend', channelTrend(channelsNamed(8))),
    ],
    [
      '/report/channels',
      '채널을 불러오지 못했어요',
      () => fakeApi.get('/report/channels', channels(channelsNamed(8))),
    ],
  ] as const)('shows a failed %s in its part only, and retries it', async (path, words, restore) => {
    serveChannels();
    fakeApi.get(path, errorResponse(400, 'invalid'));
    const { user } = await openChannelReport();

    expect(await screen.findByText(words)).toBeVisible();
    expect(screen.getByRole('radio', { name: '6개월' })).toBeVisible();

    restore();
    for (const retry of await screen.findAllByRole('button', { name: '다시 시도' })) await user.click(retry);
    expect(await screen.findByRole('rowheader', { name: /채널 0/ })).toBeVisible();
    expect(await linesOf('채널별 수익')).toHaveLength(6);
    expect(screen.queryByText(words)).not.toBeInTheDocument();
  });
});

describe('the channel report without data', () => {
  const noChannels = (total: number) =>
    fakeApi.get('/channel/list', {
      items: [],
      total,
      page: 0,
      size: 1,
      counts: { all: total, waiting: total, on_hold: 0, approved: 0, rejected: 0, needs_verification: 0 },
    });

  it('links a manager without channels to the registration', async () => {
    serveChannels({ count: 0 });
    noChannels(0);

    await openChannelReport();

    expect(await screen.findByRole('link', { name: '채널 등록' })).toBeVisible();
  });

  it('the empty channel list explains which channels are listed', async () => {
    serveChannels({ count: 0 });
    noChannels(2);

    await openChannelReport();

    expect(await screen.findByText('이 기간에 집계된 채널이 없어요')).toBeVisible();
    expect(screen.getByRole('link', { name: '채널 관리로 가기' })).toHaveAttribute('href', '/manage-channel');
  });
});

it('the channel report has no member filter for a member, and ignores one in the address', async () => {
  const requests = serveChannels();

  await openChannelReport('/report-channel?member=m1', { session: sessions.member, subAccounts: [] });

  await figure('내 몫');
  expect(screen.queryByRole('button', { name: /멤버/ })).not.toBeInTheDocument();
  expect(requests.channels.calls[0]?.query.has('member')).toBe(false);
});

it('the channel report has three lines and its own presets on a phone', async () => {
  const requests = serveChannels();
  const { user, location } = await openChannelReport('/report-channel', { width: 390 });

  const third = await boxOf('채널 2');
  await waitFor(() => expect(third).toBeChecked());
  expect(await boxOf('채널 3')).not.toBeChecked();
  expect(requests.trend.calls[0]?.query.get('top')).toBe('3');
  await user.click(await boxOf('채널 5'));
  expect(location().search).toBe('?channels=c0%2Cc1%2Cc2%2Cc5');

  await user.click(screen.getByRole('button', { name: /필터 2개 적용 중/ }));
  const sheet = within(await screen.findByRole('dialog', { name: '필터' }));
  expect(sheet.queryByRole('button', { name: '최근 28일' })).not.toBeInTheDocument();
  await user.click(sheet.getByRole('button', { name: '최근 1일' }));
  await user.click(sheet.getByRole('button', { name: '적용' }));
  expect(new URLSearchParams(location().search).get('period')).toBe('latest');
});
