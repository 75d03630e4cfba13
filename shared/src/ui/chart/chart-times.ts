import type { Day, Format } from '../../i18n/index.ts';
import type { ChartComparison, ChartInterval } from './chart-types.ts';
import {
  computeComparedPeriods,
  hasOtherYear,
  formatPeriod,
  formatPointPeriod,
  computePointPeriods,
  getWholePeriod,
  computeScale,
} from './point-period.ts';
import type { PointPeriod } from './point-period.ts';

/** The names of a point's time: in full, and without the weekday. */
export type PointTime = {
  name: string;
  shortName: string;
  /** Whether the chart's period cuts the point's week or month. */
  isCut: boolean;
};

/** The names of a chart's times, per point and as a whole. */
export type ChartTimes = {
  points: readonly PointTime[];
  /** Names of the comparison's points; empty for a comparison without days. */
  compared: readonly PointTime[];
  from: Day | undefined;
  to: Day | undefined;
  whole: string;
  comparedWhole: string | undefined;
};

const NO_DAYS = { days: [] };

/** Formats the times of a chart; names of the comparison include the year when it differs. */
export const createChartTimes = (options: {
  days: readonly Day[];
  interval: ChartInterval;
  through: Day | undefined;
  comparison: ChartComparison | undefined;
  format: Format;
}): ChartTimes => {
  const { days, interval, through, comparison, format } = options;
  const points = computePointPeriods(days, interval, through);
  const compared = computeComparedPeriods(comparison ?? NO_DAYS, points);
  const whole = getWholePeriod(points);
  const comparedWhole = getWholePeriod(compared);
  const timeOf = (period: PointPeriod, hasYear = false): PointTime => ({
    name: formatPointPeriod(period, interval, format, hasYear),
    shortName:
      interval === 'day'
        ? formatPeriod(period, format, hasYear)
        : formatPointPeriod(period, interval, format, hasYear),
    isCut: computeScale(period, interval) > 1,
  });
  return {
    points: points.map((point) => timeOf(point)),
    compared: compared.map((point, index) => timeOf(point, hasOtherYear(point, points[index]))),
    from: whole?.from,
    to: whole?.to,
    whole: whole ? formatPeriod(whole, format) : '',
    comparedWhole: comparedWhole && formatPeriod(comparedWhole, format, hasOtherYear(comparedWhole, whole)),
  };
};
