import type { ReleaseSet } from '@portal/shared/release';
import type { RemoteEvent } from './remote-events.ts';
import { listBuilds, fileUrl } from '../release/release-files.ts';

type ErrorSource = { remote: string; version: string };

/** Returns a function that finds the remote whose code a URL or stack trace belongs to, by the folder of its build. */
export const createErrorAttribution = (set: ReleaseSet) => {
  const folders = Object.entries(set.remotes).flatMap(([remote, release]) =>
    release.on
      ? listBuilds(release).map((build) => ({
          folder: fileUrl(build.base, ''),
          source: { remote, version: build.descriptor.version },
        }))
      : [],
  );
  return (trace: string): ErrorSource | undefined => {
    const matching = folders
      .map(({ folder, source }) => ({ at: trace.indexOf(folder), source }))
      .filter(({ at }) => at >= 0)
      // The topmost frame threw the error.
      .sort((a, b) => a.at - b.at);
    return matching[0]?.source;
  };
};

const getTrace = (event: ErrorEvent | PromiseRejectionEvent): string => {
  const error: unknown = event instanceof ErrorEvent ? event.error : event.reason;
  const stack = error instanceof Error ? (error.stack ?? '') : '';
  return event instanceof ErrorEvent ? `${stack}\n${event.filename}` : stack;
};

/** Reports errors outside of rendering (handlers, timers, promises) against the remote whose code threw them. */
export const reportUncaughtErrors = (
  set: ReleaseSet,
  report: (event: RemoteEvent) => void,
  signal: AbortSignal,
): void => {
  const attribute = createErrorAttribution(set);
  const reported = new Set<string>();
  const handle = (event: ErrorEvent | PromiseRejectionEvent) => {
    const source = attribute(getTrace(event));
    const message = event instanceof ErrorEvent ? event.message : String(event.reason);
    const key = `${source?.remote}\n${message}`;
    // Reported once, because a repeating timer would report the same error for ever.
    if (!source || reported.has(key)) return;
    reported.add(key);
    report({
      set: set.id,
      ...source,
      phase: 'mounted',
      outcome: 'failed',
      error_class: 'evaluation',
      ms: Math.round(performance.now()),
    });
  };
  window.addEventListener('error', handle, { signal });
  window.addEventListener('unhandledrejection', handle, { signal });
};
