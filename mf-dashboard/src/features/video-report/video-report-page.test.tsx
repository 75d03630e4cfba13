import { screen, waitFor, within } from '@testing-library/react';
import { fakeApi, errorResponse, sessions } from '@portal/shared/testing';
import type { FakeRequest } from '@portal/shared/testing';
import { channel, channels } from '../../testing/channel-fixtures.ts';
import { video, videos } from '../../testing/report-fixtures.ts';
import { openVideoReport, priceCard, prices, serveVideoReport } from './testing/open-video-report.ts';

// Queries by role traverse the whole page and are slow on a busy machine.
jest.setTimeout(40_000);

/** The content of the detail does not matter here. */
const unknownVideo = errorResponse(404, 'not_found');

describe('the prices of the video report', () => {
  it('shows the average price with its change, and the videos with the highest and lowest price', async () => {
    serveVideoReport();

    await openVideoReport();

    const average = await priceCard('평균 단가');
    expect(average.getByText('₩62.2')).toBeVisible();
    expect(average.getByText('1,000회당')).toBeVisible();
    expect(await average.findByText('+6.8%')).toBeVisible();
    const highest = await priceCard('내 최고 단가');
    expect(highest.getByText('₩171')).toBeVisible();
    expect(highest.getByRole('button', { name: '가장 비싼 영상 오늘의 골목' })).toBeVisible();
    expect((await priceCard('내 최저 단가')).getByText('₩12.3')).toBeVisible();
    expect((await priceCard('전체 최고 단가')).getByText('₩171')).toBeVisible();
  });

  it("shows a channel's prices and those of all channels", async () => {
    const requests = serveVideoReport();

    await openVideoReport('/report-video?channel=c1');

    expect((await priceCard('평균 단가')).getByText('₩41.7')).toBeVisible();
    expect((await priceCard('평균 단가')).getByText('전체 채널 ₩62.2')).toBeVisible();
    expect((await priceCard('내 최고 단가')).getByText('₩99.1')).toBeVisible();
    expect((await priceCard('전체 최고 단가')).getByText('₩171')).toBeVisible();
    await waitFor(() => expect(requests.videos.calls).not.toHaveLength(0));
    for (const { calls } of [requests.prices, requests.summary, requests.trend, requests.videos])
      expect(calls.map(({ query }) => query.get('channel'))).toEqual(['c1']);
  });

  it('opens the video of a price', async () => {
    serveVideoReport();
    fakeApi.get('/report/video', unknownVideo);
    const { user, location } = await openVideoReport('/report-video?sort=views');

    await user.click((await priceCard('내 최저 단가')).getByRole('button', { name: /가장 싼 영상/ }));

    expect(location().search).toBe('?sort=views&videoDetail=v-lowest');
    expect(await screen.findByRole('dialog')).toBeVisible();
  });

  it('shows a dash with its reason, never zero, when no video has enough views', async () => {
    serveVideoReport();
    fakeApi.get('/report/prices', (request) =>
      prices(request, { average: null, highest: null, lowest: null }),
    );

    await openVideoReport();

    const highest = await priceCard('내 최고 단가');
    expect(highest.getByText('–')).toBeVisible();
    expect(highest.getByText('조회수가 100회 이상인 영상이 없어요')).toBeVisible();
    expect((await priceCard('평균 단가')).getByText('–')).toBeVisible();
    expect(screen.queryByText('₩0')).not.toBeInTheDocument();
  });

  it('shows that only the comparison failed to load', async () => {
    serveVideoReport();
    fakeApi.get('/report/summary', errorResponse(400, 'invalid'));

    await openVideoReport();

    const average = await priceCard('평균 단가');
    expect(await average.findByText('비교 값을 불러오지 못했어요')).toBeVisible();
    expect(average.getByText('₩62.2')).toBeVisible();
  });

  it('shows an error of the prices alone and retries it', async () => {
    serveVideoReport();
    fakeApi.get('/report/prices', errorResponse(400, 'invalid'));
    const { user } = await openVideoReport();

    expect(await screen.findByText('단가를 불러오지 못했어요')).toBeVisible();
    expect(await screen.findByText('2개')).toBeVisible();
    expect(await screen.findByRole('figure', { name: '평균 단가 추이' })).toBeVisible();

    fakeApi.get('/report/prices', (request) => prices(request));
    await user.click(screen.getByRole('button', { name: '다시 시도' }));
    expect((await priceCard('평균 단가')).getByText('₩62.2')).toBeVisible();
  });
});

