import { css } from '@emotion/react';
import { useTrackPlayer } from '@portal/shared/state';
import { token, when } from '@portal/shared/theme';
import { Icon, touchTarget } from '@portal/shared/ui/controls';
import { Thumbnail } from '@portal/shared/ui/data';
import { texts } from '../../texts.ts';
import type { Track } from './tracks.api.ts';

/** The sizes of covers with those of their buttons and icons in pixels. */
const SIZES = {
  'cover-sm': [24, 12],
  cover: [28, 14],
  'cover-lg': [32, 14],
  'cover-fill': [44, 20],
} as const;

const styles = {
  frame: css({ display: 'grid', flex: 'none' }),
  part: css({ gridArea: '1 / 1' }),
  button: css({
    gridArea: '1 / 1',
    placeSelf: 'center',
    position: 'relative',
    // Above a link whose area covers the row.
    zIndex: token.layer.content + 1,
    display: 'grid',
    placeItems: 'center',
    padding: 0,
    border: 0,
    borderRadius: token.radius.full,
    color: token.color.text,
    backgroundColor: token.color.surface,
    boxShadow: token.shadow.e2,
    cursor: 'pointer',
    ...touchTarget,
    [when.print]: { display: 'none' },
  }),
  waiting: css({ [when.hover]: { '&:hover': { color: token.color.primaryText } } }),
  playing: css({ color: token.color.onPrimary, backgroundColor: token.color.primary }),
};

export type PlayableCoverTrack = Pick<Track, 'isrc' | 'title' | 'artist' | 'cover' | 'preview'>;

export type TrackCoverProps = {
  track: PlayableCoverTrack;
  /** The tracks that are played after it. */
  list: readonly PlayableCoverTrack[];
  size: keyof typeof SIZES;
};

function PlayButton({ track, list, size }: TrackCoverProps) {
  const { t } = texts.useTexts();
  const { isPlaying, toggle } = useTrackPlayer(track, list);
  const [edge, icon] = SIZES[size];
  return (
    <button
      type="button"
      css={[styles.button, isPlaying ? styles.playing : styles.waiting]}
      style={{ width: `${edge}px`, height: `${edge}px` }}
      aria-label={t(isPlaying ? 'preview.pause' : 'preview.play', { title: track.title })}
      data-tooltip=""
      onClick={toggle}
    >
      <Icon name={isPlaying ? 'pause' : 'play'} size={icon} isFilled />
    </button>
  );
}

/** The cover of a track, with a button that plays its preview where there is one. */
export function TrackCover({ track, list, size }: TrackCoverProps) {
  if (!track.preview) return <Thumbnail src={track.cover} size={size} />;
  return (
    <span css={styles.frame}>
      <Thumbnail css={styles.part} src={track.cover} size={size} />
      <PlayButton track={track} list={list} size={size} />
    </span>
  );
}
