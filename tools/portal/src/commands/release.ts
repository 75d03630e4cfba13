import type { ReleaseRemote } from '@portal/shared/release';
import type { CommandContext } from '../command-context.ts';
import { CommandFailure } from '../failure.ts';
import { short, table } from '../output/table.ts';
import type { Client } from '../server/client.ts';
import {
  type Change,
  healthResponseSchema,
  initResponseSchema,
  logResponseSchema,
  type LogEntry,
  moveResponseSchema,
  releaseResponseSchema,
} from './release.schemas.ts';

export type ReleaseTarget = {
  domain: string;
  reason: string;
};

const logTable = (log: readonly LogEntry[]) =>
  table(
    ['move', 'when', 'who', 'what', 'from', 'to', 'why'],
    log.map((move) => [
      move.number,
      move.moved_at,
      move.moved_by,
      move.action,
      move.before_set && short(move.before_set),
      short(move.after_set),
      move.reason,
    ]),
  );

const remoteRow = (name: string, remote: ReleaseRemote) =>
  remote.on
    ? [name, 'on', remote.build.descriptor.version, remote.previous?.descriptor.version ?? null]
    : [name, 'off', remote.version, null];

const changeLine = ({ kind, remote, version, from, to }: Change) =>
  [
    remote ?? 'shell',
    kind === 'shell' ? 'version' : kind,
    version ?? `${from ?? 'none'} → ${to ?? 'none'}`,
  ].join(' ');

/** Prints what a domain runs, its latest moves, and failures in browsers of the last 24 hours. */
export async function showRelease(domain: string, { printer, withServer }: CommandContext) {
  const found = await withServer(async (client) => {
    const { data } = await client.call({
      path: '/release',
      query: { domain },
      responseSchema: releaseResponseSchema,
    });
    const { data: health } = await client.call({
      path: '/release/health',
      query: { domain },
      responseSchema: healthResponseSchema,
    });
    return { ...data, health: health.items };
  });
  const { set, log, health } = found;
  printer.line(`${domain} runs ${set.id}\n`);
  const rows = Object.entries(set.remotes)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, remote]) => remoteRow(name, remote));
  printer.line(
    table(['name', 'state', 'version', 'fallback'], [['shell', 'on', set.shell.version, null], ...rows]),
  );
  printer.line(`\n${logTable(log.slice(0, 10))}`);
  const failures = health.filter(({ outcome }) => outcome !== 'ok');
  if (failures.length > 0) {
    const failed = failures.map((each) => [
      each.remote,
      each.version,
      each.phase,
      each.error_class,
      each.events,
    ]);
    printer.line(
      `\nIn the last 24 hours:\n${table(['remote', 'version', 'phase', 'failure', 'times'], failed)}`,
    );
  }
  printer.result(found);
}

/** Prints the log of a domain's releases: who moved it, when and why. */
export async function showLog(domain: string, { printer, withServer }: CommandContext) {
  const { data } = await withServer((client) =>
    client.call({ path: '/release/log', query: { domain, limit: 1000 }, responseSchema: logResponseSchema }),
  );
  printer.line(logTable(data.log));
  printer.result(data);
}

/** Moves a domain from its current release set; a concurrent move makes it fail with a version conflict. */
async function move(
  { domain, reason }: ReleaseTarget,
  { path, body, client }: { path: string; body: object; client: Client },
) {
  const { tag } = await client.call({
    path: '/release',
    query: { domain },
    responseSchema: releaseResponseSchema,
  });
  if (tag === undefined) throw new CommandFailure('The server did not say what the domain runs.');
  const { data } = await client.call({
    method: 'POST',
    path,
    body: { domain, reason, ...body },
    ifMatch: tag,
    responseSchema: moveResponseSchema,
  });
  return data;
}

async function moveAndPrint(
  target: ReleaseTarget,
  { path, body }: { path: string; body: object },
  { printer, withServer }: CommandContext,
) {
  const moved = await withServer((client) => move(target, { path, body, client }));
  if (moved.changes.length === 0) printer.line(`${target.domain} runs that already.`);
  for (const change of moved.changes) printer.line(`${target.domain}: ${changeLine(change)}`);
  printer.result({ domain: target.domain, set: moved.set.id, changes: moved.changes });
}

/** Switches a remote on or off, or moves it or the shell to a published build. */
export const changeRemote = (
  target: ReleaseTarget,
  change: { remote: string; on?: boolean; version?: string },
  context: CommandContext,
) => moveAndPrint(target, { path: '/release/remote', body: change }, context);

/** Rolls back the latest moves of a domain. */
export const rollback = (target: ReleaseTarget, steps: number, context: CommandContext) =>
  moveAndPrint(target, { path: '/release/rollback', body: { steps } }, context);

/** Moves one domain, or all, to the newest builds. */
export async function initReleases(
  { domain, reason }: { domain?: string; reason: string },
  { printer, withServer }: CommandContext,
) {
  const { data } = await withServer((client) =>
    client.call({
      method: 'POST',
      path: '/release/init',
      body: { reason, ...(domain === undefined ? {} : { domain }) },
      responseSchema: initResponseSchema,
    }),
  );
  printer.line(
    table(
      ['domain', 'outcome', 'set'],
      data.domains.map((each) => [each.domain, each.outcome, short(each.set)]),
    ),
  );
  printer.result(data);
}
