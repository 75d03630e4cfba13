import type { ReleaseSet } from '@portal/shared/release';
import type { RemoteEvent } from './remote-events.ts';
import { buildsOf, fileUrl } from './release-files.ts';

type Culprit = { remote: string; version: string };

/** Says whose code an address or a stack belongs to, by the folder each build has for itself. */
export const createAttribution = (set: ReleaseSet) => {
  const folders = Object.entries(set.remotes).flatMap(([remote, release]) =>
    release.on
      ? buildsOf(release).map((build) => ({
          folder: fileUrl(build.base, ''),
          culprit: { remote, version: build.descriptor.version },
        }))
      : [],
  );
  return (trace: string): Culprit | undefined => {
    const found = folders
      .map(({ folder, culprit }) => ({ at: trace.indexOf(folder), culprit }))
      .filter(({ at }) => at >= 0)
      // The topmost frame is where it happened; those below only called it.
      .sort((a, b) => a.at - b.at);
    return found[0]?.culprit;
  };
};

const traceOf = (event: ErrorEvent | PromiseRejectionEvent): string => {
  const error: unknown = event instanceof ErrorEvent ? event.error : event.reason;
  const stack = error instanceof Error ? (error.stack ?? '') : '';
  return event instanceof ErrorEvent ? `${stack}\n${event.filename}` : stack;
};

/** Reports errors outside of rendering (handlers, timers, promises) against the remote whose code threw them. */
export const watchLateErrors = (
  set: ReleaseSet,
  report: (event: RemoteEvent) => void,
  signal: AbortSignal,
): void => {
  const attribute = createAttribution(set);
  const reported = new Set<string>();
  const handle = (event: ErrorEvent | PromiseRejectionEvent) => {
    const culprit = attribute(traceOf(event));
    const message = event instanceof ErrorEvent ? event.message : String(event.reason);
    const key = `${culprit?.remote}\n${message}`;
    // A timer that throws would send the same event for ever.
    if (!culprit || reported.has(key)) return;
    reported.add(key);
    report({
      set: set.id,
      ...culprit,
      phase: 'mounted',
      outcome: 'failed',
      error_class: 'evaluation',
      ms: Math.round(performance.now()),
    });
  };
  window.addEventListener('error', handle, { signal });
  window.addEventListener('unhandledrejection', handle, { signal });
};
