import { useLayoutEffect, useRef, useState } from 'react';
import { useFormat } from '../../i18n/index.ts';
import { token } from '../../theme/index.ts';
import { Delta } from '../data/delta.tsx';
import { Facts } from '../data/facts.tsx';
import { uiTexts } from '../texts/index.ts';
import type { ChartData } from './chart-data.ts';
import type { ChartLayout } from './chart-layout.ts';
import { readPoint } from './chart-point.ts';
import { ChartSeriesRow } from './chart-series-row.tsx';
import * as styles from './chart.styles.ts';
import { sortSeriesFromTop } from './cursor-position.ts';
import type { CursorPosition } from './cursor-position.ts';
import { LineSample } from './line-sample.tsx';

const WIDTH = 232;
const BESIDE = 12;

/** Props of `ChartTooltip`. */
export type ChartTooltipProps = {
  data: ChartData;
  layout: ChartLayout;
  cursor: CursorPosition;
};

/** The values at the crosshair, on the side with enough space and at the bottom of the plot. */
export const ChartTooltip = ({ data, layout, cursor }: ChartTooltipProps) => {
  const { series, comparison, format, times, totalAt, pointAction } = data;
  const { index } = cursor;
  const hasTotal = totalAt !== undefined;
  const { t } = uiTexts.useTexts();
  const words = useFormat();
  const box = useRef<HTMLDivElement>(null);
  const [height, setHeight] = useState(0);
  const { name, isIncomplete, isDotted, compared, comparedTime, scaled, mark } = readPoint(data, index);
  useLayoutEffect(
    () => setHeight(box.current?.offsetHeight ?? 0),
    [series.length, comparison, hasTotal, mark, scaled],
  );

  const { plot, x, textScale } = layout;
  const width = WIDTH * textScale;
  const at = x(index);
  const fitsLeft = at - BESIDE - width >= plot.left;
  const fitsRight = at + BESIDE + width <= plot.left + plot.width;
  const isLeft = fitsLeft && (!fitsRight || index > times.points.length / 2);
  const top = Math.max(0, plot.top + plot.height - height - 2);
  const rows = series.map((one, position) => ({ one, position }));
  if (series.length > 2) {
    const order = sortSeriesFromTop(series, index);
    rows.sort((a, b) => order.indexOf(a.one.id) - order.indexOf(b.one.id));
  }

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
        <Facts items={[name, isIncomplete && t('freshness.collecting')]} />
        {comparedTime && compared && compared.value !== null && (
          <Delta change={words.change(series[0]?.values[index], compared.value)} versus="" />
        )}
      </div>
      {rows.map(({ one, position }) => (
        <ChartSeriesRow key={one.id} {...{ one, position, isDotted, cursor, format }} />
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
      {hasTotal && (
        <div css={[styles.tooltipRow, styles.tooltipTotal]}>
          <span css={styles.tooltipName}>{t('chart.total')}</span>
          <span css={styles.tooltipValue}>{format.value(totalAt(index))}</span>
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
      {pointAction && <p css={styles.tooltipAction}>{pointAction.label}</p>}
    </div>
  );
};
