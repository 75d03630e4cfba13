import { useFormat } from '../../i18n/index.ts';
import { Delta } from '../data/delta.tsx';
import { Facts } from '../data/facts.tsx';
import { uiTexts } from '../texts/index.ts';
import type { CursorPosition } from './cursor-position.ts';
import { comparisonAt, describeScaled } from './chart-point.ts';
import type { ChartTimes } from './chart-times.ts';
import type { ChartComparison, ChartFormat, ChartSeries } from './chart-types.ts';
import * as styles from './chart.styles.ts';
import { LineSample } from './line-sample.tsx';
import { getLineStyle, getSeriesColor } from './series-style.ts';
import type { DrawnLines } from './use-drawn-lines.ts';

/** Props of `ChartReadout`. */
export type ChartReadoutProps = {
  cursor: CursorPosition;
  times: ChartTimes;
  series: readonly ChartSeries[];
  comparison: ChartComparison | undefined;
  format: ChartFormat;
  incomplete: number;
  drawn: DrawnLines;
  /** Says that cut weeks or months are drawn as whole ones. */
  scaled: string | undefined;
};

/**
 * The values at the crosshair below the title, one row per series; replaces the tooltip on phones.
 */
export const ChartReadout = ({
  cursor,
  times,
  series,
  comparison,
  format,
  incomplete,
  drawn,
  scaled,
}: ChartReadoutProps) => {
  const { index, seriesId } = cursor;
  const { t } = uiTexts.useTexts();
  const words = useFormat();
  const compared = comparisonAt(comparison, index);
  const comparedTime = times.compared[index];
  const scaledWords = describeScaled(scaled, drawn, cursor, format);
  const isIncomplete = index > times.points.length - 1 - incomplete;
  if (series.length > 1) {
    return (
      <div css={[styles.readout, styles.readoutRows]} aria-hidden>
        <Facts items={[times.points[index]?.name, isIncomplete && t('freshness.collecting'), scaledWords]} />
        {series.map((one, position) => (
          <div key={one.id} css={[styles.tooltipRow, one.id === seriesId && styles.tooltipMarked]}>
            <LineSample
              color={getSeriesColor(one, position)}
              lineStyle={isIncomplete || times.points[index]?.isCut ? 'dotted' : getLineStyle(one, position)}
            />
            <span css={styles.tooltipName}>{one.name}</span>
            <span css={styles.tooltipValue}>{format.value(one.values[index])}</span>
          </div>
        ))}
      </div>
    );
  }
  return (
    <div css={styles.readout} aria-hidden>
      <span>
        <span>{times.points[index]?.name}</span>
        <strong>{format.value(series[0]?.values[index])}</strong>
      </span>
      {(compared || isIncomplete || scaledWords) && (
        <span css={styles.readoutPart}>
          {compared && (
            <span>
              <span>{comparedTime?.shortName ?? compared.name}</span>{' '}
              <span>{format.value(compared.value)}</span>
            </span>
          )}
          {scaledWords && <span>{scaledWords}</span>}
          {/* Instead of a change that is not final, and that would not fit beside these words. */}
          {isIncomplete ? (
            <span>{t('freshness.collecting')}</span>
          ) : (
            comparedTime && (
              <Delta change={words.change(series[0]?.values[index], compared?.value)} versus="" />
            )
          )}
        </span>
      )}
    </div>
  );
};
