import type { Language, ShellBuild } from '@portal/shared/release';
import { fileUrl } from '../release/release-files.ts';

/** Adds the font style sheet of a language once; until it loads, the fallback font is shown. */
export const attachFonts = ({ base, fonts }: ShellBuild, language: Language): void => {
  const file = fonts[language];
  if (!file) return;
  const href = fileUrl(base, file);
  if (
    [...document.querySelectorAll('link[rel=stylesheet]')].some((link) => link.getAttribute('href') === href)
  )
    return;
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = href;
  document.head.append(link);
};
