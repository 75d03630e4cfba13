import { useContext } from 'react';
import { CurrencyContext } from '../currency-context.tsx';
import type { Currency } from '../../facts/index.ts';
import { useLanguage } from '../use-language.ts';
import { createFormat } from './create-format.ts';
import type { Format } from './create-format.ts';

/**
 * All formats in the page's language; pass the currency of the response being shown. @default the user's selected currency
 */
export const useFormat = (currency?: Currency): Format => {
  const chosen = useContext(CurrencyContext);
  return createFormat(useLanguage(), currency ?? chosen);
};
