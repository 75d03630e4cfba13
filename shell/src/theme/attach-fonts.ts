import { hasPendingCalls } from '@portal/shared/http';
import type { Language, ShellBuild } from '@portal/shared/release';
import { waitForNetworkIdle } from '../browser/network-idle.ts';
import { fileUrl } from '../remotes/release-files.ts';

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

/** Whether the shell came from the HTTP cache; the fonts are then cached as well. */
const isShellCached = ({ base, entries }: ShellBuild): boolean =>
  entries.every((file) =>
    performance
      .getEntriesByName(fileUrl(base, file), 'resource')
      .some((entry) => entry instanceof PerformanceResourceTiming && entry.transferSize === 0),
  );

/** Whether an API call is pending or an element is marked as busy. */
const isContentLoading = () => hasPendingCalls() || document.querySelector('[aria-busy=true]') !== null;

/**
 * Adds the fonts once the content is loaded: on a first visit they are a dozen files, which would compete with API
 * calls for connections.
 */
export const attachFontsAfterContent = async (shell: ShellBuild, language: Language): Promise<void> => {
  if (!isShellCached(shell)) await waitForNetworkIdle(isContentLoading);
  attachFonts(shell, language);
};
