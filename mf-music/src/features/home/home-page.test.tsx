import type { GetResponse } from '@portal/shared/http';
import { snackbarsAtom } from '@portal/shared/state';
import { errorResponse, fakeApi, renderRoute } from '@portal/shared/testing';
import type { Payload } from '@portal/shared/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import config from '../../../remote.config.ts';
import remote from '../../remote.tsx';
import { createTrack, createTracks, favouritesOf, listOf, tags } from '../../testing/tracks.ts';
import type { RankedTrack } from './popular.api.ts';

const open = () => renderRoute(remote, config, { at: '/musics' });

const week = { from: '2026-11-09', to: '2026-11-15' };

const ranked = (rank: number, previous: number | null): RankedTrack => ({
  ...createTrack({ isrc: `KRX4G26001${String(rank).padStart(2, '0')}`, title: `Ranked ${rank}` }),
  rank,
  previous_rank: previous,
  views: 1_000,
});

const freshness = {
  views_through: '2026-11-18',
  revenue_through: '2026-11-17',
  latest_day: '2026-11-17',
  first_day: '2026-05-01',
  time_zone: 'America/Los_Angeles',
  status: 'estimated' as const,
  final_through: null,
};

type UsedTracks = Payload<GetResponse<'/report/tracks'>>;

const usedTracks = (items: UsedTracks['items'], changes: Partial<UsedTracks> = {}): UsedTracks => ({
  period: { from: '2026-10-21', to: '2026-11-17' },
  currency: 'KRW',
  status: 'estimated',
  total: items.length,
  items,
  member_share: null,
  ...changes,
});

const used = {
  track: {
    isrc: 'KRX4G2600417',
    title: 'Paper Lanterns',
    artist: 'Nova Ahn',
    cover: '/media/cover.svg',
    preview: null,
  },
  videos: 3,
  revenue: '45200.5',
  views: 12_000,
  engaged_views: 9_000,
  rpm: '3766',
  premium_views: 400,
  premium_rpm: '900',
  premium_rate: 0.03,
};

const favourites = async () => within(await screen.findByRole('region', { name: '즐겨찾기' }));
const findStar = (title: string) => screen.findByRole('button', { name: `${title} 즐겨찾기` });

/** An API that stores favourites, as the real one does. */
const fakeFavourites = (initial: ReturnType<typeof createTracks>, all = initial) => {
  let items = initial;
  fakeApi.get('/music/favourites', () => favouritesOf(items));
  const add = fakeApi.post('/music/favourites/add', ({ body }) => {
    if (items.length >= 10) return errorResponse(409, 'favourites_full');
    items = [...all.filter(({ isrc }) => isrc === body.isrc), ...items];
    return {};
  });
  const remove = fakeApi.post('/music/favourites/remove', ({ body }) => {
    items = items.filter(({ isrc }) => isrc !== body.isrc);
    return {};
  });
  return { add, remove };
};

beforeEach(() => {
  fakeApi.get('/music/tags', tags);
  fakeApi.get('/music/tracks', listOf([]));
  fakeApi.get('/music/popular', { week: null, items: [] });
  fakeApi.get('/music/favourites', favouritesOf([]));
  fakeApi.get('/report/freshness', freshness);
  fakeApi.get('/report/tracks', usedTracks([]));
});

test('the ranking shows its week and how each track moved', async () => {
  fakeApi.get('/music/popular', {
    week,
    items: [ranked(1, 4), ranked(2, 1), ranked(3, 3), ranked(4, null)],
  });

  await open();

  const list = within(await screen.findByRole('list', { name: '주간 인기' }));
  const rows = list.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(rows[0]).toContain('3계단 오름');
  expect(rows[1]).toContain('1계단 내림');
  expect(rows[2]).toContain('지난주와 같은 순위');
  expect(rows[3]).toContain('NEW');
  expect(screen.getByText(/11\.09 – 11\.15/)).toBeVisible();
});

test('the ranking says when there is none yet', async () => {
  await open();

  expect(await screen.findByRole('heading', { name: '아직 주간 순위가 없어요' })).toBeVisible();
});

test('a failed ranking is fetched again by its button and leaves the favourites usable', async () => {
  fakeApi.get('/music/popular', errorResponse(500, 'internal'));
  fakeApi.get('/music/favourites', favouritesOf(createTracks(1)));
  const { user } = await open();

  const alert = within(await screen.findByRole('alert'));
  expect((await favourites()).getByText('Track 1')).toBeVisible();
  fakeApi.get('/music/popular', { week, items: [ranked(1, 1)] });
  await user.click(alert.getByRole('button', { name: '다시 시도' }));

  expect(await screen.findByText('Ranked 1')).toBeVisible();
});

test('the favourites show how many there are and how many more there may be', async () => {
  fakeApi.get('/music/favourites', favouritesOf(createTracks(7)));

  await open();

  const card = await favourites();
  expect(await card.findByText('3곡 더 담을 수 있어요')).toBeVisible();
  expect(card.getAllByRole('listitem')).toHaveLength(7);
});

test('favourites that fail to load are fetched again by their button', async () => {
  fakeApi.get('/music/favourites', errorResponse(500, 'internal'));
  const { user } = await open();

  const retry = await (await favourites()).findByRole('button', { name: '다시 시도' });
  fakeApi.get('/music/favourites', favouritesOf(createTracks(1)));
  await user.click(retry);

  expect(await screen.findByText('Track 1')).toBeVisible();
});

