import type { Command } from '@commander-js/extra-typings';
import { type CommandParent, count, domainList, type RunCommand, time } from '../arguments.ts';
import { AlreadyReportedError, type CommandContext, runEach, toDomain } from '../command-context.ts';
import { CommandFailure } from '../failure.ts';
import { short } from '../output/table.ts';
import type { Client } from '../server/client.ts';
import type { PostBody } from '../server/operations.ts';
import { listAllDomains } from './all-domains.ts';
import { requireExpectedSet } from './expected-set.ts';
import { describePlan, isUnapproved, WAITS_FOR_APPROVAL } from './planned-moves.ts';
import { append, type RemoteChange, toChanges, toPin } from './release-changes.ts';
import { type Change, fetchRelease, type Release, tagOf } from './release-shapes.ts';
import { printLeftOut } from './started-domain.ts';

/** The domains of a move: exactly one of the first three members is given. */
type MoveTarget = {
  domain?: string | undefined;
  domains?: readonly string[] | undefined;
  all?: true | undefined;
  /** The server requires it outside a demo. */
  reason?: string | undefined;
  /** The set that the domain must still run, by its first digits; `current` is any. @default the one shown last */
  expect?: string | undefined;
  /** When the move is made. @default now */
  at?: Date | undefined;
  /** Activates a set although no proof of it passed. */
  unproven?: true | undefined;
};

/** A move as the server plans and makes it. */
export type MovePlan = NonNullable<PostBody<'/operator/release/candidate'>['plan']>;

const listDomains = async ({ domain, domains, all, expect }: MoveTarget, client: Client) => {
  if ([domain, domains, all].filter((each) => each !== undefined).length !== 1)
    throw new CommandFailure('Name the domains with one of --domain, --domains and --all.', {
      code: 'usage',
    });
  if (expect !== undefined && expect !== 'current' && domain === undefined)
    throw new CommandFailure('--expect is about one --domain.', { code: 'usage' });
  if (domain !== undefined) return [domain];
  if (domains) return domains;
  return (await listAllDomains(client)).flatMap((each) => (each.release ? [each.domain] : []));
};

const formatChange = ({ kind, remote, version, from, to }: Change) =>
  [
    remote ?? 'shell',
    kind === 'shell' ? 'version' : kind,
    version ?? `${from ?? 'none'} → ${to ?? 'none'}`,
  ].join(' ');

/** Prints the differences between two sets, a line each. */
export const printChanges = (
  prefix: string,
  changes: readonly Change[],
  { printer }: Pick<CommandContext, 'printer'>,
) => {
  for (const change of changes) printer.line(`${prefix}${formatChange(change)}`);
};

type PlanMove = (release: Release) => MovePlan;

/** The options of `portal prove` for a move. */
const formatPlan = (plan: MovePlan): string => {
  if (plan.action === 'rollback') return `--rollback ${plan.steps}`;
  if (plan.action === 'revert')
    return `--revert ${plan.move}${plan.remote === undefined ? '' : ` --remote ${plan.remote}`}`;
  return plan.changes
    .flatMap(({ remote, on, version }) => [
      ...(on === undefined ? [] : [`--${on ? 'on' : 'off'} ${remote}`]),
      ...(version === undefined ? [] : [`--pin ${remote}@${version}`]),
    ])
    .join(' ');
};

export const isNotProven = (error: unknown): error is CommandFailure =>
  error instanceof CommandFailure && error.code === 'not_proven';

/** A refusal that says what to do. */
export const explainNotProven = (
  { message, code, details }: CommandFailure,
  domain: string,
  plan: MovePlan,
) =>
  new CommandFailure(message, {
    code,
    details: [
      ...details,
      `prove it: portal prove ${domain} ${formatPlan(plan)}`,
      'or move without a proof: --unproven --reason <why>',
    ],
  });

/** Moves a domain from the set that it runs now; a simultaneous move makes it fail. */
async function moveDomain(
  domain: string,
  { reason, expect, unproven, at }: MoveTarget,
  { client, planMove }: { client: Client; planMove: PlanMove },
) {
  const release = await fetchRelease(domain, client);
  await requireExpectedSet({ domain, expect }, release, client);
  const plan = planMove(release);
  const { action, ...body } = plan;
  const order = { domain, reason, unproven, at: at?.toISOString(), ...body };
  const { set, changes, unfollowed, stopped, left_out, planned } = await client
    .post(`/operator/release/${action}`, order, { ifMatch: tagOf(release) })
    .catch((error: unknown) => {
      throw isNotProven(error) ? explainNotProven(error, domain, plan) : error;
    });
  await client.shown.remember(domain, planned ? release.set.id : set.id);
  return { domain, set: set.id, changes, unfollowed, stopped, left_out, planned };
}

