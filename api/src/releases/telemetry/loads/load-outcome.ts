import type { ReleaseSet } from '@portal/shared/release';
import type { RemoteEvent } from '../telemetry.schemas.ts';

/** The name under which the page itself is counted. */
export const SHELL = 'shell';

/** The remote was not to be shown, which says nothing about its build. */
const NOT_SHOWN = new Set(['off', 'permission']);

type Failure = Pick<RemoteEvent, 'phase'> & { errorClass: string };

/** What events of one page load say of a remote; empty for one that was only opened. */
export type RemoteOutcome = {
  remote: string;
  /** The version that the set runs. */
  version: string;
  mountedMs?: number;
  failedBefore?: Failure;
  failedAfter?: Failure;
};

/** The versions of a remote that is on: the released one, then that of its fallback build. */
const listVersions = (set: ReleaseSet, name: string): (string | undefined)[] => {
  if (name === SHELL) return [set.shell.version];
  const remote = set.remotes[name];
  if (!remote?.on) return [];
  return [remote.build.descriptor.version, remote.previous?.descriptor.version];
};

/** Whether the set has this build of the remote, released or as its fallback. */
export const hasBuild = (set: ReleaseSet, { remote, version }: RemoteEvent) =>
  listVersions(set, remote).includes(version);

const toOutcome = (event: RemoteEvent): Omit<RemoteOutcome, 'remote' | 'version'> => {
  const failure = { phase: event.phase, errorClass: event.error_class ?? '' };
  if (event.outcome === 'ok') return { mountedMs: event.ms };
  if (event.outcome === 'fallback') return {};
  return event.phase === 'mounted' ? { failedAfter: failure } : { failedBefore: failure };
};

/**
 * What events of one page load say of the shell and each remote of the set. The fallback build's own success or failure
 * is not the released build's, whose failure was reported before.
 */
export function collectOutcomes(set: ReleaseSet, events: readonly RemoteEvent[]): RemoteOutcome[] {
  // Whatever a page reports, its shell was loaded.
  const outcomes = new Map<string, RemoteOutcome>([[SHELL, { remote: SHELL, version: set.shell.version }]]);
  for (const event of events) {
    const { remote } = event;
    const [version] = listVersions(set, remote);
    if (!version || NOT_SHOWN.has(event.error_class ?? '')) continue;
    const own = event.version === version ? toOutcome(event) : {};
    // The first of each is kept.
    outcomes.set(remote, { remote, version, ...own, ...outcomes.get(remote) });
  }
  return [...outcomes.values()];
}