test('a press on the star adds a favourite at once, and undo in the snackbar takes it out', async () => {
  const track = createTrack();
  fakeApi.get('/music/tracks', listOf([track]));
  const { add, remove } = fakeFavourites([], [track]);
  const { store, user } = await open();
  expect(await screen.findByRole('heading', { name: '즐겨찾기가 비어 있어요' })).toBeVisible();

  await user.click(await findStar('Paper Lanterns'));

  expect((await favourites()).getByText('Paper Lanterns')).toBeVisible();
  await waitFor(() => expect(store.get(snackbarsAtom)[0]?.title).toBe('즐겨찾기에 담았어요'));
  expect(add.calls[0]?.body).toEqual({ isrc: track.isrc });
  act(() => store.get(snackbarsAtom)[0]?.action?.run());
  expect(await screen.findByRole('heading', { name: '즐겨찾기가 비어 있어요' })).toBeVisible();
  await waitFor(() => expect(remove.calls).toHaveLength(1));
  expect(store.get(snackbarsAtom)).toHaveLength(1);
});

test('a removed favourite comes back by undo', async () => {
  const { add } = fakeFavourites(createTracks(2));
  const { store, user } = await open();

  await user.click(await findStar('Track 2'));
  await waitFor(() => expect(store.get(snackbarsAtom)[0]?.title).toBe('즐겨찾기에서 뺐어요'));
  expect(screen.queryByText('Track 2')).not.toBeInTheDocument();
  act(() => store.get(snackbarsAtom)[0]?.action?.run());

  expect(await screen.findByText('Track 2')).toBeVisible();
  await waitFor(() => expect(add.calls).toHaveLength(1));
});

test('an eleventh favourite is refused with the limit and the star stays empty', async () => {
  fakeApi.get('/music/tracks', listOf([createTrack()]));
  fakeFavourites(createTracks(10));
  const { store, user } = await open();
  await (await favourites()).findByText('모두 담았어요. 새로 담으려면 한 곡을 빼 주세요.');

  await user.click(await findStar('Paper Lanterns'));

  await waitFor(() =>
    expect(store.get(snackbarsAtom)).toMatchObject([
      { type: 'error', title: '즐겨찾기는 10곡까지 담을 수 있어요' },
    ]),
  );
  expect(await findStar('Paper Lanterns')).toHaveAttribute('aria-pressed', 'false');
});

test('a favourite that the server does not store is taken back with a message', async () => {
  fakeApi.get('/music/tracks', listOf([createTrack()]));
  let refuse = () => {};
  const refused = new Promise<void>((resolve) => {
    refuse = resolve;
  });
  fakeApi.post('/music/favourites/add', async () => {
    await refused;
    return errorResponse(500, 'internal');
  });
  const { store, user } = await open();
  await screen.findByRole('heading', { name: '즐겨찾기가 비어 있어요' });

  await user.click(await findStar('Paper Lanterns'));
  expect((await favourites()).getByText('Paper Lanterns')).toBeVisible();
  refuse();

  expect(await screen.findByRole('heading', { name: '즐겨찾기가 비어 있어요' })).toBeVisible();
  expect(store.get(snackbarsAtom)).toMatchObject([{ type: 'error', title: '즐겨찾기에 담지 못했어요' }]);
});

const usedCard = async () => within(await screen.findByRole('region', { name: '내 영상에 쓴 음원' }));

test('the tracks of the user’s videos show what they earned in 28 days and lead to their pages', async () => {
  const request = fakeApi.get('/report/tracks', usedTracks([used]));
  await open();

  const row = within(await (await usedCard()).findByRole('listitem'));
  expect(row.getByText(/영상 3개/)).toBeVisible();
  expect(row.getByText(/₩45,20/)).toBeVisible();
  expect((await usedCard()).getByText('예상')).toBeVisible();
  expect(Object.fromEntries(request.calls[0]?.query ?? [])).toEqual({
    from: '2026-10-21',
    to: '2026-11-17',
    size: '5',
  });
  expect(row.getByRole('link', { name: /Paper Lanterns/ })).toHaveAttribute(
    'href',
    '/musics/tracks/KRX4G2600417',
  );
});

test('a member reads that the revenue of the tracks is its share', async () => {
  const share = { parts: { lowest: 0.5, highest: 0.5 }, since: null };
  fakeApi.get('/report/tracks', usedTracks([used], { member_share: share }));

  await open();

  expect(await (await usedCard()).findByText('내 배분 수익이에요')).toBeVisible();
});

test('the page says when no video used a track', async () => {
  await open();

  expect(
    await (await usedCard()).findByRole('heading', { name: '최근 28일에 쓴 음원이 없어요' }),
  ).toBeVisible();
});

test('used tracks that fail to load are fetched again by their button', async () => {
  fakeApi.get('/report/tracks', errorResponse(500, 'internal'));
  const { user } = await open();

  const retry = await (await usedCard()).findByRole('button', { name: '다시 시도' });
  fakeApi.get('/report/tracks', usedTracks([used]));
  await user.click(retry);

  expect(await (await usedCard()).findByText('Paper Lanterns')).toBeVisible();
});
