import type { ApexOptions } from 'apexcharts';
import { memo, useMemo } from 'react';
import ReactApexChart from 'react-apexcharts';
import { token } from '../../theme/index.ts';
import { useReducedMotion } from '../parts/use-media.ts';
import { suppressApexStyle } from './suppress-apex-style.ts';
import type { ChartComparison, ChartSeries } from './chart-types.ts';
import { getLineStyle, getSeriesColor, toNumberOrNull } from './series-style.ts';

suppressApexStyle();

// The package is CommonJS; depending on the bundler its default import is the component or a module object.
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

/** ApexCharts accepts one length for dash and gap; `chart.styles` maps these values to dash patterns. */
const DOTTED = 1;
const DASHED = 2;

const REDRAW_MS = 320;

/** ApexCharts reserves a pixel above and below its lines, so its box is larger than the plot by that. */
const INSET = 1;

const createLines = (
  series: readonly ChartSeries[],
  comparison: ChartComparison | undefined,
  incomplete: number,
): Line[] => {
  const count = series[0]?.values.length ?? 0;
  const lastComplete = count - 1 - incomplete;
  const lines = series.flatMap((one, index): Line[] => {
    const heights = one.values.map(toNumberOrNull);
    const base = { name: one.name, color: getSeriesColor(one, index), width: 2 };
    const solid = heights.map((height, at) => (at <= lastComplete ? height : null));
    const tail = heights.map((height, at) => (at >= lastComplete ? height : null));
    return [
      {
        ...base,
        dash: getLineStyle(one, index) === 'dashed' ? DASHED : 0,
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
      values: Array.from({ length: count }, (_, at) => toNumberOrNull(comparison.values[at])),
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
  const lines = useMemo(() => createLines(series, comparison, incomplete), [series, comparison, incomplete]);
  const options = useMemo(
    (): ApexOptions => ({
      chart: {
        // Lines without axes, from edge to edge of the box.
        sparkline: { enabled: true },
        animations: {
          enabled: !isStill,
          // Milliseconds. Only changes are animated: the first animation would grow the lines out of a corner.
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
 * The lines of a chart, without axes, crosshair and labels. ApexCharts redraws everything at each update, so props are
 * compared by value.
 */
export const ApexPlot = memo(Plot, (before, after) => JSON.stringify(before) === JSON.stringify(after));
