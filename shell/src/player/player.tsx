import { useFormat } from '@portal/shared/i18n';
import { Link, paths } from '@portal/shared/routing';
import {
  closePlayerAtom,
  setPlayingAtom,
  skipTrackAtom,
  useSetAtom,
  type PlayableTrack,
  type Player as PlayerState,
} from '@portal/shared/state';
import { IconButton } from '@portal/shared/ui/controls';
import { Thumbnail } from '@portal/shared/ui/data';
import { useLayoutEffect, useRef, type KeyboardEvent } from 'react';
import * as styles from './player.styles.ts';
import { playerTexts } from './player-texts.ts';
import { useAudio } from './use-audio.ts';
import { useMediaSession } from './use-media-session.ts';
import { VolumeControl } from './volume-control.tsx';
import { WaveformSlider } from './waveform-slider.tsx';

/** Keeps the height of the player where pages and banners read it. */
const usePlayerHeight = () => {
  const ref = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const { style } = document.documentElement;
    const measure = () => style.setProperty('--player-bar', `${ref.current?.offsetHeight ?? 0}px`);
    measure();
    window.addEventListener('resize', measure);
    return () => {
      window.removeEventListener('resize', measure);
      style.removeProperty('--player-bar');
    };
  }, []);
  return ref;
};

type OpenPlayerProps = { player: PlayerState; track: PlayableTrack };

function OpenPlayer({ player: { queue, index, isPlaying }, track }: OpenPlayerProps) {
  const { t } = playerTexts.useTexts();
  const format = useFormat();
  const setPlaying = useSetAtom(setPlayingAtom);
  const skip = useSetAtom(skipTrackAtom);
  const close = useSetAtom(closePlayerAtom);
  const audio = useAudio(track, isPlaying);
  const { position, seek } = audio;
  useMediaSession(track, { isPlaying, seek });
  const ref = usePlayerHeight();

  const toggleBySpace = (event: KeyboardEvent) => {
    // A focused button or link is pressed by the key itself.
    const isPressed = event.target instanceof Element && event.target.closest('button, a');
    if (event.key !== ' ' || isPressed) return;
    event.preventDefault();
    setPlaying(!isPlaying);
  };

  return (
    <section ref={ref} css={styles.bar} aria-label={t('label')} data-print="hide" onKeyDown={toggleBySpace}>
      <audio {...audio.element} />
      <span css={styles.cover}>
        <Thumbnail src={track.cover} size="cover" />
      </span>
      <span css={styles.names}>
        <Link css={styles.title} to={paths.track.href({ isrc: track.isrc })}>
          {track.title}
        </Link>
        <span css={styles.artist}>{track.artist}</span>
      </span>
      <span css={styles.buttons}>
        <IconButton icon="previous" label={t('previous')} disabled={index === 0} onClick={() => skip(-1)} />
        <IconButton
          icon={isPlaying ? 'pause' : 'play'}
          label={t(isPlaying ? 'pause' : 'play')}
          variant="primary"
          isFilled
          onClick={() => setPlaying(!isPlaying)}
        />
        <IconButton
          icon="next"
          label={t('next')}
          disabled={index === queue.length - 1}
          onClick={() => skip(1)}
        />
      </span>
      <span css={styles.timeline}>
        <span css={styles.time}>{format.duration(position)}</span>
        <WaveformSlider preview={track.preview} position={position} onSeek={seek} />
        <span css={styles.time}>{format.duration(track.preview.seconds)}</span>
        <VolumeControl audio={audio} />
      </span>
      <IconButton icon="close" label={t('close')} onClick={() => close()} />
    </section>
  );
}

export type PlayerProps = { player: PlayerState };

/** The bar below the pages that plays previews of tracks, and goes on while pages change. */
export function Player({ player }: PlayerProps) {
  const track = player.queue[player.index];
  return track && <OpenPlayer player={player} track={track} />;
}
