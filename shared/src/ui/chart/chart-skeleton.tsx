import { css } from '@emotion/react';
import { token, type } from '../../theme/index.ts';
import { useIsPhone } from '../parts/use-media.ts';
import { Loading, Skeleton } from '../parts/skeleton.tsx';
import * as styles from './chart.styles.ts';

const titleLine = css({ display: 'flex', alignItems: 'center', flex: 1, height: type.section.lineHeight });

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
  /** Height of the plot in pixels. */
  height: number;
  /** Whether the chart has a legend, as with a single series. @default true */
  hasLegend?: boolean;
  /** Number of series, each of which has a row in the readout on phones. @default 1 */
  series?: number;
};

/** The skeleton of a `TrendChart`, with the same height. */
export const ChartSkeleton = ({ height, hasLegend = true, series = 1 }: ChartSkeletonProps) => {
  // On phones the readout is above the plot and the legend below it.
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
