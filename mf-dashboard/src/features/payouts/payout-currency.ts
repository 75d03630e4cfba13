import { CURRENCIES } from '@portal/shared/i18n';
import type { Currency } from '@portal/shared/i18n';

/** The currency of an amount of the API, whose document has any text here. */
export const toCurrency = (name: string): Currency => CURRENCIES.find((each) => each === name) ?? 'USD';

/** Whether an amount is above 0. */
export const isAboveZero = (amount: string): boolean => Number(amount) > 0;
