import { atom } from 'jotai';
import { changeLanguage, writeCookie } from '../i18n/index.ts';
import type { Currency, Language } from '../i18n/index.ts';

/** The colour schemes a user can select; `system` follows the browser's preference. */
export const COLOR_SCHEMES = ['system', 'light', 'dark'] as const;

/** A colour scheme setting. */
export type ColorScheme = (typeof COLOR_SCHEMES)[number];

/** Parses a colour scheme, e.g. of a cookie; returns `system` for an unknown value. */
export const normaliseColorScheme = (value: string | null | undefined): ColorScheme =>
  COLOR_SCHEMES.find((scheme) => scheme === value) ?? 'system';

/** Host name and user settings that a page starts with. */
export type Config = { domain: string; language: Language; currency: Currency; colorScheme: ColorScheme };

/** The page's host name; set when the store is created. */
export const domainAtom = atom('');

const baseLanguageAtom = atom<Language>('ko');
const baseCurrencyAtom = atom<Currency>('KRW');
const baseColorSchemeAtom = atom<ColorScheme>('system');

/**
 * The language of the page; writing it loads the texts, switches without a reload and writes the cookie; rejects when
 * texts cannot be loaded.
 */
export const languageAtom = atom(
  (get) => get(baseLanguageAtom),
  async (_get, set, language: Language) => {
    await changeLanguage(language);
    writeCookie('language', language);
    document.documentElement.lang = language;
    set(baseLanguageAtom, language);
  },
);

/** The currency of requests and amounts; writing it writes the cookie. */
export const currencyAtom = atom(
  (get) => get(baseCurrencyAtom),
  (_get, set, currency: Currency) => {
    writeCookie('currency', currency);
    set(baseCurrencyAtom, currency);
  },
);

/** The colour scheme; writing it changes the page and writes the cookie. */
export const colorSchemeAtom = atom(
  (get) => get(baseColorSchemeAtom),
  (_get, set, scheme: ColorScheme) => {
    writeCookie('color_scheme', scheme);
    if (scheme === 'system') delete document.documentElement.dataset['scheme'];
    else document.documentElement.dataset['scheme'] = scheme;
    set(baseColorSchemeAtom, scheme);
  },
);

/** Sets host name and settings at the start, without writing cookies. */
export const initializeConfigAtom = atom(null, (_get, set, config: Config) => {
  set(domainAtom, config.domain);
  set(baseLanguageAtom, config.language);
  set(baseCurrencyAtom, config.currency);
  set(baseColorSchemeAtom, config.colorScheme);
});
