import { css } from '@emotion/react';
import { useState } from 'react';
import { seriesColor, token } from '../../theme/index.ts';

const base = css({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  overflow: 'hidden',
  borderRadius: '50%',
  // White in both schemes, as all that stands on a strong colour.
  color: token.color.onDanger,
  fontWeight: 650,
  lineHeight: 1,
  userSelect: 'none',
});

const square = css({ borderRadius: token.radius.small });

const picture = css({ width: '100%', height: '100%', objectFit: 'cover' });

const HUES = 8;

/** The same name has the same colour on every screen. */
const hueOf = (name: string) =>
  [...name].reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % 9973, 7) % HUES;

// Of the chart's colours only the hue: the lightness is one on which white stands out, in both schemes.
const shades = Array.from({ length: HUES }, (_, hue) => {
  const shade = (lightness: number) => `oklch(from ${seriesColor(hue)} ${lightness} min(c, .16) h)`;
  return css({ backgroundImage: `linear-gradient(135deg, ${shade(0.53)}, ${shade(0.36)})` });
});

const segmenter = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/** The first letter as a reader sees it, a whole emoji included. */
const initialOf = (name: string) => [...segmenter.segment(name.trim())][0]?.segment.toUpperCase() ?? '';

/** Props of `Avatar`. */
export type AvatarProps = {
  /** Whose it is; also gives the letter where there is no picture. */
  name: string;
  src?: string | null | undefined;
  /** Edge length in pixels. @default 24 */
  size?: number;
  /** @default 'round' */
  shape?: 'round' | 'square';
  /** Reads the name out; off where the name stands beside it. @default false */
  isNamed?: boolean;
  className?: string;
};

/** A picture of a person or channel, or the first letter of the name. */
export const Avatar = ({
  name,
  src,
  size = 24,
  shape = 'round',
  isNamed = false,
  className,
}: AvatarProps) => {
  const [failed, setFailed] = useState<string>();
  const hasPicture = Boolean(src) && src !== failed;
  return (
    <span
      css={[base, shape === 'square' && square, !hasPicture && shades[hueOf(name)]]}
      className={className}
      style={{ width: size, height: size, fontSize: Math.round(size * 0.42) }}
      {...(isNamed ? { role: 'img', 'aria-label': name } : { 'aria-hidden': true })}
    >
      {hasPicture && src ? (
        <img
          css={picture}
          src={src}
          alt=""
          width={size}
          height={size}
          loading="lazy"
          decoding="async"
          onError={() => setFailed(src)}
        />
      ) : (
        initialOf(name)
      )}
    </span>
  );
};
