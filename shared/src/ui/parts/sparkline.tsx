import { css } from '@emotion/react';
import { useId } from 'react';
import { rem, token } from '../../theme/index.ts';
import { monotonePath } from './monotone-path.ts';
import type { Point } from './monotone-path.ts';

const svg = css({ display: 'block', flex: 'none', overflow: 'visible' });

const PADDING = 2;

/** Props of `Sparkline`. */
export type SparklineProps = {
  /** In order of time; null for a missing value. */
  values: readonly (number | null)[];
  /** How many of the last values are still being collected; they are drawn as dots. @default 0 */
  incomplete?: number;
  /** Colour of the line. @default grey */
  color?: string | undefined;
  /** Fills the area below the line. */
  hasArea?: boolean;
  width?: number;
  height?: number;
  className?: string | undefined;
};

const scale = (values: readonly (number | null)[], width: number, height: number) => {
  const known = values.filter((value) => value !== null);
  const low = Math.min(...known);
  const span = Math.max(...known) - low || 1;
  const step = (width - PADDING * 2) / Math.max(values.length - 1, 1);
  return values.flatMap((value, index): [index: number, point: Point][] =>
    value === null
      ? []
      : [
          [
            index,
            [PADDING + index * step, height - PADDING - ((value - low) / span) * (height - PADDING * 2)],
          ],
        ],
  );
};

/** A small line chart without axes and labels; decoration beside a figure. */
export const Sparkline = ({
  values,
  incomplete = 0,
  color,
  hasArea = false,
  width = 56,
  height = 26,
  className,
}: SparklineProps) => {
  const gradient = useId();
  const stroke = color ?? token.color.text4;
  const lastComplete = values.length - 1 - incomplete;
  const scaled = scale(values, width, height);
  const solid = scaled.filter(([index]) => index <= lastComplete).map(([, point]) => point);
  const tail = scaled.filter(([index]) => index >= lastComplete).map(([, point]) => point);
  const line = monotonePath(solid);
  const [start] = solid;
  const end = solid.at(-1);
  return (
    <svg
      css={svg}
      className={className}
      width={rem(width)}
      height={rem(height)}
      viewBox={`0 0 ${width} ${height}`}
      // Lets a narrower box compress the shape; the stroke width stays the same.
      preserveAspectRatio="none"
      aria-hidden
    >
      {hasArea && start && end && (
        <>
          <linearGradient id={gradient} x1="0" y1="0" x2="0" y2="1">
            <stop offset="0" stopColor={stroke} stopOpacity={0.16} />
            <stop offset="1" stopColor={stroke} stopOpacity={0} />
          </linearGradient>
          <path d={`${line}L${end[0]} ${height}L${start[0]} ${height}Z`} fill={`url(#${gradient})`} />
        </>
      )}
      <g fill="none" stroke={stroke} strokeWidth={1.5} strokeLinecap="round" strokeLinejoin="round">
        <path d={line} vectorEffect="non-scaling-stroke" />
        {incomplete > 0 && tail.length > 1 && (
          <path d={monotonePath(tail)} strokeDasharray="0.1 3.2" vectorEffect="non-scaling-stroke" />
        )}
      </g>
    </svg>
  );
};
