import { css } from '@emotion/react';
import { useState } from 'react';
import { rem, seriesColor, token } from '../../theme/index.ts';

const base = css({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  overflow: 'hidden',
  borderRadius: token.radius.full,
  // `onDanger` is white in both schemes.
  color: token.color.onDanger,
  fontWeight: 650,
  lineHeight: 1,
  userSelect: 'none',
});

const square = css({ borderRadius: token.radius.small });

const picture = css({ width: '100%', height: '100%', objectFit: 'cover' });

const HUES = 8;

/** Hashes a name, so that it has the same colour on every screen. */
const hashHue = (name: string) =>
  [...name].reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % 9973, 7) % HUES;

// Only the hue is the chart's: the lightness gives white text enough contrast in both schemes.
const shades = Array.from({ length: HUES }, (_, hue) => {
  const shade = (lightness: number) => `oklch(from ${seriesColor(hue)} ${lightness} min(c, .16) h)`;
  return css({ backgroundImage: `linear-gradient(135deg, ${shade(0.53)}, ${shade(0.36)})` });
});

const segmenter = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/** The first grapheme in upper case, so that an emoji is not split. */
const getInitial = (name: string) => [...segmenter.segment(name.trim())][0]?.segment.toUpperCase() ?? '';

/** Props of `Avatar`. */
export type AvatarProps = {
  /** Name of the person or channel; its first letter replaces a missing picture. */
  name: string;
  src?: string | null | undefined;
  /** Edge length in pixels. @default 24 */
  size?: number;
  /** @default 'round' */
  shape?: 'round' | 'square';
  /** Exposes the name to screen readers; leave it off where the name is shown next to it. @default false */
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
      css={[base, shape === 'square' && square, !hasPicture && shades[hashHue(name)]]}
      className={className}
      style={{ width: rem(size), height: rem(size), fontSize: rem(Math.round(size * 0.42)) }}
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
        getInitial(name)
      )}
    </span>
  );
};
