import type { Language, ShellBuild } from '@portal/shared/release';
import { isContentLoading, waitForNetworkIdle } from '../browser/network-idle.ts';
import { fileUrl } from '../release/release-files.ts';

const addLink = (href: string, link: Partial<HTMLLinkElement>) => {
  if (!document.querySelector(`link[href="${href}"]`))
    document.head.append(Object.assign(document.createElement('link'), { ...link, href }));
};

/** The files that every page in a language starts with: Chinese has one for Latin and two weights of Han. */
const firstFiles = (language: Language) =>
  language === 'ko' || language === 'en'
    ? [language]
    : ['latin', 400, 600].map((part) => `${language}-${part}`);

/**
 * Adds the fonts that a page in a language starts with, and returns whether it uses web fonts. Until they are loaded, fallback
 * fonts draw the texts.
 */
export const attachFonts = ({ base, fonts }: ShellBuild, language: Language): boolean => {
  const sheet = fonts[language];
  if (!sheet || document.documentElement.dataset['fonts'] !== 'web') return false;
  // Requested with the style sheet that names them, instead of after it.
  for (const file of firstFiles(language))
    addLink(fileUrl(base, `fonts/${file}.woff2`), { rel: 'preload', as: 'font', crossOrigin: '' });
  addLink(fileUrl(base, sheet), { rel: 'stylesheet' });
  return true;
};

/**
 * Adds the fonts of all other characters of a language once the content is loaded: names and titles need them, and their
 * files would compete with API calls for connections. English has none.
 */
export const attachLaterFonts = async (
  { base }: ShellBuild,
  language: Language,
  signal: AbortSignal,
): Promise<void> => {
  if (language === 'en') return;
  await waitForNetworkIdle(isContentLoading);
  if (!signal.aborted) addLink(fileUrl(base, `fonts-${language}-later.css`), { rel: 'stylesheet' });
};
