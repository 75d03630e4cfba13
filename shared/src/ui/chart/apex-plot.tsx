import type { ApexOptions } from 'apexcharts';
import { memo } from 'react';
import ReactApexChart from 'react-apexcharts';
import { useReducedMotion } from '../parts/use-media.ts';
import type { ChartComparison, ChartSeries } from './chart-types.ts';
import { createLines } from './create-lines.ts';
import type { DottedEnds } from './dotted-ends.ts';

/** ApexCharts adds a style element unless an element with this id exists. */
const APEX_STYLE_ID = 'apexcharts-css';

// A placeholder instead of its style sheet, which only styles tooltips, legends and toolbars that the portal renders itself.
if (!document.getElementById(APEX_STYLE_ID)) {
  const placeholder = document.createElement('meta');
  placeholder.id = APEX_STYLE_ID;
  document.head.append(placeholder);
}

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
  const lines = createLines(series, comparison, dotted);
  const options: ApexOptions = {
    chart: {
      // Here too: the component compares its own width only with the first one, and would not return to that.
      width,
      height: height + INSET * 2,
      // Lines without axes, grid, legend and toolbar, from edge to edge of the box.
      sparkline: { enabled: true },
      animations: {
        enabled: !isStill,
        // Milliseconds. Only changes are animated: the first animation would grow the lines out of a corner.
        speed: 1,
        animateGradually: { enabled: false },
        dynamicAnimation: { enabled: !isStill, speed: REDRAW_MS },
      },
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
    tooltip: { enabled: false },
    states: { hover: { filter: { type: 'none' } }, active: { filter: { type: 'none' } } },
    xaxis: {
      type: 'numeric',
      min: 0,
      max: Math.max((lines[0]?.values.length ?? 1) - 1, 1),
      crosshairs: { show: false },
    },
    yaxis: { show: false, min, max, crosshairs: { show: false } },
  };
  const apexSeries = lines.map((line) => ({
    name: line.name,
    type: line.isArea ? 'area' : 'line',
    data: line.values.map((y, x) => ({ x, y })),
  }));
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
