import { playedTrackAtom, playerAtom } from '@portal/shared/state';
import { fakeApi, renderRoute } from '@portal/shared/testing';
import { screen, within } from '@testing-library/react';
import config from '../../../remote.config.ts';
import remote from '../../remote.tsx';
import { createTrack, favouritesOf, listOf, tags, traits } from '../../testing/tracks.ts';

const preview = { path: '/api/music/preview?hash=a', seconds: 9, peaks: [10, 100] };
const heard = createTrack({ title: 'Heard', isrc: 'KRX4G2600001', preview });
const silent = createTrack({ title: 'Silent', isrc: 'KRX4G2600002' });
const next = createTrack({ title: 'Next', isrc: 'KRX4G2600003', preview });

beforeEach(() => {
  fakeApi.get('/music/tags', tags);
  fakeApi.get('/music/traits', traits);
  fakeApi.get('/music/favourites', favouritesOf([heard, silent, next]));
  fakeApi.get('/music/tracks', listOf([heard, silent, next]));
  fakeApi.get('/music/shopping', listOf([heard, silent, next]));
});

test.each([
  ['/musics/all', 1440],
  ['/musics/all', 390],
  ['/musics/shopping', 1440],
  ['/musics/tags?tag=calm', 1440],
])('in the list of %s at a width of %i a track with a preview is played and paused', async (at, width) => {
  const { user, store } = await renderRoute(remote, config, { at, width });

  await user.click(await screen.findByRole('button', { name: 'Heard 미리 듣기' }));

  expect(store.get(playedTrackAtom)).toMatchObject({ isrc: heard.isrc, preview });
  expect(store.get(playerAtom)?.queue.map(({ title }) => title)).toEqual(['Heard', 'Next']);
  expect(screen.queryByRole('button', { name: /^Silent 미리 듣기/ })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Heard 미리 듣기 멈춤' }));

  expect(store.get(playerAtom)?.isPlaying).toBe(false);
  expect(screen.getByRole('button', { name: 'Heard 미리 듣기' })).toBeVisible();
});

test('the favourites of the home page are played in their order, by keyboard', async () => {
  fakeApi.get('/music/popular', { week: null, items: [] });
  fakeApi.get('/report/freshness', {
    views_through: null,
    revenue_through: null,
    latest_day: null,
    first_day: null,
    time_zone: 'America/Los_Angeles',
    status: 'estimated',
    final_through: null,
  });
  const { user, store } = await renderRoute(remote, config, { at: '/musics' });
  const favourites = within(await screen.findByRole('list', { name: '즐겨찾기' }));

  favourites.getByRole('button', { name: 'Next 미리 듣기' }).focus();
  await user.keyboard('{Enter}');

  expect(store.get(playerAtom)).toMatchObject({ index: 1, isPlaying: true });
  expect(store.get(playerAtom)?.queue.map(({ title }) => title)).toEqual(['Heard', 'Next']);
});
