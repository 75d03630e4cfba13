import type { ApexOptions } from 'apexcharts';
import { memo, useMemo } from 'react';
import ReactApexChart from 'react-apexcharts';
import { token } from '../../theme/index.ts';
import { useReducedMotion } from '../parts/use-media.ts';
import { claimApexStyle } from './claim-apex-style.ts';
import type { ChartComparison, ChartSeries } from './chart-types.ts';
import { strokeStyleOf, paintOf, toHeight } from './series-paint.ts';

claimApexStyle();

// The package is CommonJS, and bundlers disagree on what its default is: the component, or what holds it.
const Chart =
  (ReactApexChart as typeof ReactApexChart & { default?: typeof ReactApexChart }).default ?? ReactApexChart;

type Line = {
  name: string;
  color: string;
  width: number;
  dash: number;
  isArea: boolean;
  values: (number | null)[];
};

/** The library takes one length for dash and gap; these stand for the patterns of `chart.styles`. */
const DOTTED = 1;
const DASHED = 2;

const REDRAW_MS = 320;

/** The library keeps a pixel free above and below its lines, so its box is that much larger than the plot. */
const INSET = 1;

const linesOf = (
  series: readonly ChartSeries[],
  comparison: ChartComparison | undefined,
  incomplete: number,
): Line[] => {
  const count = series[0]?.values.length ?? 0;
  const lastComplete = count - 1 - incomplete;
  const lines = series.flatMap((one, index): Line[] => {
    const heights = one.values.map(toHeight);
    const base = { name: one.name, color: paintOf(one, index), width: 2 };
    const solid = heights.map((height, at) => (at <= lastComplete ? height : null));
    const tail = heights.map((height, at) => (at >= lastComplete ? height : null));
    return [
      {
        ...base,
        dash: strokeStyleOf(one, index) === 'dashed' ? DASHED : 0,
        isArea: series.length === 1,
        values: solid,
      },
      ...(incomplete > 0 ? [{ ...base, dash: DOTTED, isArea: false, values: tail }] : []),
    ];
  });
  if (comparison)
    lines.push({
      name: comparison.name,
      color: token.color.compare,
      width: 1.5,
      dash: DASHED,
      isArea: false,
      values: Array.from({ length: count }, (_, at) => toHeight(comparison.values[at])),
    });
  return lines;
};

/** Props of `ApexPlot`. */
export type ApexPlotProps = {
  series: readonly ChartSeries[];
  comparison: ChartComparison | undefined;
  incomplete: number;
  max: number;
  width: number;
  height: number;
};

const Plot = ({ series, comparison, incomplete, max, width, height }: ApexPlotProps) => {
  const isStill = useReducedMotion();
  const lines = useMemo(() => linesOf(series, comparison, incomplete), [series, comparison, incomplete]);
  const options = useMemo(
    (): ApexOptions => ({
      chart: {
        // Bare lines from edge to edge of the box.
        sparkline: { enabled: true },
        animations: {
          enabled: !isStill,
          // Milliseconds. Lines morph into other ones; the first would grow out of a corner, over days that are not theirs.
          speed: 1,
          animateGradually: { enabled: false },
          dynamicAnimation: { enabled: !isStill, speed: REDRAW_MS },
        },
        zoom: { enabled: false },
        toolbar: { show: false },
        redrawOnParentResize: false,
        redrawOnWindowResize: false,
      },
      colors: lines.map((line) => line.color),
      stroke: {
        curve: 'monotoneCubic',
        lineCap: 'round',
        width: lines.map((line) => line.width),
        dashArray: lines.map((line) => line.dash),
      },
      fill: { type: 'solid', opacity: lines.map((line) => (line.isArea ? 1 : 0)) },
      legend: { show: false },
      tooltip: { enabled: false },
      markers: { size: 0 },
      dataLabels: { enabled: false },
      grid: { show: false, padding: { top: 0, right: 0, bottom: 0, left: 0 } },
      states: { hover: { filter: { type: 'none' } }, active: { filter: { type: 'none' } } },
      xaxis: {
        type: 'numeric',
        min: 0,
        max: Math.max((lines[0]?.values.length ?? 1) - 1, 1),
        labels: { show: false },
        axisBorder: { show: false },
        axisTicks: { show: false },
        crosshairs: { show: false },
      },
      yaxis: { show: false, min: 0, max, labels: { show: false }, crosshairs: { show: false } },
    }),
    [isStill, lines, max],
  );
  const apexSeries = useMemo(
    () =>
      lines.map((line) => ({
        name: line.name,
        type: line.isArea ? 'area' : 'line',
        data: line.values.map((y, x) => ({ x, y })),
      })),
    [lines],
  );
  return (
    <div style={{ marginTop: -INSET }}>
      <Chart type="line" width={width} height={height + INSET * 2} series={apexSeries} options={options} />
    </div>
  );
};

/**
 * The lines of a chart and nothing else; axes, crosshair and words are drawn around it. The library draws all of it
 * anew at every update, so data that only look new must not reach it.
 */
export const ApexPlot = memo(Plot, (before, after) => JSON.stringify(before) === JSON.stringify(after));
