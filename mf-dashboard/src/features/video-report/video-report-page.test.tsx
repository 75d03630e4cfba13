import { screen, waitFor, within } from '@testing-library/react';
import { fakeApi, refusal, sessions } from '@portal/shared/testing';
import { video, videos } from '../../testing/report-fixtures.ts';
import {
  channel,
  channels,
  openVideoReport,
  priceCard,
  prices,
  serveVideoReport,
} from './testing/open-video-report.ts';

// A search by role walks the whole page; on a busy machine a test with several of them takes its time.
jest.setTimeout(40_000);

/** The first popup of a file brings its library with it. */
const POPUP = { timeout: 15_000 };

/** What a detail shows is no matter of this screen. */
const unknownVideo = refusal(404, 'not_found');

describe('the prices', () => {
  it('are the average against the period before, and the videos with the highest and the lowest', async () => {
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

  it('of a channel stand beside those of all channels', async () => {
    const asked = serveVideoReport();

    await openVideoReport('/report-video?channel=c1');

    expect((await priceCard('평균 단가')).getByText('₩41.7')).toBeVisible();
    expect((await priceCard('평균 단가')).getByText('전체 채널 ₩62.2')).toBeVisible();
    expect((await priceCard('내 최고 단가')).getByText('₩99.1')).toBeVisible();
    expect((await priceCard('전체 최고 단가')).getByText('₩171')).toBeVisible();
    await waitFor(() => expect(asked.videos.calls).not.toHaveLength(0));
    for (const { calls } of [asked.prices, asked.summary, asked.trend, asked.videos])
      expect(calls.map(({ query }) => query.get('channel'))).toEqual(['c1']);
  });

  it('lead to their video', async () => {
    serveVideoReport();
    fakeApi.get('/report/video', unknownVideo);
    const { user, location } = await openVideoReport('/report-video?sort=views');

    await user.click((await priceCard('내 최저 단가')).getByRole('button', { name: /가장 싼 영상/ }));

    expect(location().search).toBe('?sort=views&videoDetail=v-lowest');
    expect(await screen.findByRole('dialog', {}, POPUP)).toBeVisible();
  });

  it('are a dash with its reason where no video was seen often enough, and never zero', async () => {
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

  it('say that the comparison is missing when only that fails', async () => {
    serveVideoReport();
    fakeApi.get('/report/summary', refusal(400, 'invalid'));

    await openVideoReport();

    const average = await priceCard('평균 단가');
    expect(await average.findByText('비교 값을 불러오지 못했어요')).toBeVisible();
    expect(average.getByText('₩62.2')).toBeVisible();
  });

  it('fail alone and come back on retry', async () => {
    serveVideoReport();
    fakeApi.get('/report/prices', refusal(400, 'invalid'));
    const { user } = await openVideoReport();

    expect(await screen.findByText('단가를 불러오지 못했어요')).toBeVisible();
    expect(await screen.findByText('2개')).toBeVisible();
    expect(await screen.findByRole('figure', { name: '평균 단가 추이' })).toBeVisible();

    fakeApi.get('/report/prices', (request) => prices(request));
    await user.click(screen.getByRole('button', { name: '다시 시도' }));
    expect((await priceCard('평균 단가')).getByText('₩62.2')).toBeVisible();
  });
});

describe('the trend', () => {
  it('is the average price against the compared period, and its rows are kept in the address', async () => {
    const { trend: asked } = serveVideoReport();
    const { user, location } = await openVideoReport('/report-video?compare=last_year&interval=week');
    expect(await screen.findByRole('slider', { name: '평균 단가 추이' })).toBeVisible();

    await user.click(screen.getByRole('button', { name: '표로 보기' }));

    expect(await screen.findByRole('table', { name: '평균 단가 추이' })).toBeVisible();
    expect(location().search).toBe('?compare=last_year&interval=week&view=table');
    expect(Object.fromEntries(asked.calls[0]?.query ?? [])).toMatchObject({
      compare: 'last_year',
      interval: 'week',
    });
  });
});

describe('the list', () => {
  it('shows channel, date, track, views, revenue and price of each video, and a dash for what it lacks', async () => {
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
  ])('is ordered %s', async (name, asked, before, after) => {
    const { videos: calls } = serveVideoReport();
    const { user, location } = await openVideoReport(`/report-video${before}`);
    await screen.findByText('2개');

    await user.click(screen.getByRole('button', { name: before ? '조회수 높은 순' : '최신순' }));
    const menu = within(await screen.findByRole('menu', {}, POPUP));
    expect(menu.getAllByRole('menuitem')).toHaveLength(8);
    await user.click(menu.getByRole('menuitem', { name }));

    expect(location().search).toBe(after);
    await waitFor(() =>
      expect(Object.fromEntries(calls.calls.at(-1)?.query ?? [])).toMatchObject({
        sort: 'published',
        order: 'desc',
        ...asked,
      }),
    );
  });

  it('opens a video from its title', async () => {
    serveVideoReport();
    fakeApi.get('/report/video', unknownVideo);
    const { user, location } = await openVideoReport();

    await user.click(await screen.findByRole('button', { name: '영상 1' }));

    expect(location().search).toBe('?videoDetail=v1');
    expect(await screen.findByRole('dialog', {}, POPUP)).toBeVisible();
  });

  it('searches for videos and leaves the prices alone', async () => {
    const asked = serveVideoReport();
    const { user, location } = await openVideoReport('/report-video?page=3');
    await screen.findByText('2개');

    await user.type(screen.getByRole('searchbox', { name: '제목, 채널, 음원 검색' }), '1');

    expect(await screen.findByText('1개')).toBeVisible();
    expect(location().search).toBe('?q=1');
    expect(asked.prices.calls).toHaveLength(1);
    expect(asked.trend.calls).toHaveLength(1);
  });
});

describe('the choice of a channel', () => {
  it('narrows everything down and starts the list over', async () => {
    const { videos: asked } = serveVideoReport();
    const { user, location } = await openVideoReport('/report-video?page=1&period=7d');

    await user.click(await screen.findByRole('button', { name: /채널 전체/ }));
    await user.click(await screen.findByRole('option', { name: '소소한 식탁' }, POPUP));

    expect(location().search).toBe('?period=7d&channel=c2');
    await waitFor(() => expect(asked.calls.at(-1)?.query.get('channel')).toBe('c2'));
    expect(await screen.findByRole('button', { name: /채널 소소한 식탁/ })).toBeVisible();
  });

  it('holds every channel, however many pages the server makes of them', async () => {
    serveVideoReport();
    const { calls } = fakeApi.get(
      '/channel/list',
      channels(Array.from({ length: 101 }, (_, index) => channel(`c${index}`, `채널 ${index}`))),
    );

    await openVideoReport('/report-video?channel=c100');

    expect(await screen.findByRole('button', { name: '채널 채널 100' })).toBeVisible();
    expect(calls.map(({ query }) => query.get('page'))).toEqual(['0', '1']);
  });

  it('offers those of the chosen member, and leaves the channel with the member', async () => {
    const { channels: asked } = serveVideoReport();
    const { user, location } = await openVideoReport('/report-video?channel=c1');

    await user.click(await screen.findByRole('button', { name: /구성원 전체/ }));
    await user.click(await screen.findByRole('option', { name: '하도윤' }, POPUP));

    expect(location().search).toBe('?member=m2');
    await waitFor(() => expect(asked.calls.at(-1)?.query.get('member')).toBe('m2'));
  });

  it('can be tried again when the channels could not be loaded, and nothing else waits for it', async () => {
    serveVideoReport();
    fakeApi.get('/channel/list', refusal(400, 'invalid'));
    const { user } = await openVideoReport();
    expect(await screen.findByText('2개')).toBeVisible();

    const retry = await screen.findByRole('button', { name: '채널 다시 불러오기' });
    fakeApi.get('/channel/list', channels([channel('c1', '오늘의 골목')]));
    await user.click(retry);

    expect(await screen.findByRole('button', { name: /채널 전체/ })).toBeVisible();
  });

  it('says so when the address names a channel that is not there, and leads back to all', async () => {
    serveVideoReport();
    for (const path of ['/report/prices', '/report/summary', '/report/trend', '/report/videos'] as const)
      fakeApi.get(path, refusal(404, 'not_found'));
    const { user, location } = await openVideoReport('/report-video?channel=gone&period=7d');

    expect(await screen.findByText('이 채널은 볼 수 없어요')).toBeVisible();
    serveVideoReport();
    await user.click(screen.getByRole('button', { name: '전체 채널 보기' }));

    expect(location().search).toBe('?period=7d');
    expect(await screen.findByText('2개')).toBeVisible();
  });
});

it('shows a member no choice of members, and asks for none even if the address names one', async () => {
  const asked = serveVideoReport();

  await openVideoReport('/report-video?member=m1', { session: sessions.member, subAccounts: [] });

  expect((await priceCard('평균 단가')).getByText('₩62.2')).toBeVisible();
  expect(screen.queryByRole('button', { name: /구성원/ })).not.toBeInTheDocument();
  expect(asked.prices.calls[0]?.query.has('member')).toBe(false);
  expect(asked.channels.calls[0]?.query.has('member')).toBe(false);
});
