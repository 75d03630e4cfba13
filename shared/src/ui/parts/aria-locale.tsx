import type { ReactNode } from 'react';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { useLanguage } from '../../i18n/index.ts';

/** Props of `AriaLocale`. */
export type AriaLocaleProps = { children: ReactNode };

/** Sets react-aria's language to the page's instead of the browser's. */
export const AriaLocale = ({ children }: AriaLocaleProps) => {
  const language = useLanguage();
  return <I18nProvider locale={language}>{children}</I18nProvider>;
};