describe('the trend of the video report', () => {
  it('shows the average price with its comparison, and stores the table view in the address', async () => {
    const { trend: requests } = serveVideoReport();
    const { user, location } = await openVideoReport('/report-video?compare=last_year&interval=week');
    expect(await screen.findByRole('slider', { name: '평균 단가 추이' })).toBeVisible();

    await user.click(screen.getByRole('button', { name: '표로 보기' }));

    expect(await screen.findByRole('table', { name: '평균 단가 추이' })).toBeVisible();
    expect(location().search).toBe('?compare=last_year&interval=week&view=table');
    expect(Object.fromEntries(requests.calls[0]?.query ?? [])).toMatchObject({
      compare: 'last_year',
      interval: 'week',
    });
  });
});

describe('the list of the video report', () => {
  it('shows channel, date, track, views, revenue and price of a video, with a dash for missing values', async () => {
    serveVideoReport();
    fakeApi.get(
      '/report/videos',
      videos([video(), video({ id: 'v2', title: '새 영상', published_on: null, track: null, rpm: null })]),
    );

    await openVideoReport();

    const table = within(await screen.findByRole('table', { name: '쇼츠 목록' }));
    const [, , first, second] = await waitFor(() => {
      const rows = table.getAllByRole('row');
      expect(rows).toHaveLength(4);
      return rows;
    });
    const textsOf = (row: HTMLElement | undefined) =>
      [...(row?.querySelectorAll('td') ?? [])].map((cell) => cell.textContent.trim());
    expect(first).toHaveTextContent('오늘의 골목');
    expect(textsOf(first)).toEqual(['10.27', '사용 음원Paper Lanterns', '12,840,612', '₩847,185', '₩66.0']);
    expect(textsOf(second)).toEqual([
      '–아직 값이 없어요',
      '–알려진 음원이 없어요',
      '12,840,612',
      '₩847,185',
      '–아직 값이 없어요',
    ]);
  });

  it.each([
    ['최신순', {}, '?sort=views', ''],
    ['오래된 순', { order: 'asc' }, '', '?order=asc'],
    ['조회수 높은 순', { sort: 'views' }, '', '?sort=views'],
    ['조회수 낮은 순', { sort: 'views', order: 'asc' }, '', '?sort=views&order=asc'],
    ['수익 높은 순', { sort: 'revenue' }, '', '?sort=revenue'],
    ['수익 낮은 순', { sort: 'revenue', order: 'asc' }, '', '?sort=revenue&order=asc'],
    ['단가 높은 순', { sort: 'rpm' }, '', '?sort=rpm'],
    ['단가 낮은 순', { sort: 'rpm', order: 'asc' }, '', '?sort=rpm&order=asc'],
  ])('the video list can be sorted by %s', async (name, requests, before, after) => {
    const { videos: calls } = serveVideoReport();
    const { user, location } = await openVideoReport(`/report-video${before}`);
    await screen.findByText('2개');

    await user.click(screen.getByRole('button', { name: before ? '조회수 높은 순' : '최신순' }));
    const menu = within(await screen.findByRole('menu'));
    expect(menu.getAllByRole('menuitem')).toHaveLength(8);
    await user.click(menu.getByRole('menuitem', { name }));

    expect(location().search).toBe(after);
    await waitFor(() =>
      expect(Object.fromEntries(calls.calls.at(-1)?.query ?? [])).toMatchObject({
        sort: 'published',
        order: 'desc',
        ...requests,
      }),
    );
  });

  it('opens a video by its title', async () => {
    serveVideoReport();
    fakeApi.get('/report/video', unknownVideo);
    const { user, location } = await openVideoReport();

    await user.click(await screen.findByRole('button', { name: '영상 1' }));

    expect(location().search).toBe('?videoDetail=v1');
    expect(await screen.findByRole('dialog')).toBeVisible();
  });

  it('searches without refetching the prices', async () => {
    const requests = serveVideoReport();
    const { user, location } = await openVideoReport('/report-video?page=3');
    await screen.findByText('2개');

    await user.type(screen.getByRole('searchbox', { name: '제목, 채널, 음원 검색' }), '1');

    expect(await screen.findByText('1개')).toBeVisible();
    expect(location().search).toBe('?q=1');
    expect(requests.prices.calls).toHaveLength(1);
    expect(requests.trend.calls).toHaveLength(1);
  });
});

