import type { Format } from '@portal/shared/i18n';
import type { Delivery } from './deliveries.api.ts';

const MICROS = 1_000_000;

/** Millionths of a dollar. */
export const formatUsd = (format: Format, micros: number): string => format.money(micros / MICROS, 'USD');

/** Millionths of any currency; only two of them have formats of their own. */
export const formatMicros = (format: Format, micros: number, currency: string): string =>
  currency === 'USD' || currency === 'KRW'
    ? format.money(micros / MICROS, currency)
    : `${currency} ${format.count(Math.round(micros / MICROS))}`;

type Sums = Pick<Delivery, 'views' | 'revenue_micros'>;

/** The views or the dollars of a delivery; undefined where it has neither. */
export const formatAmount = (format: Format, { views, revenue_micros: micros }: Sums): string | undefined => {
  if (micros !== null) return formatUsd(format, micros);
  return views === null ? undefined : format.count(views);
};
