import { texts } from '../../texts.ts';
import type { Period } from './period.ts';
import { useFormatPeriod } from './use-format-period.ts';

export type PeriodNameProps = { period: Period };

/** The name of a period; a custom one is named by its days. */
export const PeriodName = ({ period }: PeriodNameProps) => {
  const { t } = texts.useTexts();
  const formatPeriod = useFormatPeriod();
  return <span>{period.preset === 'custom' ? formatPeriod(period) : t(`period.${period.preset}`)}</span>;
};
