import { screen } from '@testing-library/react';
import { createStore } from 'jotai';
import { renderPortal } from '../testing/index.ts';
import {
  closePlayerAtom,
  playedTrackAtom,
  playerAtom,
  playTrackAtom,
  setPlayingAtom,
  skipTrackAtom,
  useTrackPlayer,
} from './player.ts';

const createTrack = (isrc: string, hasPreview = true) => ({
  isrc,
  title: `Track ${isrc}`,
  artist: 'Han',
  cover: '/media/cover.webp',
  preview: hasPreview ? { path: `/${isrc}`, seconds: 9, peaks: [1, 100] } : null,
});

const list = [createTrack('A'), createTrack('B', false), createTrack('C')];
const [first = createTrack('A'), silent = createTrack('B'), last = createTrack('C')] = list;

it('a track is played in the queue of its list, which has the tracks with a preview', () => {
  const store = createStore();

  store.set(playTrackAtom, { track: last, list });
  expect(store.get(playerAtom)).toEqual({ queue: [first, last], index: 1, isPlaying: true });
  store.set(skipTrackAtom, -1);
  expect(store.get(playedTrackAtom)).toBe(first);
  store.set(skipTrackAtom, -1);
  expect(store.get(playedTrackAtom)).toBe(first);
  store.set(closePlayerAtom);
  expect(store.get(playerAtom)).toBeNull();
});

it('a track without a preview is not played, and leaves what is playing', () => {
  const store = createStore();
  store.set(playTrackAtom, { track: silent, list });
  expect(store.get(playerAtom)).toBeNull();

  store.set(playTrackAtom, { track: first, list });
  store.set(playTrackAtom, { track: silent, list });

  expect(store.get(playedTrackAtom)).toBe(first);
});

it('a paused track goes on in its queue, and skipping plays', () => {
  const store = createStore();
  store.set(playTrackAtom, { track: first, list });
  store.set(setPlayingAtom, false);

  store.set(playTrackAtom, { track: first, list: [first] });
  expect(store.get(playerAtom)).toEqual({ queue: [first, last], index: 0, isPlaying: true });
  store.set(setPlayingAtom, false);
  store.set(skipTrackAtom, 1);

  expect(store.get(playerAtom)).toMatchObject({ index: 1, isPlaying: true });
});

const Probe = ({ track }: { track: (typeof list)[number] }) => {
  const { isPlaying, toggle } = useTrackPlayer(track, list);
  return <button onClick={toggle}>{`${track.isrc} ${isPlaying ? 'plays' : 'waits'}`}</button>;
};

it('one track plays at a time, and its own button pauses it', async () => {
  const { user } = await renderPortal(
    <>
      <Probe track={first} />
      <Probe track={last} />
    </>,
  );

  await user.click(screen.getByRole('button', { name: 'A waits' }));
  await user.click(screen.getByRole('button', { name: 'C waits' }));
  expect(screen.getByRole('button', { name: 'A waits' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'C plays' }));

  expect(screen.getByRole('button', { name: 'C waits' })).toBeVisible();
});
