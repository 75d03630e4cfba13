import type { ApexOptions } from 'apexcharts';
import { memo, useMemo } from 'react';
import ReactApexChart from 'react-apexcharts';
import { useReducedMotion } from '../parts/use-media.ts';
import { suppressApexStyle } from './suppress-apex-style.ts';
import type { ChartComparison, ChartSeries } from './chart-types.ts';
import { createLines } from './create-lines.ts';
import type { DottedEnds } from './dotted-ends.ts';

suppressApexStyle();

// The package is CommonJS; depending on the bundler its default import is the component or a module object.
const Chart =
  (ReactApexChart as typeof ReactApexChart & { default?: typeof ReactApexChart }).default ?? ReactApexChart;

const REDRAW_MS = 320;

/** ApexCharts reserves a pixel above and below its lines, so its box is larger than the plot by that. */
const INSET = 1;

/** Props of `ApexPlot`. */
export type ApexPlotProps = {
  series: readonly ChartSeries[];
  comparison: ChartComparison | undefined;
  /** How many points at each end are drawn dotted. */
  dotted: DottedEnds;
  min: number;
  max: number;
  width: number;
  height: number;
};

const Plot = ({ series, comparison, dotted, min, max, width, height }: ApexPlotProps) => {
  const isStill = useReducedMotion();
  const lines = useMemo(() => createLines(series, comparison, dotted), [series, comparison, dotted]);
  const options = useMemo(
    (): ApexOptions => ({
      chart: {
        // Here too: the component compares its own width only with the first one, and would not return to that.
        width,
        height: height + INSET * 2,
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
      yaxis: { show: false, min, max, labels: { show: false }, crosshairs: { show: false } },
    }),
    [isStill, lines, min, max, width, height],
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
