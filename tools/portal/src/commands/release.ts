import type { ReleaseRemote } from '@portal/shared/release';
import { type CommandParent, forDomain, type RunCommand } from '../arguments.ts';
import type { CommandContext } from '../command-context.ts';
import { short, table } from '../output/table.ts';
import { addPlannedMoveCommands } from './planned-moves.ts';
import { addReleaseFreezeCommands, formatFreezes } from './release-freeze.ts';
import { formatHealth } from './release-health.ts';
import { addReleaseKeyCommands } from './release-keys.ts';
import { addMoveCommands, printChanges } from './release-moves.ts';
import { addRolloutCommands, describeRollout } from './release-rollout.ts';
import { addSetupCommands } from './release-setup.ts';
import { fetchRelease, type LogEntry, type Proof } from './release-shapes.ts';

const logTable = (log: readonly LogEntry[]) =>
  table(
    ['move', 'when', 'who', 'approved by', 'what', 'from', 'to', 'proven', 'why'],
    log.map((move) => [
      move.number,
      move.moved_at,
      move.moved_by_email ?? move.moved_by,
      move.approved_by,
      move.share === null ? move.action : `${move.action} ${move.share} %`,
      move.before_set && short(move.before_set),
      short(move.after_set),
      move.proven === null ? null : move.proven ? 'yes' : 'no',
      move.reason,
    ]),
  );

const remoteRow = (name: string, remote: ReleaseRemote) =>
  remote.on
    ? [name, 'on', remote.build.descriptor.version, remote.previous?.descriptor.version ?? null]
    : [name, 'off', remote.version, null];

const describeUnconfirmed = ({ unconfirmed }: Proof) =>
  unconfirmed.length > 0 ? ` (${unconfirmed.length} failures at a first try only)` : '';

/** What is known about a set, for the middle of a sentence. */
const describeProof = (proof: Proof | null) =>
  proof
    ? `${proof.verdict === 'passed' ? 'proven' : 'whose proof failed'} in ${proof.browser} by ${proof.proven_by}, ${proof.proven_at}${describeUnconfirmed(proof)}`
    : 'which is not proven';

/** Prints what a domain runs, its latest moves, and the health of its page loads in the last 24 hours. */
async function showRelease(domain: string, context: CommandContext) {
  const { printer, withServer } = context;
  const found = await withServer(async (client) => {
    const release = await fetchRelease(domain, client);
    const health = await client.get('/operator/release/health', { domain });
    await client.shown.remember(domain, release.set.id);
    return { ...release, health };
  });
  const { set, proof, rollout, follows, freezes, approval, log, health } = found;
  printer.line(`${domain} runs ${set.id}, ${describeProof(proof)}\n`);
  if (rollout) {
    printer.line(`Canary by ${rollout.started_by}, ${rollout.started_at}: ${describeRollout(rollout)}`);
    printChanges('  ', rollout.changes, context);
    printer.line('');
  }
  const rows = Object.entries(set.remotes)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, remote]) => remoteRow(name, remote));
  printer.line(
    table(
      ['name', 'state', 'version', 'fallback', 'moves by itself'],
      [['shell', 'on', set.shell.version, null], ...rows].map((row) => [
        ...row,
        follows.includes(String(row[0])) ? 'to the newest' : 'no',
      ]),
    ),
  );
  if (follows.includes('*')) printer.line('New remotes are added, too.');
  if (approval.required) printer.line('Moves need the approval of a second person.');
  if (freezes.length > 0) printer.line(`\n${formatFreezes(freezes)}`);
  printer.line(`\n${logTable(log.slice(0, 10))}`);
  const before = log.find(({ after_set }) => after_set === set.id)?.before_set;
  printer.line(`\nPage loads of the last 24 hours:\n${formatHealth(health, [set.id, before])}`);
  printer.result(found);
}

/** Prints the log of a domain's releases: who moved it, when and why. */
async function showLog(domain: string, { printer, withServer }: CommandContext) {
  const data = await withServer((client) => client.get('/operator/release/log', { domain, limit: 1000 }));
  printer.line(logTable(data.log));
  printer.result(data);
}

/** Prints how one set differs from another; each is an id, its first digits, or a domain. */
async function diffReleases(from: string, to: string, context: CommandContext) {
  const { printer, withServer } = context;
  const data = await withServer((client) => client.get('/operator/release/diff', { from, to }));
  printer.line(`${short(data.from)} → ${short(data.to)}`);
  if (data.changes.length === 0) printer.line('They run the same.');
  printChanges('', data.changes, context);
  printer.result(data);
}

/** Adds the commands that read and move what domains run. */
export function addReleaseCommands(program: CommandParent, run: RunCommand) {
  const release = program.command('release').description('show and move what domains run');

  forDomain(release.command('show').description('print what a domain runs and its latest moves')).action(
    ({ domain }) => run((context) => showRelease(domain, context)),
  );
  forDomain(release.command('log').description('print who moved it, when and why')).action(({ domain }) =>
    run((context) => showLog(domain, context)),
  );
  release
    .command('diff')
    .description('print how one set differs from another')
    .argument('<from>', 'id of a set, its first digits, or a domain')
    .argument('<to>')
    .action((from, to) => run((context) => diffReleases(from, to, context)));

  addMoveCommands(release, run);
  addRolloutCommands(release, run);
  addSetupCommands(release, run);
  addPlannedMoveCommands(release, run);
  addReleaseFreezeCommands(release, run);
  addReleaseKeyCommands(release, run);
}
