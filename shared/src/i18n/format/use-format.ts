import { useContext } from 'react';
import { CurrencyContext } from '../currency-context.tsx';
import type { Currency } from '../languages.ts';
import { useLanguage } from '../use-language.ts';
import { createFormat } from './create-format.ts';
import type { Format } from './create-format.ts';

/** All formats in the page's language; `currency` is that of the answer being shown, else the user's choice. */
export const useFormat = (currency?: Currency): Format => {
  const chosen = useContext(CurrencyContext);
  return createFormat(useLanguage(), currency ?? chosen);
};
