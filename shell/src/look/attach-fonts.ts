import { hasPendingCalls } from '@portal/shared/http';
import type { Language, ShellBuild } from '@portal/shared/release';
import { networkQuiet } from '../browser/network-quiet.ts';
import { fileUrl } from '../remotes/release-files.ts';

/** Adds the fonts of a language once; the page is readable in the system's fonts until then. */
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

/** A browser that has kept the shell has kept its fonts too. */
const isKept = ({ base, entries }: ShellBuild): boolean =>
  entries.every((file) =>
    performance
      .getEntriesByName(fileUrl(base, file), 'resource')
      .some((entry) => entry instanceof PerformanceResourceTiming && entry.transferSize === 0),
  );

/** Whether content is on its way: a call, or a place on the page that says so. */
const isWaiting = () => hasPendingCalls() || document.querySelector('[aria-busy=true]') !== null;

/**
 * Adds the fonts to a page that fetches its content after its start. On a first visit they are a dozen files, which
 * would take the connections that the figures are waiting for.
 */
export const attachFontsAfterContent = async (shell: ShellBuild, language: Language): Promise<void> => {
  if (!isKept(shell)) await networkQuiet(isWaiting);
  attachFonts(shell, language);
};
