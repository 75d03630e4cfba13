import { css } from '@emotion/react';
import { icons } from './icons.ts';
import type { IconName } from './icons.ts';

/** Small icons get a stronger stroke, so that all sizes look equally heavy. */
const STRONG_UP_TO = 16;

const styles = css({ display: 'block', flex: 'none' });

/** Props of `Icon`. */
export type IconProps = {
  name: IconName;
  /** Edge length in pixels. @default 16 */
  size?: number;
  /** Fills the shape, e.g. a favourite's star. */
  isFilled?: boolean;
  className?: string;
};

/** A line icon in the text's colour; always decoration, words beside it carry the meaning. */
export const Icon = ({ name, size = 16, isFilled = false, className }: IconProps) => {
  const Shape = icons[name];
  return (
    <Shape
      css={styles}
      className={className ?? ''}
      size={size}
      strokeWidth={size <= STRONG_UP_TO ? 2 : 1.75}
      fill={isFilled ? 'currentColor' : 'none'}
      aria-hidden
    />
  );
};
