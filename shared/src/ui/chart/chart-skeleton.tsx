import { css } from '@emotion/react';
import { token, type } from '../../theme/index.ts';
import { useIsPhone } from '../parts/use-media.ts';
import { Loading, Skeleton } from '../parts/skeleton.tsx';
import * as styles from './chart.styles.ts';

const titleLine = css({ display: 'flex', alignItems: 'center', height: type.section.lineHeight });

const legendLine = css({
  display: 'flex',
  alignItems: 'center',
  height: type.caption.lineHeight,
  marginTop: token.space[4],
});

const readout = css({ maxWidth: 'none', margin: '0 -4px 8px' });

const Legend = () => (
  <div css={legendLine}>
    <Skeleton width="46%" />
  </div>
);

/** Props of `ChartSkeleton`. */
export type ChartSkeletonProps = {
  /** Of the picture alone. */
  height: number;
  /** A single series explains its lines in words. @default true */
  hasLegend?: boolean;
  /** How many lines there will be: on phones each of several has a row of words. @default 1 */
  series?: number;
};

/** The place of a chart that is on its way, line by line as high as the chart. */
export const ChartSkeleton = ({ height, hasLegend = true, series = 1 }: ChartSkeletonProps) => {
  // Phones have a readout over the picture and the legend below it.
  const isPhone = useIsPhone();
  return (
    <Loading css={styles.chart}>
      <div css={styles.head}>
        <div css={styles.headWords}>
          <div css={titleLine}>
            <Skeleton width="28%" height={16} />
          </div>
          {hasLegend && !isPhone && <Legend />}
        </div>
      </div>
      {isPhone && (
        <Skeleton width="auto" height={styles.readoutHeight(series)} radius="small" css={readout} />
      )}
      <Skeleton height={height} radius="small" />
      {isPhone && series <= 1 && <Legend />}
    </Loading>
  );
};
