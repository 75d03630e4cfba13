import { useFormat } from '../../i18n/index.ts';
import type { Day } from '../../i18n/index.ts';
import { Delta } from '../data/delta.tsx';
import { pointName } from './chart-point.ts';
import type { ChartComparison, ChartFormat, ChartInterval, ChartSeries } from './chart-types.ts';
import * as styles from './chart.styles.ts';

/** Props of `ChartReadout`. */
export type ChartReadoutProps = {
  index: number;
  days: readonly Day[];
  interval: ChartInterval;
  series: readonly ChartSeries[];
  comparison: ChartComparison | undefined;
  format: ChartFormat;
};

/** The values at the crosshair in a row under the title: phones have no room for a floating box. */
export const ChartReadout = ({ index, days, interval, series, comparison, format }: ChartReadoutProps) => {
  const words = useFormat();
  const compared = comparison?.values[index];
  const comparedDay = comparison?.days[index];
  return (
    <div css={styles.readout} aria-hidden>
      <span>
        {pointName(days[index], interval, words)}
        {series.length === 1 && <strong>{format.value(series[0]?.values[index])}</strong>}
      </span>
      {comparison && (
        <span css={styles.readoutPart}>
          {comparedDay ? words.shortDate(comparedDay) : comparison.name} {format.value(compared)}
          <Delta change={words.change(series[0]?.values[index], compared)} versus="" />
        </span>
      )}
    </div>
  );
};
