import { chooseCurrency, chooseLanguage, readCookie } from '@portal/shared/i18n';
import { normaliseColorScheme, type Config, type SiteMetadata } from '@portal/shared/state';

/** What the visitor chose earlier, else what the domain starts with, else Korean and won. */
export const startChoices = (domain: string, metadata: SiteMetadata | null): Config => ({
  domain,
  language: chooseLanguage(readCookie('language'), metadata?.default_language),
  currency: chooseCurrency(readCookie('currency'), metadata?.default_currency),
  colorScheme: normaliseColorScheme(readCookie('color_scheme')),
});
