import type { GetResponse } from '@portal/shared/http';
import type { Payload } from '@portal/shared/testing';
import type { FavouriteList } from '../components/favourites/favourites.api.ts';
import type { Track, TrackList } from '../components/tracks/tracks.api.ts';

/** What tracks may sound like, a few of each kind. */
export const traits: Payload<GetResponse<'/music/traits'>> = {
  traits: [
    { kind: 'mood', code: 'calm', name: '잔잔한' },
    { kind: 'mood', code: 'cheerful', name: '경쾌한' },
    { kind: 'genre', code: 'lo-fi', name: '로파이' },
    { kind: 'energy', code: 'low', name: '낮음' },
    { kind: 'vocals', code: 'instrumental', name: '연주곡' },
    { kind: 'language', code: 'ko', name: '한국어' },
    { kind: 'tempo', code: 'slow', name: '느림' },
    { kind: 'key', code: 'Am', name: 'A 단조' },
  ],
};

export const createTrack = (changes: Partial<Track> = {}): Track => ({
  isrc: 'KRX4G2600417',
  title: 'Paper Lanterns',
  artist: 'Nova Ahn',
  cover: '/media/cover.svg',
  category: 'bgm',
  tags: [{ id: 'calm', name: '잔잔한' }],
  duration_seconds: 168,
  traits: [],
  tempo: null,
  videos_used: 1284,
  rank: 1,
  exclusive_logo: null,
  preview: null,
  is_favourite: false,
  ...changes,
});

/** Tracks with different codes and titles: `Track 1`, `Track 2` and so on. */
export const createTracks = (count: number): Track[] =>
  Array.from({ length: count }, (_, at) =>
    createTrack({ isrc: `KRX4G26${String(at + 1).padStart(5, '0')}`, title: `Track ${at + 1}` }),
  );

export const listOf = (items: Track[], changes: Partial<Payload<TrackList>> = {}): Payload<TrackList> => ({
  items,
  total: items.length,
  page: 0,
  size: 20,
  next: null,
  ...changes,
});

export const favouritesOf = (items: Track[]): Payload<FavouriteList> => ({ items, maximum: 10 });

export const tags = {
  tags: [
    { id: 'calm', name: '잔잔한' },
    { id: 'night', name: '밤' },
  ],
};
