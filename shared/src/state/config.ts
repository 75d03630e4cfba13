import { atom } from 'jotai';
import { changeLanguage, writeCookie } from '../i18n/index.ts';
import type { Currency, Language } from '../i18n/index.ts';

/** Light, dark, or as the system says. */
export const COLOR_SCHEMES = ['system', 'light', 'dark'] as const;

/** A choice of colour scheme. */
export type ColorScheme = (typeof COLOR_SCHEMES)[number];

/** The colour scheme a word means, e.g. a cookie's. */
export const normaliseColorScheme = (value: string | null | undefined): ColorScheme =>
  COLOR_SCHEMES.find((scheme) => scheme === value) ?? 'system';

/** The choices a page starts with. */
export type Config = { domain: string; language: Language; currency: Currency; colorScheme: ColorScheme };

/** The host name the page is on; set when the store is made. */
export const domainAtom = atom('');

const heldLanguageAtom = atom<Language>('ko');
const heldCurrencyAtom = atom<Currency>('KRW');
const heldColorSchemeAtom = atom<ColorScheme>('system');

/** The language of the page; writing it loads the texts, switches without a reload and remembers the choice. */
export const languageAtom = atom(
  (get) => get(heldLanguageAtom),
  async (_get, set, language: Language) => {
    await changeLanguage(language);
    writeCookie('language', language);
    document.documentElement.lang = language;
    set(heldLanguageAtom, language);
  },
);

/** The currency money is asked for and shown in; writing it remembers the choice. */
export const currencyAtom = atom(
  (get) => get(heldCurrencyAtom),
  (_get, set, currency: Currency) => {
    writeCookie('currency', currency);
    set(heldCurrencyAtom, currency);
  },
);

/** The colour scheme; writing it changes the page and remembers the choice. */
export const colorSchemeAtom = atom(
  (get) => get(heldColorSchemeAtom),
  (_get, set, scheme: ColorScheme) => {
    writeCookie('color_scheme', scheme);
    if (scheme === 'system') delete document.documentElement.dataset['scheme'];
    else document.documentElement.dataset['scheme'] = scheme;
    set(heldColorSchemeAtom, scheme);
  },
);

/** Takes over the choices a page starts with, without writing any cookie. */
export const startConfigAtom = atom(null, (_get, set, config: Config) => {
  set(domainAtom, config.domain);
  set(heldLanguageAtom, config.language);
  set(heldCurrencyAtom, config.currency);
  set(heldColorSchemeAtom, config.colorScheme);
});