/** Moves each domain by itself, prints what changed, and fails at the end if any of them failed. */
async function moveDomains(target: MoveTarget, planMove: PlanMove, context: CommandContext) {
  const { printer, withServer } = context;
  const moves: Awaited<ReturnType<typeof moveDomain>>[] = [];
  const moveAndPrint = async (domain: string, client: Client) => {
    const moved = await moveDomain(domain, target, { client, planMove });
    moves.push(moved);
    if (moved.stopped)
      printer.line(
        `${domain}: the canary of ${short(moved.stopped.set)}, for ${moved.stopped.share} % of the visitors, is stopped`,
      );
    if (moved.changes.length === 0) printer.line(`${domain} runs that already.`);
    printLeftOut(domain, moved.left_out, context);
    printChanges(`${domain}: `, moved.changes, context);
    for (const name of moved.unfollowed)
      printer.line(`${domain}: ${name} no longer follows the newest build`);
    if (moved.planned) printer.line(`${domain}: ${describePlan(moved.planned)}`);
  };
  await withServer(async (client) =>
    runEach('domain', await listDomains(target, client), context, {
      task: (domain) => moveAndPrint(domain, client),
      // Scripts also learn which domains moved when others did not.
      toResult: (failed) => ({ moves, failed }),
    }),
  );
  if (moves.some(({ planned }) => planned && isUnapproved(planned)))
    throw new AlreadyReportedError(WAITS_FOR_APPROVAL);
}

/** Changes remotes or the shell in one move per domain. */
const changeRemotes = (target: MoveTarget, changes: RemoteChange[], context: CommandContext) => {
  if (changes.length === 0) throw new CommandFailure('Name at least one change.', { code: 'usage' });
  return moveDomains(target, () => ({ action: 'change', changes }), context);
};

/** Moves the named remotes, or all of a domain and the shell, to the newest builds; nothing is switched on or off. */
export const planUpdate = (names: readonly string[], { set }: Pick<Release, 'set'>): MovePlan => {
  const chosen = names.length > 0 ? names : ['shell', ...Object.keys(set.remotes)];
  return { action: 'change', changes: chosen.map((remote) => ({ remote, version: 'newest' })) };
};

const updateRemotes = (target: MoveTarget, names: readonly string[], context: CommandContext) =>
  moveDomains(target, (release) => planUpdate(names, release), context);

/** Rolls back the latest moves. */
export const rollback = (target: MoveTarget, steps: number, context: CommandContext) =>
  moveDomains(target, () => ({ action: 'rollback', steps }), context);

/** Undoes one move, for all remotes that it changed or one of them. */
export const revert = (
  target: MoveTarget,
  { move, remote }: { move: number; remote?: string | undefined },
  context: CommandContext,
) =>
  moveDomains(
    target,
    () => ({ action: 'revert', move, ...(remote === undefined ? {} : { remote }) }),
    context,
  );

/** The options of a command that moves domains. */
const forDomains = (command: Command) =>
  command
    .option('--domain <name>', 'the domain, e.g. aurora', toDomain)
    .option('--domains <list>', 'several domains, separated by commas', domainList)
    .option('--all', 'every domain that has a release')
    .option('--reason <text>', 'why; written into the log, and required outside a demo')
    .option('--at <time>', 'when, e.g. 2026-12-01T03:00:00+09:00; it is checked now and made then', time)
    .option(
      '--unproven',
      'without a proof of the set that it leads to; needs --reason, and the log says so. Switching off and going back to what ran need none',
    )
    .option(
      '--expect <set>',
      'refuse unless the domain runs this set (its first digits); without it the one shown last, `current` for any',
    );

/** Adds the commands that move what domains run. */
export function addMoveCommands(release: CommandParent, run: RunCommand) {
  forDomains(release.command('on').description('switch a remote on'))
    .argument('<remote>')
    .option('--version <version>', 'with this build rather than the one it had')
    .action((remote, { version, ...target }) =>
      run((context) =>
        changeRemotes(target, [{ remote, on: true, ...(version === undefined ? {} : { version }) }], context),
      ),
    );
  forDomains(
    release.command('off').description('switch a remote off, without a proof; a running canary is stopped'),
  )
    .argument('<remote>')
    .action((remote, target) => run((context) => changeRemotes(target, [{ remote, on: false }], context)));
  forDomains(
    release.command('pin').description('move a remote, or `shell`, to a published build, and keep it there'),
  )
    .argument('<remote>')
    .argument('<version>')
    .action((remote, version, target) =>
      run((context) => changeRemotes(target, [{ remote, version }], context)),
    );
  forDomains(release.command('change').description('several changes in one move'))
    .option('--on <remote>', 'switch it on; repeatable', append)
    .option('--off <remote>', 'switch it off; repeatable', append)
    .option('--pin <remote@version>', 'move it to a build; repeatable', toPin)
    .action(({ on, off, pin, ...target }) =>
      run((context) => changeRemotes(target, toChanges({ on, off, pin }), context)),
    );
  forDomains(
    release
      .command('update')
      .description(
        'move remotes, or all of a domain, to the newest builds that can run there and were not withdrawn; what is off stays off',
      ),
  )
    .argument('[remotes...]')
    .action((remotes, target) => run((context) => updateRemotes(target, remotes, context)));
  forDomains(release.command('rollback').description('undo the latest moves; a running canary is the first'))
    .option('--steps <number>', 'how many', count, 1)
    .action(({ steps, ...target }) => run((context) => rollback(target, steps, context)));
  forDomains(
    release
      .command('revert')
      .description('undo one move, and keep what came later; a running canary is stopped'),
  )
    .argument('<move>', 'its number in the log', count)
    .option('--remote <remote>', 'only what it did to this remote')
    .action((move, { remote, ...target }) => run((context) => revert(target, { move, remote }, context)));
}
