import type { Currency } from '../../facts/index.ts';

/** The places with which each currency is paid. */
const DECIMALS: Record<Currency, number> = { KRW: 0, USD: 2 };

/**
 * Reads a typed amount above 0, also with separators of thousands, as the API takes it; undefined when it is none, or has
 * more places than its currency is paid with.
 */
export const parseAmount = (typed: string, currency: Currency): string | undefined => {
  const text = typed.replaceAll(/[,\s]/g, '');
  const [, whole = '', fraction = ''] = /^(\d{1,13})(?:\.(\d+))?$/.exec(text) ?? [];
  if (whole === '' || fraction.length > DECIMALS[currency] || Number(text) === 0) return undefined;
  return text;
};
