import {
  closePlayerAtom,
  setPlayingAtom,
  skipTrackAtom,
  useSetAtom,
  type PlayableTrack,
} from '@portal/shared/state';
import { useEffect } from 'react';

type Handlers = Partial<Record<MediaSessionAction, MediaSessionActionHandler | null>>;

const setHandlers = (session: MediaSession, handlers: Handlers) => {
  // Their keys are actions.
  for (const [action, handle] of Object.entries(handlers) as [
    MediaSessionAction,
    MediaSessionActionHandler,
  ][])
    session.setActionHandler(action, handle);
};

/** Shows the track on the lock screen and follows the keys of keyboards and headphones, where the browser can. */
export const useMediaSession = (
  { title, artist, cover }: PlayableTrack,
  { isPlaying, seek }: { isPlaying: boolean; seek: (seconds: number) => void },
) => {
  const setPlaying = useSetAtom(setPlayingAtom);
  const skip = useSetAtom(skipTrackAtom);
  const close = useSetAtom(closePlayerAtom);

  useEffect(() => {
    if (!('mediaSession' in navigator)) return undefined;
    const session = navigator.mediaSession;
    session.metadata = new MediaMetadata({ title, artist, artwork: [{ src: cover }] });
    return () => {
      session.metadata = null;
    };
  }, [title, artist, cover]);

  useEffect(() => {
    if ('mediaSession' in navigator) navigator.mediaSession.playbackState = isPlaying ? 'playing' : 'paused';
  }, [isPlaying]);

  useEffect(() => {
    if (!('mediaSession' in navigator)) return undefined;
    const session = navigator.mediaSession;
    setHandlers(session, {
      play: () => setPlaying(true),
      pause: () => setPlaying(false),
      previoustrack: () => skip(-1),
      nexttrack: () => skip(1),
      seekto: ({ seekTime }) => seek(seekTime ?? 0),
      stop: () => close(),
    });
    return () => {
      setHandlers(session, {
        play: null,
        pause: null,
        previoustrack: null,
        nexttrack: null,
        seekto: null,
        stop: null,
      });
      session.playbackState = 'none';
    };
  }, [setPlaying, skip, seek, close]);
};
