import type { GetResponse } from '@portal/shared/http';
import { snackbarsAtom } from '@portal/shared/state';
import { errorResponse, fakeApi, renderRoute, sessions } from '@portal/shared/testing';
import type { Payload, PortalSetup } from '@portal/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import config from '../../../remote.config.ts';
import remote from '../../remote.tsx';
import { createTrack, favouritesOf } from '../../testing/tracks.ts';

const ISRC = 'KRX4G2600417';
const open = (setup: Omit<PortalSetup, 'at'> = {}) =>
  renderRoute(remote, config, { at: `/musics/tracks/${ISRC}`, ...setup });

const figures = {
  views: 12_000,
  engaged_views: 9_000,
  revenue: '45200',
  rpm: '3766',
  premium_views: 400,
  premium_rpm: '900',
  premium_rate: 0.03,
};
const nothing = { ...figures, views: 0, revenue: '0', rpm: null };
const channel = { id: 'c1', name: '오늘의 골목', thumbnail: '/media/c1.svg' };

const report = (
  changes: Partial<Payload<GetResponse<'/report/track'>>> = {},
): Payload<GetResponse<'/report/track'>> => ({
  period: { from: '2026-06-01', to: '2026-11-17' },
  currency: 'KRW',
  status: 'estimated',
  figures,
  catalogue: { ...figures, rpm: '2100' },
  channels: [{ channel, ...figures }],
  months: [
    { month: '2026-10', ...nothing },
    { month: '2026-11', ...figures },
  ],
  member_share: null,
  ...changes,
});

const video = {
  id: 'v1',
  title: '비 오는 골목',
  thumbnail: '/media/v1.svg',
  channel,
  published_on: '2026-11-02',
  track: { title: 'Paper Lanterns', isrc: ISRC },
  ...figures,
};

const serve = (payload = report()) => {
  fakeApi.get('/report/freshness', {
    views_through: '2026-11-18',
    revenue_through: '2026-11-17',
    latest_day: '2026-11-17',
    first_day: '2026-05-01',
    time_zone: 'America/Los_Angeles',
    status: 'estimated',
    final_through: null,
  });
  fakeApi.get('/report/videos', {
    period: { from: '2026-06-01', to: '2026-11-17' },
    currency: 'KRW',
    status: 'estimated',
    items: [video],
    total: 3,
    page: 0,
    size: 5,
    totals: figures,
    unattributed: null,
  } as Payload<GetResponse<'/report/videos'>>);
  return fakeApi.get('/report/track', payload);
};

const serveTrack = (ranking: Payload<GetResponse<'/music/track'>>['ranking']) =>
  fakeApi.get('/music/track', {
    track: createTrack({
      tempo: 72,
      traits: [
        { kind: 'mood', code: 'calm', name: '잔잔한' },
        { kind: 'genre', code: 'lo-fi', name: '로파이' },
      ],
    }),
    ranking,
  });

const week = { from: '2026-11-09', to: '2026-11-15' };

beforeEach(() => {
  fakeApi.get('/music/favourites', favouritesOf([]));
  fakeApi.get('/music/similar', {
    items: [createTrack({ isrc: 'KRX4G2600555', title: 'Velvet Harbor' })],
  });
  serveTrack({ week, rank: 3, previous_rank: 5, views: 1_000 });
});

test('the page shows what the track is, its place in the ranking and what it earned', async () => {
  const requests = serve();

  await open();

  expect(await screen.findByRole('heading', { name: 'Paper Lanterns' })).toBeVisible();
  expect(screen.getByText('주간 3위')).toBeVisible();
  expect(screen.getByText('2계단 오름')).toBeInTheDocument();
  expect(screen.getByText('72 BPM')).toBeVisible();
  expect(screen.getByText('로파이')).toBeVisible();
  const money = within(await screen.findByRole('list', { name: '이 음원으로 번 수익' }));
  for (const text of ['12,000', '₩45,200', '₩3,766', '₩2,100']) expect(money.getByText(text)).toBeVisible();
  const months = within(screen.getByRole('table', { name: '월별' }));
  expect(months.getAllByRole('row')[1]).toHaveTextContent('2026년 11월');
  expect(within(screen.getByRole('table', { name: '채널별' })).getByText('오늘의 골목')).toBeVisible();
  expect(Object.fromEntries(requests.calls[0]?.query ?? [])).toEqual({
    from: '2026-06-01',
    to: '2026-11-17',
    isrc: ISRC,
  });
});

test('its videos and similar tracks lead to their pages, and all videos to the list', async () => {
  serve();

  await open();

  expect(await screen.findByRole('link', { name: '비 오는 골목' })).toHaveAttribute(
    'href',
    '/report-video/v1',
  );
  expect(screen.getByRole('link', { name: '3개 모두 보기' })).toHaveAttribute(
    'href',
    `/report-video?q=${ISRC}`,
  );
  expect(await screen.findByRole('link', { name: 'Velvet Harbor' })).toHaveAttribute(
    'href',
    '/musics/tracks/KRX4G2600555',
  );
});

test('one press copies the ISRC', async () => {
  serve();
  const { user, store } = await open();
  const writeText = jest.spyOn(navigator.clipboard, 'writeText');

  await user.click(await screen.findByRole('button', { name: `ISRC 복사 · ${ISRC}` }));

  expect(writeText).toHaveBeenCalledWith(ISRC);
  await waitFor(() => expect(store.get(snackbarsAtom)).toMatchObject([{ type: 'success', text: ISRC }]));
});

test('a track that no video uses yet says how to use it, and a track without a rank that it has none', async () => {
  serve(report({ channels: [], figures: nothing, months: [] }));
  serveTrack({ week, rank: null, previous_rank: null, views: null });

  await open();

  expect(await screen.findByRole('heading', { name: '아직 이 음원을 쓴 영상이 없어요' })).toBeVisible();
  expect(screen.getByText('이번 주 순위에 없어요')).toBeVisible();
});

test('a member reads that the revenue is its own part', async () => {
  serve(report({ member_share: { parts: { lowest: 0.5, highest: 0.5 }, since: null } }));

  await open({ session: sessions.member });

  expect(await screen.findByText('내 배분 수익이에요')).toBeVisible();
});

test('an unknown track leads back to the list', async () => {
  fakeApi.get('/music/track', errorResponse(404, 'not_found'));

  await open();

  expect(await screen.findByRole('heading', { name: '음원을 찾을 수 없어요' })).toBeVisible();
  expect(screen.getByRole('link', { name: '전체 음원' })).toHaveAttribute('href', '/musics/all');
});

test('figures that fail to load leave the rest of the page, and are fetched again by the button', async () => {
  serve();
  fakeApi.get('/report/track', errorResponse(500, 'internal'));
  const { user } = await open();

  const retry = await screen.findByRole('button', { name: '다시 시도' });
  expect(screen.getByText('72 BPM')).toBeVisible();
  serve();
  await user.click(retry);

  expect(await screen.findByRole('table', { name: '월별' })).toBeVisible();
});
