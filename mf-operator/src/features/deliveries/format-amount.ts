import type { Format } from '@portal/shared/i18n';
import type { Delivery } from './deliveries.api.ts';

const MICROS = 1_000_000;

type Sums = Pick<Delivery, 'views' | 'revenue_micros'>;

/** The views or the dollars of a delivery; undefined where it has neither. */
export const formatAmount = (format: Format, { views, revenue_micros: micros }: Sums): string | undefined => {
  if (micros !== null) return format.money(micros / MICROS, 'USD');
  return views === null ? undefined : format.count(views);
};
