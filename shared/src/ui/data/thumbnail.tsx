import { css } from '@emotion/react';
import { useState } from 'react';
import { rem, token } from '../../theme/index.ts';
import { Icon } from '../parts/icon.tsx';

const styles = {
  frame: css({
    display: 'grid',
    placeItems: 'center',
    flex: 'none',
    overflow: 'hidden',
    borderRadius: token.radius.tag,
    backgroundColor: token.color.fill2,
    color: token.color.text3,
  }),
  fill: css({ width: '100%', aspectRatio: '1', borderRadius: token.radius.card }),
  picture: css({ width: '100%', height: '100%', objectFit: 'cover' }),
};

/** Width and height in pixels: a short in a table, a compact table, a phone's card and its detail, and covers of tracks. */
const SIZES = {
  short: [27, 44],
  compact: [20, 36],
  card: [42, 72],
  detail: [60, 104],
  'cover-sm': [36, 36],
  cover: [44, 44],
  'cover-lg': [56, 56],
} as const;

/** The proportions of a cover that is as wide as its container. */
const FILL = [1, 1] as const;

/** Props of `Thumbnail`. */
export type ThumbnailProps = {
  src: string | null;
  /** `cover-fill` is a square as wide as its container. @default 'short' */
  size?: keyof typeof SIZES | 'cover-fill';
  className?: string;
};

/** The image of a short or the cover of a track; decoration beside its title. */
export const Thumbnail = ({ src, size = 'short', className }: ThumbnailProps) => {
  const [failed, setFailed] = useState<string>();
  const isFill = size === 'cover-fill';
  const [width, height] = isFill ? FILL : SIZES[size];
  return (
    <span
      css={[styles.frame, isFill && styles.fill]}
      className={className}
      style={isFill ? undefined : { width: rem(width), height: rem(height) }}
      aria-hidden
    >
      {src && src !== failed ? (
        <img
          css={styles.picture}
          src={src}
          alt=""
          width={width}
          height={height}
          loading="lazy"
          decoding="async"
          onError={() => setFailed(src)}
        />
      ) : (
        <Icon name={width === height ? 'music' : 'film'} size={isFill ? 24 : 14} />
      )}
    </span>
  );
};
