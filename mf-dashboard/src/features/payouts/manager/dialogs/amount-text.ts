import type { Currency } from '@portal/shared/i18n';

/** The places with which each currency is paid. */
const DECIMALS: Record<Currency, number> = { KRW: 0, USD: 2 };

/** An amount above 0 as it was typed, also with commas, as the API takes it; undefined when it is none in its currency. */
export const parseAmount = (typed: string, currency: Currency): string | undefined => {
  const text = typed.replaceAll(/[,\s]/g, '');
  const [, whole = '', fraction = ''] = /^(\d{1,13})(?:\.(\d+))?$/.exec(text) ?? [];
  if (whole === '' || fraction.length > DECIMALS[currency] || Number(text) === 0) return undefined;
  return text;
};
