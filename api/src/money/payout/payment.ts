import type { Day } from '../../platform/calendar.ts';
import type { Currency } from '@portal/shared/facts';

/** The longest reference of a payment, as banks have it. */
export const MAX_REFERENCE = 140;

/** A payment as it is recorded; its amount is a decimal. */
export type Payment = {
  payee: string;
  currency: Currency;
  amount: string;
  day: Day;
  rate?: string | undefined;
  reference?: string | undefined;
  note?: string | undefined;
  /** Pays more than is payable. */
  reason?: string | undefined;
};
