export { Sparkline } from '../parts/sparkline.tsx';
export type { SparklineProps } from '../parts/sparkline.tsx';
export { scaleCutPoints } from './scale-cut-points.ts';
export type { ScaledPoints } from './scale-cut-points.ts';
export { ChartSkeleton } from './chart-skeleton.tsx';
export type { ChartSkeletonProps } from './chart-skeleton.tsx';
export type {
  ChartComparison,
  ChartFormat,
  ChartInterval,
  ChartNote,
  ChartPointAction,
  ChartSeries,
} from './chart-types.ts';
export { TrendChart } from './trend-chart.tsx';
export type { ChartView, TrendChartProps } from './trend-chart.tsx';
