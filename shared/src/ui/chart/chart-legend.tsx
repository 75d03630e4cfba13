import { token } from '../../theme/index.ts';
import { uiTexts } from '../texts/index.ts';
import { extremes } from './chart-point.ts';
import type { ChartTimes } from './chart-times.ts';
import type { ChartComparison, ChartFormat, ChartSeries } from './chart-types.ts';
import * as styles from './chart.styles.ts';
import { LineSample } from './line-sample.tsx';
import { strokeStyleOf, paintOf } from './series-paint.ts';

/** Props of `ChartLegend`. */
export type ChartLegendProps = {
  times: ChartTimes;
  series: readonly ChartSeries[];
  comparison: ChartComparison | undefined;
  incomplete: number;
  format: ChartFormat;
  /** The highest point in words; off where there is no room. */
  hasHighest: boolean;
};

/** What each kind of line means, and the highest point in words. */
export const ChartLegend = ({
  times,
  series,
  comparison,
  incomplete,
  format,
  hasHighest,
}: ChartLegendProps) => {
  const { t } = uiTexts.useTexts();
  const [first] = series;
  const isSingle = series.length === 1;
  const highest = isSingle && hasHighest ? extremes(first?.values ?? [])?.highest : undefined;
  return (
    <div css={styles.legend}>
      <ul css={styles.legendItems}>
        {series.map((one, index) => (
          <li key={one.id} css={styles.legendItem}>
            <LineSample color={paintOf(one, index)} look={strokeStyleOf(one, index)} />
            {isSingle && times.comparedWhole ? times.whole : one.name}
          </li>
        ))}
        {comparison && (
          <li css={styles.legendItem}>
            <LineSample color={token.color.compare} look="dashed" />
            {times.comparedWhole ?? comparison.name}
          </li>
        )}
        {incomplete > 0 && first && (
          <li css={styles.legendItem}>
            <LineSample color={isSingle ? paintOf(first, 0) : token.color.compare} look="dotted" />
            {t('freshness.collecting')}
          </li>
        )}
      </ul>
      {highest !== undefined && (
        <div css={styles.highest}>
          <span css={styles.highestWords}>
            {t('chart.highest')} <strong>{times.points[highest]?.shortName}</strong>{' '}
            {format.value(first?.values[highest])}
          </span>
        </div>
      )}
    </div>
  );
};
