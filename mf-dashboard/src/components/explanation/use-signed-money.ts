import { useFormat } from '@portal/shared/i18n';
import type { Currency } from '@portal/shared/i18n';

/** Formats what is added or taken away, with its sign. */
export const useSignedMoney = (currency: Currency) => {
  const format = useFormat(currency);
  return (amount: string): string => `${Number(amount) > 0 ? '+' : ''}${format.money(amount)}`;
};
