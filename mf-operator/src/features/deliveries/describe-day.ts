import type { Format, TranslateText } from '@portal/shared/i18n';
import type ko from '../../locales/ko.json';
import type { Delivery } from './deliveries.api.ts';
import { isMonthly } from './report-types.ts';

/** The day of a delivery, the month of a report that has one, or that it is a whole list. */
export const describeDay = (
  t: TranslateText<typeof ko>,
  format: Format,
  { day, type }: Pick<Delivery, 'day' | 'type'>,
): string => {
  if (day === null) return t('deliveries.everyDay');
  return isMonthly(type) ? format.month(day) : format.dateWithWeekday(day);
};
