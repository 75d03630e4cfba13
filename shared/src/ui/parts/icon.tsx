import { css } from '@emotion/react';
import { createElement, Fragment } from 'react';
import { rem } from '../../theme/index.ts';
import { getIconShape, useLazyIconShape } from './icon-shapes.ts';
import type { IconName } from './icons.ts';

/** Icons up to this size in pixels have a wider stroke, so that all sizes look equally heavy. */
const WIDE_STROKE_MAX_SIZE = 16;

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

/** Reserves the space of an icon until its shape is loaded. */
const LazyIcon = ({ size = 16, ...props }: IconProps) =>
  useLazyIconShape(props.name) ? (
    <Icon size={size} {...props} />
  ) : (
    <svg css={styles} className={props.className ?? ''} width={rem(size)} height={rem(size)} aria-hidden />
  );

/** A line icon in the text's colour; hidden from screen readers. */
export const Icon = (props: IconProps) => {
  const { name, size = 16, isFilled = false, className } = props;
  const shape = getIconShape(name);
  if (!shape) return <LazyIcon {...props} />;
  return (
    <svg
      css={styles}
      className={className ?? ''}
      width={rem(size)}
      height={rem(size)}
      viewBox="0 0 24 24"
      fill={isFilled ? 'currentColor' : 'none'}
      stroke="currentColor"
      strokeWidth={size <= WIDE_STROKE_MAX_SIZE ? 2 : 1.75}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden
    >
      {createElement(Fragment, null, ...shape.map(([tag, attributes]) => createElement(tag, attributes)))}
    </svg>
  );
};
