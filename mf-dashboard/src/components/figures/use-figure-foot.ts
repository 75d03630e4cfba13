import { useFormat } from '@portal/shared/i18n';
import type { Currency, NumberInput } from '@portal/shared/i18n';
import { screenClassAtom, useAtomValue } from '@portal/shared/state';
import type { FigureCardProps } from '@portal/shared/ui/data';
import { texts } from '../../texts.ts';
import { useRevenueNote } from '../freshness/use-revenue-note.ts';
import type { Metric } from '../metric.ts';
import type { Comparison, DateRange } from '../period/period.ts';

export type FigureFoot = Pick<FigureCardProps, 'note' | 'change' | 'versus'>;

/**
 * Returns a function for the foot of a figure's card: through which day there is revenue, when that is not the whole
 * period, else the change since the comparison period. Without figures to compare with, cards without a trend say so.
 */
export const useFigureFoot = (
  { period, currency }: { period: DateRange; currency: Currency },
  { compare, hasTrend = false }: { compare: Comparison; hasTrend?: boolean },
) => {
  const { t } = texts.useTexts();
  const format = useFormat(currency);
  const isPhone = useAtomValue(screenClassAtom) === 'mobile';
  const revenueNote = useRevenueNote(period);
  return (metric: Metric, value: NumberInput, previous: NumberInput): FigureFoot => {
    // Fewer days of revenue than the comparison period has would look like a drop.
    const note = revenueNote(metric);
    if (note) return { note };
    if (compare === 'none') return {};
    const change = format.change(value, previous);
    if (change.direction === 'none') return hasTrend ? {} : { note: t('compare.nothing') };
    return { change, versus: isPhone ? '' : t(`compare.versus.${compare}`) };
  };
};
