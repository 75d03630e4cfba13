import type { ReleaseSet } from '@portal/shared/release';
import { reportEvent } from '@portal/shared/state';

/**
 * The token by which the server counts this page load, in the `Server-Timing` header of the page; undefined where the
 * browser does not show it. A page that comes from the browser's cache has the token of its first load.
 */
export const readLoadToken = (): string | undefined => {
  // Some browsers lack these, or have the header on secure origins only.
  const entries = (performance as Partial<Performance>).getEntriesByType?.('navigation');
  const navigation = entries?.[0] as Partial<PerformanceNavigationTiming> | undefined;
  return navigation?.serverTiming?.find(({ name }) => name === 'load')?.description;
};

/** Reports that the portal is mounted on this page. */
export const reportShellMount = ({ id, shell }: ReleaseSet): void =>
  reportEvent({
    set: id,
    remote: 'shell',
    version: shell.version,
    phase: 'mount',
    outcome: 'ok',
    error_class: null,
    ms: Math.round(performance.now()),
  });
