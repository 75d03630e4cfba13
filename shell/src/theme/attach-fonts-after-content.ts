import type { Language, ShellBuild } from '@portal/shared/release';
import { isContentLoading, waitForNetworkIdle } from '../browser/network-idle.ts';
import { fileUrl } from '../release/release-files.ts';
import { attachFonts } from './attach-fonts.ts';

/** Whether the shell came from the HTTP cache; the fonts are then cached as well. */
const isShellCached = ({ base, entries }: ShellBuild): boolean =>
  entries.every((file) =>
    performance
      .getEntriesByName(fileUrl(base, file), 'resource')
      .some((entry) => entry instanceof PerformanceResourceTiming && entry.transferSize === 0),
  );

/**
 * Adds the fonts once the content is loaded: on a first visit they are a dozen files, which would compete with API
 * calls for connections.
 */
export const attachFontsAfterContent = async (shell: ShellBuild, language: Language): Promise<void> => {
  if (!isShellCached(shell)) await waitForNetworkIdle(isContentLoading);
  attachFonts(shell, language);
};
