import { useFormat } from '../../i18n/index.ts';
import type { Currency } from '../../i18n/index.ts';

/** Returns a function that formats an amount that is added or taken away, with its sign: +₩1,235. */
export const useSignedMoney = (currency: Currency) => {
  const format = useFormat(currency);
  return (amount: string): string => `${Number(amount) > 0 ? '+' : ''}${format.money(amount)}`;
};
