import { useFormat } from '../../i18n/index.ts';
import { Delta } from '../data/delta.tsx';
import type { ChartTimes } from './chart-times.ts';
import type { ChartComparison, ChartFormat, ChartSeries } from './chart-types.ts';
import * as styles from './chart.styles.ts';

/** Props of `ChartReadout`. */
export type ChartReadoutProps = {
  index: number;
  times: ChartTimes;
  series: readonly ChartSeries[];
  comparison: ChartComparison | undefined;
  format: ChartFormat;
};

/** The values at the crosshair in a row under the title: phones have no room for a floating box. */
export const ChartReadout = ({ index, times, series, comparison, format }: ChartReadoutProps) => {
  const words = useFormat();
  const compared = comparison?.values[index];
  return (
    <div css={styles.readout} aria-hidden>
      <span>
        {times.points[index]?.name}
        {series.length === 1 && <strong>{format.value(series[0]?.values[index])}</strong>}
      </span>
      {comparison && (
        <span css={styles.readoutPart}>
          {times.compared[index]?.shortName ?? comparison.name} {format.value(compared)}
          <Delta change={words.change(series[0]?.values[index], compared)} versus="" />
        </span>
      )}
    </div>
  );
};
