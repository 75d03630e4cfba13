import { createContext } from 'react';
import type { ReactNode } from 'react';
import type { Currency } from '../facts/index.ts';

/** The currency that the user selected. */
export const CurrencyContext = createContext<Currency>('KRW');

/** Props of `CurrencyProvider`. */
export type CurrencyProviderProps = { currency: Currency; children: ReactNode };

/** Provides the default currency of `useFormat` to its children. */
export const CurrencyProvider = ({ currency, children }: CurrencyProviderProps) => (
  <CurrencyContext value={currency}>{children}</CurrencyContext>
);
