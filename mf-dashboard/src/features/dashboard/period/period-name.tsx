import { useFormat } from '@portal/shared/i18n';
import { texts } from '../../../texts.ts';
import type { Period } from './period.ts';

export type PeriodNameProps = { period: Period };

/** A period in words; one of the viewer's own by its days. */
export const PeriodName = ({ period }: PeriodNameProps) => {
  const { t } = texts.useTexts();
  const format = useFormat();
  return period.preset === 'custom'
    ? format.shortRange(period.from, period.to)
    : t(`dashboard.period.${period.preset}`);
};
