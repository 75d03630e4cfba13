import { useLayoutEffect, useRef, useState } from 'react';
import { useFormat } from '../../i18n/index.ts';
import type { NumberInput } from '../../i18n/index.ts';
import { token } from '../../theme/index.ts';
import { Delta } from '../data/delta.tsx';
import { Facts } from '../data/facts.tsx';
import { uiTexts } from '../texts/index.ts';
import type { ChartLayout } from './chart-layout.ts';
import type { CursorPosition } from './cursor-position.ts';
import { comparisonAt } from './chart-point.ts';
import type { ChartTimes } from './chart-times.ts';
import type { ChartComparison, ChartFormat, ChartSeries } from './chart-types.ts';
import * as styles from './chart.styles.ts';
import { LineSample } from './line-sample.tsx';
import type { NoteMark } from './place-notes.ts';
import { getLineStyle, getSeriesColor, toNumberOrNull } from './series-style.ts';

const WIDTH = 232;
const BESIDE = 12;

/** Props of `ChartTooltip`. */
export type ChartTooltipProps = {
  layout: ChartLayout;
  cursor: CursorPosition;
  times: ChartTimes;
  series: readonly ChartSeries[];
  comparison: ChartComparison | undefined;
  format: ChartFormat;
  incomplete: number;
  /** Whether the sum of all series is shown. */
  hasTotal: boolean;
  /** Totals per point, for measures whose total is not the sum. */
  totals: readonly NumberInput[] | undefined;
  /** What happened on these days. */
  mark: NoteMark | undefined;
  /** What a cut week or month would be as a whole. */
  scaled: string | undefined;
};

/** The values at the crosshair, on the side with enough space and at the bottom of the plot. */
export const ChartTooltip = (props: ChartTooltipProps) => {
  const { layout, cursor, times, series, comparison, format, incomplete, hasTotal, totals, mark, scaled } =
    props;
  const { index } = cursor;
  const { t } = uiTexts.useTexts();
  const words = useFormat();
  const box = useRef<HTMLDivElement>(null);
  const [height, setHeight] = useState(0);
  useLayoutEffect(
    () => setHeight(box.current?.offsetHeight ?? 0),
    [series.length, comparison, totals, mark, scaled],
  );

  const { plot, x, textScale } = layout;
  const width = WIDTH * textScale;
  const at = x(index);
  const fitsLeft = at - BESIDE - width >= plot.left;
  const fitsRight = at + BESIDE + width <= plot.left + plot.width;
  const isLeft = fitsLeft && (!fitsRight || index > times.points.length / 2);
  const top = Math.max(0, plot.top + plot.height - height - 2);
  const [first] = series;
  const value = first?.values[index];
  const compared = comparisonAt(comparison, index);
  const comparedTime = times.compared[index];
  const ordered = series
    .map((one, position) => ({
      one,
      color: getSeriesColor(one, position),
      lineStyle: getLineStyle(one, position),
      height: toNumberOrNull(one.values[index]),
    }))
    .sort((a, b) => (series.length > 2 ? (b.height ?? -1) - (a.height ?? -1) : 0));
  const isIncomplete = index > times.points.length - 1 - incomplete;

  return (
    <div
      ref={box}
      css={styles.tooltip}
      style={{
        transform: `translate(${Math.round(isLeft ? at - BESIDE - width : at + BESIDE)}px, ${top}px)`,
      }}
      aria-hidden
    >
      <div css={styles.tooltipHead}>
        <Facts items={[times.points[index]?.name, isIncomplete && t('freshness.collecting')]} />
        {comparedTime && compared && compared.value !== null && (
          <Delta change={words.change(value, compared.value)} versus="" />
        )}
      </div>
      {ordered.map(({ one, color, lineStyle }) => (
        <div key={one.id} css={[styles.tooltipRow, one.id === cursor.seriesId && styles.tooltipMarked]}>
          <LineSample
            color={color}
            lineStyle={isIncomplete || times.points[index]?.isCut ? 'dotted' : lineStyle}
          />
          <span css={styles.tooltipName}>{one.name}</span>
          <span css={styles.tooltipValue}>{format.value(one.values[index])}</span>
        </div>
      ))}
      {compared && (
        <div css={styles.tooltipRow}>
          <LineSample color={token.color.compare} lineStyle="dashed" />
          <span css={[styles.tooltipName, styles.tooltipCompared]}>
            {comparedTime?.name ?? compared.name}
          </span>
          <span css={styles.tooltipQuiet}>{format.value(compared.value)}</span>
        </div>
      )}
      {(hasTotal || totals) && (
        <div css={[styles.tooltipRow, styles.tooltipTotal]}>
          <span css={styles.tooltipName}>{t('chart.total')}</span>
          <span css={styles.tooltipValue}>
            {format.value(
              totals
                ? totals[index]
                : series.reduce((sum, one) => sum + (toNumberOrNull(one.values[index]) ?? 0), 0),
            )}
          </span>
        </div>
      )}
      {scaled && <p css={styles.tooltipScaled}>{scaled}</p>}
      {mark && (
        <ul css={styles.tooltipNotes}>
          {mark.notes.map(({ text, names }) => (
            <li key={text}>
              <strong>{text}</strong>
              {names && <span css={styles.tooltipNames}>{names}</span>}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
};
