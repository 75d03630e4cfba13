import { useQueryFlag } from '@portal/shared/routing';
import type { ChartPointAction } from '@portal/shared/ui/chart';
import { texts } from '../../texts.ts';
import type { Interval } from '../period/period.ts';

/** A press of a day opens why its revenue changed (`WhyChanged`); weeks and months have no such dialog. */
export const useCausesOfDay = (interval: Interval): ChartPointAction | undefined => {
  const { t } = texts.useTexts();
  const { open } = useQueryFlag('bridge');
  return interval === 'day' ? { label: t('trend.causes'), open } : undefined;
};
