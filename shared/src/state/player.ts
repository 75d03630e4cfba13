import { atom, useAtomValue, useSetAtom } from 'jotai';

/** A track with a preview that can be heard. */
export type PlayableTrack = {
  isrc: string;
  title: string;
  artist: string;
  cover: string;
  /** Where the preview is served, its length, and its waveform as levels from 0 to 100. */
  preview: { path: string; seconds: number; peaks: readonly number[] };
};

/** What the player of the page plays: one track of the list that it was started from. */
export type Player = {
  queue: readonly PlayableTrack[];
  /** The place of the track in the queue. */
  index: number;
  isPlaying: boolean;
};

type ListedTrack = Omit<PlayableTrack, 'preview'> & { preview: PlayableTrack['preview'] | null };

const stateAtom = atom<Player | null>(null);

/** What the player plays; null while it is closed. */
export const playerAtom = atom((get) => get(stateAtom));

/** The track of the player; null while it is closed. */
export const playedTrackAtom = atom((get) => {
  const player = get(stateAtom);
  return player?.queue[player.index] ?? null;
});

const isPlayable = (track: ListedTrack): track is PlayableTrack => track.preview !== null;

/** Plays a track, and then those of its list that have a preview; the track that is paused goes on. */
export const playTrackAtom = atom(
  null,
  (get, set, { track, list }: { track: ListedTrack; list: readonly ListedTrack[] }) => {
    const player = get(stateAtom);
    if (player && get(playedTrackAtom)?.isrc === track.isrc) {
      set(stateAtom, { ...player, isPlaying: true });
      return;
    }
    const queue = list.filter(isPlayable);
    const index = queue.findIndex(({ isrc }) => isrc === track.isrc);
    if (index >= 0) set(stateAtom, { queue, index, isPlaying: true });
  },
);

/** Pauses the player, or lets it go on. */
export const setPlayingAtom = atom(null, (_get, set, isPlaying: boolean) =>
  set(stateAtom, (player) => player && { ...player, isPlaying }),
);

/** Plays the track that is `step` places further in the queue; nothing beyond its ends. */
export const skipTrackAtom = atom(null, (_get, set, step: 1 | -1) =>
  set(stateAtom, (player) =>
    player?.queue[player.index + step] ? { ...player, index: player.index + step, isPlaying: true } : player,
  ),
);

/** Stops and closes the player. */
export const closePlayerAtom = atom(null, (_get, set) => set(stateAtom, null));

/** Returns whether a track is playing, and a function that plays it in its list, or pauses it. */
export const useTrackPlayer = (track: ListedTrack, list: readonly ListedTrack[]) => {
  const player = useAtomValue(stateAtom);
  const played = useAtomValue(playedTrackAtom);
  const play = useSetAtom(playTrackAtom);
  const setPlaying = useSetAtom(setPlayingAtom);
  const isPlaying = player?.isPlaying === true && played?.isrc === track.isrc;
  return { isPlaying, toggle: () => (isPlaying ? setPlaying(false) : play({ track, list })) };
};
