import { css } from '@emotion/react';
import { Loading, Skeleton } from '../parts/skeleton.tsx';

const box = css({ display: 'grid', gap: '12px' });

/** Props of `ChartSkeleton`. */
export type ChartSkeletonProps = { height?: number };

/** The place of a chart that is on its way. */
export const ChartSkeleton = ({ height = 300 }: ChartSkeletonProps) => (
  <Loading css={box}>
    <Skeleton width="28%" height={16} />
    <Skeleton width="46%" />
    <Skeleton height={height - 28} radius="small" />
  </Loading>
);
