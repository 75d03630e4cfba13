import { texts } from '../../texts.ts';
import type { Period } from './period.ts';
import { usePeriodDays } from './use-period-days.ts';

export type PeriodNameProps = { period: Period };

/** A period in words; one of the viewer's own by its days. */
export const PeriodName = ({ period }: PeriodNameProps) => {
  const { t } = texts.useTexts();
  const daysOf = usePeriodDays();
  return period.preset === 'custom' ? daysOf(period) : t(`period.${period.preset}`);
};
