import { createContext } from 'react';
import type { ReactNode } from 'react';
import type { Currency } from './languages.ts';

/** The currency the user chose. */
export const CurrencyContext = createContext<Currency>('KRW');

/** Props of `CurrencyProvider`. */
export type CurrencyProviderProps = { currency: Currency; children: ReactNode };

/** Says in which currency money below it is shown, unless an answer of the server names its own. */
export const CurrencyProvider = ({ currency, children }: CurrencyProviderProps) => (
  <CurrencyContext value={currency}>{children}</CurrencyContext>
);
