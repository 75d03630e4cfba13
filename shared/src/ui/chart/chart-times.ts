import type { Day, Format } from '../../i18n/index.ts';
import type { ChartComparison, ChartInterval } from './chart-types.ts';
import {
  comparedPeriods,
  isOtherYear,
  periodName,
  pointName,
  pointPeriods,
  wholePeriod,
} from './point-period.ts';
import type { PointPeriod } from './point-period.ts';

/** A point's time: in full where there is room, without the weekday where there is little. */
export type PointTime = { name: string; shortName: string };

/** What the times of a chart are called, point by point and as a whole. */
export type ChartTimes = {
  points: readonly PointTime[];
  /** Those of the comparison; none where it has no days. */
  compared: readonly PointTime[];
  from: Day | undefined;
  to: Day | undefined;
  whole: string;
  comparedWhole: string | undefined;
};

/** Names the times of a chart. What is compared names its year wherever only that tells the two apart. */
export const chartTimes = (options: {
  days: readonly Day[];
  interval: ChartInterval;
  through: Day | undefined;
  comparison: ChartComparison | undefined;
  format: Format;
}): ChartTimes => {
  const { days, interval, through, comparison, format } = options;
  const points = pointPeriods(days, interval, through);
  const compared = comparedPeriods(comparison?.days ?? [], points);
  const whole = wholePeriod(points);
  const comparedWhole = wholePeriod(compared);
  const timeOf = (period: PointPeriod, hasYear = false): PointTime => ({
    name: pointName(period, interval, format, hasYear),
    shortName:
      interval === 'day' ? periodName(period, format, hasYear) : pointName(period, interval, format, hasYear),
  });
  return {
    points: points.map((point) => timeOf(point)),
    compared: compared.map((point, index) => timeOf(point, isOtherYear(point, points[index]))),
    from: whole?.from,
    to: whole?.to,
    whole: whole ? periodName(whole, format) : '',
    comparedWhole: comparedWhole && periodName(comparedWhole, format, isOtherYear(comparedWhole, whole)),
  };
};
