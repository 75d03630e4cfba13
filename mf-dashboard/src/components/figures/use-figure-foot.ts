import { useFormat } from '@portal/shared/i18n';
import type { Currency, NumberInput } from '@portal/shared/i18n';
import { screenClassAtom, useAtomValue } from '@portal/shared/state';
import type { FigureCardProps } from '@portal/shared/ui/data';
import { texts } from '../../texts.ts';
import { useRevenueNote } from '../freshness/use-revenue-note.ts';
import type { Metric } from '../metric.ts';
import type { Comparison, DateRange } from '../period/period.ts';
import { useFormatPeriod } from '../period/use-format-period.ts';

export type FigureFoot = Pick<FigureCardProps, 'note' | 'change' | 'versus'>;

/**
 * Returns a function for the foot of a figure's card: through which day there is revenue, when that is not the whole
 * period, else the change since the comparison period and its days. Without figures to compare with, cards without a trend say so.
 */
export const useFigureFoot = (
  report: { period: DateRange; compare: DateRange | null; currency: Currency },
  { compare, hasTrend = false }: { compare: Comparison; hasTrend?: boolean },
) => {
  const { t } = texts.useTexts();
  const format = useFormat(report.currency);
  const formatPeriod = useFormatPeriod();
  const isPhone = useAtomValue(screenClassAtom) === 'mobile';
  const revenueNote = useRevenueNote(report.period);
  return (metric: Metric, value: NumberInput, previous: NumberInput): FigureFoot => {
    // Fewer days of revenue than the comparison period has would look like a drop.
    const note = revenueNote(metric);
    if (note) return { note };
    if (compare === 'none' || !report.compare) return {};
    const change = format.change(value, previous);
    if (change.direction === 'none') return hasTrend ? {} : { note: t('compare.nothing') };
    const days = formatPeriod(report.compare);
    // A phone's card is too narrow for more than the days.
    return { change, versus: isPhone ? days : t('compare.versus', { days }) };
  };
};
