import type { ReleaseRemote, ReleaseSet } from './release-set.ts';

/** One thing that differs between two release sets. */
export type SetChange =
  | { kind: 'shell'; from: string; to: string }
  | { kind: 'added' | 'removed' | 'turned-on' | 'turned-off'; remote: string; version: string }
  | { kind: 'version'; remote: string; from: string; to: string }
  | { kind: 'fallback'; remote: string; from: string | undefined; to: string | undefined }
  | { kind: 'budget'; remote: string };

const versionOf = (remote: ReleaseRemote) => (remote.on ? remote.build.descriptor.version : remote.version);
const fallbackOf = (remote: ReleaseRemote) => (remote.on ? remote.previous?.descriptor.version : undefined);

function* remoteChanges(
  remote: string,
  before: ReleaseRemote | undefined,
  after: ReleaseRemote | undefined,
): Generator<SetChange> {
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
  // A move keeps the version it came from; only another fallback than that says something new.
  if (oldFallback !== newFallback && !(from !== to && newFallback === from)) {
    yield { kind: 'fallback', remote, from: oldFallback, to: newFallback };
  }
  const sameBudget = before.budget.entry === after.budget.entry && before.budget.mount === after.budget.mount;
  if (!sameBudget) yield { kind: 'budget', remote };
}

/** What a domain's visitors get otherwise with `after` than with `before`, by remote name. */
export function diffSets(
  before: Pick<ReleaseSet, 'shell' | 'remotes'>,
  after: Pick<ReleaseSet, 'shell' | 'remotes'>,
): SetChange[] {
  const changes: SetChange[] = [];
  const [from, to] = [before.shell.version, after.shell.version];
  if (from !== to) changes.push({ kind: 'shell', from, to });
  const names = new Set([...Object.keys(before.remotes), ...Object.keys(after.remotes)]);
  for (const name of [...names].sort()) {
    changes.push(...remoteChanges(name, before.remotes[name], after.remotes[name]));
  }
  return changes;
}
