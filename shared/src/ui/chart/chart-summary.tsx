import { useFormat } from '../../i18n/index.ts';
import { uiTexts } from '../texts/index.ts';
import type { ChartData } from './chart-data.ts';
import { findExtremes } from './chart-point.ts';
import type { ChartSeries } from './chart-types.ts';
import * as styles from './chart.styles.ts';

/** Props of `ChartSummary`. */
export type ChartSummaryProps = {
  id: string;
  title: string;
  data: ChartData;
  /** A further sentence of the caller. */
  more: string | undefined;
};

/** A summary of the chart and its keys for screen readers. */
export const ChartSummary = ({ id, title, data, more }: ChartSummaryProps) => {
  const { times, series, drawn, format, marks = [], pointAction } = data;
  const { t } = uiTexts.useTexts();
  const words = useFormat();
  const found = findExtremes(drawn.whole);
  const hasMany = series.length > 1;
  const nameOf = ({ series: one, index }: { series: ChartSeries; index: number }) =>
    [hasMany && one.name, times.points[index]?.shortName].filter(Boolean).join(' ');
  const summary = found
    ? t('chart.summary', {
        title,
        from: words.date(times.from),
        to: words.date(times.to),
        highestDay: nameOf(found.highest),
        highest: format.value(found.highest.series.values[found.highest.index]),
        lowestDay: nameOf(found.lowest),
        lowest: format.value(found.lowest.series.values[found.lowest.index]),
      })
    : t('chart.empty');
  const happened = marks.map(({ index, text }) => `${times.points[index]?.shortName} ${text}`).join(', ');
  return (
    <figcaption id={id} css={styles.visuallyHidden}>
      {[
        summary,
        more,
        happened && `${happened}.`,
        t('chart.keys'),
        hasMany && t('chart.lineKeys'),
        pointAction && t('chart.enterKey', { label: pointAction.label }),
      ]
        .filter(Boolean)
        .join(' ')}
    </figcaption>
  );
};
