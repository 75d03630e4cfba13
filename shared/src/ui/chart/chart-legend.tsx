import { token } from '../../theme/index.ts';
import { uiTexts } from '../texts/index.ts';
import type { ChartData } from './chart-data.ts';
import { findExtremes } from './chart-point.ts';
import * as styles from './chart.styles.ts';
import { LineSample } from './line-sample.tsx';
import { getLineStyle, getSeriesColor } from './series-style.ts';

/** Props of `ChartLegend`. */
export type ChartLegendProps = {
  data: ChartData;
  /** Whether the highest point is shown. */
  hasHighest: boolean;
};

/** The names of the lines, and the highest point. */
export const ChartLegend = ({ data, hasHighest }: ChartLegendProps) => {
  const { times, series, comparison, drawn, incomplete, scaled, format } = data;
  const { t } = uiTexts.useTexts();
  const [first] = series;
  const isSingle = series.length === 1;
  const highest = isSingle && hasHighest ? findExtremes(drawn.whole)?.highest.index : undefined;
  return (
    <div css={styles.legend}>
      <ul css={styles.legendItems}>
        {series.map((one, index) => (
          <li key={one.id} css={styles.legendItem}>
            <LineSample color={getSeriesColor(one, index)} lineStyle={getLineStyle(one, index)} />
            <span>{isSingle && times.comparedWhole ? times.whole : one.name}</span>
          </li>
        ))}
        {comparison && (
          <li css={styles.legendItem}>
            <LineSample color={token.color.compare} lineStyle="dashed" />
            <span>{times.comparedWhole ?? comparison.name}</span>
          </li>
        )}
        {(incomplete > 0 || scaled) && first && (
          <li css={styles.legendItem}>
            <LineSample
              color={isSingle ? getSeriesColor(first, 0) : token.color.compare}
              lineStyle="dotted"
            />
            <span>{[incomplete > 0 && t('freshness.collecting'), scaled].filter(Boolean).join(' · ')}</span>
          </li>
        )}
      </ul>
      {highest !== undefined && (
        <div css={styles.highest}>
          <span css={styles.highestWords}>
            <span>{t('chart.highest')}</span> <strong>{times.points[highest]?.shortName}</strong>{' '}
            <span>{format.value(first?.values[highest])}</span>
          </span>
        </div>
      )}
    </div>
  );
};
