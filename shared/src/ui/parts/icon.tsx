import { css } from '@emotion/react';
import { createElement, Fragment } from 'react';
import { shapeOf, useLateShape } from './icon-shapes.ts';
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

/** Keeps the place of an icon until its shape has come. */
const LateIcon = ({ size = 16, ...props }: IconProps) =>
  useLateShape(props.name) ? (
    <Icon size={size} {...props} />
  ) : (
    <svg css={styles} className={props.className ?? ''} width={size} height={size} aria-hidden />
  );

/** A line icon in the text's colour; always decoration, words beside it carry the meaning. */
export const Icon = (props: IconProps) => {
  const { name, size = 16, isFilled = false, className } = props;
  const shape = shapeOf(name);
  if (!shape) return <LateIcon {...props} />;
  return (
    <svg
      css={styles}
      className={className ?? ''}
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill={isFilled ? 'currentColor' : 'none'}
      stroke="currentColor"
      strokeWidth={size <= STRONG_UP_TO ? 2 : 1.75}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden
    >
      {createElement(Fragment, null, ...shape.map(([tag, attributes]) => createElement(tag, attributes)))}
    </svg>
  );
};
