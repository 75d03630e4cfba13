import {
  playerAtom,
  setPlayingAtom,
  skipTrackAtom,
  useAtomValue,
  useSetAtom,
  useSnackbar,
  type PlayableTrack,
} from '@portal/shared/state';
import { useCallback, useEffect, useRef, useState } from 'react';
import { playerTexts } from './player-texts.ts';

const isNamed = (error: unknown, name: string) => error instanceof DOMException && error.name === name;

/** The `audio` element of the player: its properties, the position in seconds, the volume. */
export const useAudio = ({ preview: { path, seconds } }: PlayableTrack, isPlaying: boolean) => {
  const ref = useRef<HTMLAudioElement>(null);
  const [position, setPosition] = useState(0);
  const [volume, setVolume] = useState(1);
  const [isMuted, setMuted] = useState(false);
  const setPlaying = useSetAtom(setPlayingAtom);
  const skip = useSetAtom(skipTrackAtom);
  const player = useAtomValue(playerAtom);
  const isLast = player === null || player.index === player.queue.length - 1;
  const { show } = useSnackbar();

  useEffect(() => {
    if (!isPlaying) {
      ref.current?.pause();
      return;
    }
    ref.current?.play().catch((error: unknown) => {
      // Another track was chosen, which plays already.
      if (isNamed(error, 'AbortError')) return;
      setPlaying(false);
      // The browser wants a press of the player's own button first.
      if (isNamed(error, 'NotAllowedError')) return;
      show({ type: 'error', title: playerTexts.text('failed'), text: playerTexts.text('failedText') });
    });
  }, [isPlaying, path, setPlaying, show]);

  useEffect(() => {
    if (ref.current) ref.current.volume = volume;
  }, [volume]);

  const seek = useCallback(
    (to: number) => {
      const next = Math.min(Math.max(0, to), seconds);
      if (ref.current) ref.current.currentTime = next;
      setPosition(next);
    },
    [seconds],
  );

  const element = {
    ref,
    src: path,
    muted: isMuted,
    onLoadStart: () => setPosition(0),
    onTimeUpdate: () => setPosition(ref.current?.currentTime ?? 0),
    onEnded: () => (isLast ? setPlaying(false) : skip(1)),
    // The system pauses it too, e.g. when headphones are removed.
    onPause: () => ref.current?.ended === false && setPlaying(false),
  };
  return { element, position, seek, volume, setVolume, isMuted, setMuted };
};

export type PlayerAudio = ReturnType<typeof useAudio>;
