import { chooseCurrency, chooseLanguage, readCookie } from '@portal/shared/i18n';
import { normaliseColorScheme, type Config, type SiteMetadata } from '@portal/shared/state';

/** Language, currency and colour scheme from cookies, else the domain's defaults, else Korean and won. */
export const resolvePreferences = (domain: string, metadata: SiteMetadata | null): Config => ({
  domain,
  language: chooseLanguage(readCookie('language'), metadata?.default_language),
  currency: chooseCurrency(readCookie('currency'), metadata?.default_currency),
  colorScheme: normaliseColorScheme(readCookie('color_scheme')),
});