describe('the channel filter of the video report', () => {
  it('the channel filter applies to the whole report and returns to the first page', async () => {
    const { videos: requests } = serveVideoReport();
    const { user, location } = await openVideoReport('/report-video?page=1&period=7d');

    await user.click(await screen.findByRole('button', { name: /채널 전체/ }));
    await user.click(await screen.findByRole('option', { name: '소소한 식탁' }));

    expect(location().search).toBe('?period=7d&channel=c2');
    await waitFor(() => expect(requests.calls.at(-1)?.query.get('channel')).toBe('c2'));
    expect(await screen.findByRole('button', { name: /채널 소소한 식탁/ })).toBeVisible();
  });

  it('the channel filter offers the channels of all server pages', async () => {
    serveVideoReport();
    const { calls } = fakeApi.get(
      '/channel/list',
      channels(Array.from({ length: 101 }, (_, index) => channel(`c${index}`, `채널 ${index}`))),
    );

    await openVideoReport('/report-video?channel=c100');

    expect(await screen.findByRole('button', { name: '채널 채널 100' })).toBeVisible();
    expect(calls.map(({ query }) => query.get('page'))).toEqual(['0', '1']);
  });

  it("the channel filter offers the selected member's channels, and is cleared when the member changes", async () => {
    const { channels: requests } = serveVideoReport();
    const { user, location } = await openVideoReport('/report-video?channel=c1');

    await user.click(await screen.findByRole('button', { name: /멤버 전체/ }));
    await user.click(await screen.findByRole('option', { name: '하도윤' }));

    expect(location().search).toBe('?member=m2');
    await waitFor(() => expect(requests.calls.at(-1)?.query.get('member')).toBe('m2'));
  });

  it('the channel filter can be retried when the channels fail to load, without delaying the report', async () => {
    serveVideoReport();
    fakeApi.get('/channel/list', errorResponse(400, 'invalid'));
    const { user } = await openVideoReport();
    expect(await screen.findByText('2개')).toBeVisible();

    const retry = await screen.findByRole('button', { name: '채널 다시 불러오기' });
    fakeApi.get('/channel/list', channels([channel('c1', '오늘의 골목')]));
    await user.click(retry);

    expect(await screen.findByRole('button', { name: /채널 전체/ })).toBeVisible();
  });

  it('reports a channel in the address that does not exist, and offers all channels', async () => {
    serveVideoReport();
    for (const path of ['/report/prices', '/report/summary', '/report/trend', '/report/videos'] as const)
      fakeApi.get(path, errorResponse(404, 'not_found'));
    const { user, location } = await openVideoReport('/report-video?channel=gone&period=7d');

    expect(await screen.findByText('이 채널은 볼 수 없어요')).toBeVisible();
    serveVideoReport();
    await user.click(screen.getByRole('button', { name: '전체 채널 보기' }));

    expect(location().search).toBe('?period=7d');
    expect(await screen.findByText('2개')).toBeVisible();
  });
});

it('the video report has no member filter for a member, and ignores one in the address', async () => {
  const requests = serveVideoReport();

  await openVideoReport('/report-video?member=m1', { session: sessions.member, subAccounts: [] });

  expect((await priceCard('평균 단가')).getByText('₩62.2')).toBeVisible();
  expect(screen.queryByRole('button', { name: /멤버/ })).not.toBeInTheDocument();
  expect(requests.prices.calls[0]?.query.has('member')).toBe(false);
  expect(requests.channels.calls[0]?.query.has('member')).toBe(false);
});

it('a country, a weekday and a track of the address limit every panel of the video report, and are removed one by one', async () => {
  const requests = serveVideoReport();
  const { user, location } = await openVideoReport('/report-video?country=KR&weekday=mon&track=KRA302600001');
  const chips = within(await screen.findByRole('group', { name: '적용된 필터' }));
  const limits = ({ query }: FakeRequest) => ['country', 'weekday', 'track'].map((name) => query.get(name));
  for (const { calls } of [requests.prices, requests.summary, requests.trend, requests.videos])
    await waitFor(() => expect(calls.map(limits)).toContainEqual(['KR', 'mon', 'KRA302600001']));

  await user.click(chips.getByRole('button', { name: '요일: 월요일, 필터 해제' }));

  expect(location().search).toBe('?country=KR&track=KRA302600001');
  await waitFor(() => expect(requests.prices.calls.map(limits)).toContainEqual(['KR', null, 'KRA302600001']));
});

it('a list that is empty because of a track offers to remove the filter', async () => {
  serveVideoReport();
  fakeApi.get('/report/videos', videos([]));
  const { user, location } = await openVideoReport('/report-video?track=KRA302600001');

  await user.click(await screen.findByRole('button', { name: '필터 모두 해제' }));

  expect(location().search).toBe('');
});
