export { readCookie, writeCookie } from './cookies.ts';
export type { PreferenceCookie } from './cookies.ts';
export { addDays } from './days.ts';
export { addMonths, listMonths } from './months.ts';
export type { Month } from './months.ts';
export { createFormat } from './format/create-format.ts';
export type { Format } from './format/create-format.ts';
export type { Change } from './format/change-format.ts';
export type { Day, Instant } from './format/date-format.ts';
export { NO_VALUE } from './format/decimal.ts';
export type { NumberInput } from './format/decimal.ts';
export { useFormat } from './format/use-format.ts';
export { useLanguage } from './use-language.ts';
export { CurrencyProvider } from './currency-context.tsx';
export type { CurrencyProviderProps } from './currency-context.tsx';
export { currentLanguage, i18n, initI18n } from './i18n.ts';
export type { MissingKeyHandler } from './i18n.ts';
export {
  LANGUAGE_NAMES,
  chooseCurrency,
  chooseLanguage,
  normaliseCurrency,
  normaliseLanguage,
} from './languages.ts';
export { CURRENCIES, LANGUAGES, PERIODS } from '../facts/index.ts';
export type { Currency, Language, PeriodName } from '../facts/index.ts';
export { richText } from './rich-text.tsx';
export type { RichTextParts } from './rich-text.tsx';
export { addTexts, changeLanguage, createTexts, registerTexts, loadAllTexts, loadTexts } from './texts.ts';
export type { TextKey, TextLoaders, TextTree, TextValues, Texts, TranslateText } from './texts.ts';
export { wrapText } from './wrap-text.tsx';
