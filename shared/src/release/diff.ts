import type { ReleaseRemote, ReleaseSet } from './release-set.ts';

/** A difference between two release sets. */
export type ReleaseSetChange =
  | { kind: 'shell'; from: string; to: string }
  | { kind: 'added' | 'removed' | 'turned-on' | 'turned-off'; remote: string; version: string }
  | { kind: 'version'; remote: string; from: string; to: string }
  | { kind: 'fallback'; remote: string; from: string | undefined; to: string | undefined }
  | { kind: 'budget'; remote: string };

const versionOf = (remote: ReleaseRemote) => (remote.on ? remote.build.descriptor.version : remote.version);
const fallbackOf = (remote: ReleaseRemote) => (remote.on ? remote.previous?.descriptor.version : undefined);

function* diffRemote(
  remote: string,
  before: ReleaseRemote | undefined,
  after: ReleaseRemote | undefined,
): Generator<ReleaseSetChange> {
  if (!before) {
    if (after) yield { kind: 'added', remote, version: versionOf(after) };
    return;
  }
  if (!after) return void (yield { kind: 'removed', remote, version: versionOf(before) });
  const [from, to] = [versionOf(before), versionOf(after)];
  if (from !== to) yield { kind: 'version', remote, from, to };
  if (before.on !== after.on) yield { kind: after.on ? 'turned-on' : 'turned-off', remote, version: to };
  if (!before.on || !after.on) return;
  const [oldFallback, newFallback] = [fallbackOf(before), fallbackOf(after)];
  // A new version normally has the previous one as its fallback; only another fallback is a change worth listing.
  if (oldFallback !== newFallback && !(from !== to && newFallback === from)) {
    yield { kind: 'fallback', remote, from: oldFallback, to: newFallback };
  }
  const sameBudget = before.budget.entry === after.budget.entry && before.budget.mount === after.budget.mount;
  if (!sameBudget) yield { kind: 'budget', remote };
}

/** Returns the differences of `after` from `before`: the shell's first, then the remotes' by name. */
export function diffReleaseSets(
  before: Pick<ReleaseSet, 'shell' | 'remotes'>,
  after: Pick<ReleaseSet, 'shell' | 'remotes'>,
): ReleaseSetChange[] {
  const changes: ReleaseSetChange[] = [];
  const [from, to] = [before.shell.version, after.shell.version];
  if (from !== to) changes.push({ kind: 'shell', from, to });
  const names = new Set([...Object.keys(before.remotes), ...Object.keys(after.remotes)]);
  for (const name of [...names].sort()) {
    changes.push(...diffRemote(name, before.remotes[name], after.remotes[name]));
  }
  return changes;
}
