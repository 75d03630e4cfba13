import { type Command, InvalidArgumentError } from '@commander-js/extra-typings';
import { type CommandParent, list, type RunCommand } from '../arguments.ts';
import { type CommandContext, toDomain } from '../command-context.ts';
import { CommandFailure } from '../failure.ts';
import { short } from '../output/table.ts';
import type { Client } from '../server/client.ts';
import type { PostData } from '../server/operations.ts';
import { requireExpectedSet } from './expected-set.ts';
import { append, toChanges, toPin } from './release-changes.ts';
import { explainNotProven, isNotProven, type MovePlan, planUpdate, printChanges } from './release-moves.ts';
import { fetchRelease, type Release, type Rollout, tagOf } from './release-shapes.ts';
import { printLeftOut } from './started-domain.ts';

type RolloutOptions = {
  domain: string;
  /** The server requires it outside a demo. */
  reason?: string | undefined;
  /** As for a move of the domain. */
  expect?: string | undefined;
  unproven?: true | undefined;
};

type CanaryOptions = RolloutOptions & {
  /** The move that is tried; `update` is to the newest builds. */
  plan: MovePlan | 'update';
  steps: number[];
  everyMinutes?: number | undefined;
};

type RolloutResult = PostData<'/operator/release/rollout/start'>;

/** A rollout in one line, for people. */
export const describeRollout = ({ candidate, share, steps, next_step_at: next }: Rollout) => {
  const later = [...steps.filter((each) => each > share), 100].map((each) => `${each} %`).join(', ');
  return `${share} % of the visitors get ${short(candidate)}; then ${later}${next === null ? '' : `, the next at ${next}`}`;
};

/** What a call about a rollout needs. */
type RolloutCall = {
  client: Client;
  release: Release;
  /** Makes a simultaneous change fail. */
  seen: { ifMatch: string };
};

/** Changes the rollout of a domain as it is now. */
async function changeRollout(
  { domain, expect }: RolloutOptions,
  { printer, withServer }: CommandContext,
  send: (call: RolloutCall) => Promise<RolloutResult>,
) {
  const data = await withServer(async (client) => {
    const release = await fetchRelease(domain, client);
    await requireExpectedSet({ domain, expect }, release, client);
    const result = await send({ client, release, seen: { ifMatch: tagOf(release) } });
    await client.shown.remember(domain, result.set.id);
    return result;
  });
  const { set, rollout, changes, unfollowed, left_out: leftOut } = data;
  if (rollout) printer.line(`${domain}: ${describeRollout(rollout)}`);
  else printer.line(`${domain}: all visitors get ${short(set.id)}`);
  printChanges(`${domain}: `, changes, { printer });
  printLeftOut(domain, leftOut, { printer });
  for (const name of unfollowed) printer.line(`${domain}: ${name} no longer follows the newest build`);
  printer.result({ domain, set: set.id, rollout, changes, unfollowed, left_out: leftOut });
}

/** Gives a share of a domain's visitors the set that a move leads to. */
const startCanary = (options: CanaryOptions, context: CommandContext) =>
  changeRollout(options, context, ({ client, release, seen }) => {
    const { domain, reason, unproven, steps, everyMinutes } = options;
    const plan = options.plan === 'update' ? planUpdate([], release) : options.plan;
    const body = { domain, reason, unproven, plan, steps, every_minutes: everyMinutes };
    return client.post('/operator/release/rollout/start', body, seen).catch((error: unknown) => {
      throw isNotProven(error) ? explainNotProven(error, domain, plan) : error;
    });
  });

/** Gives more visitors the candidate: the next step's share, or a larger one. */
const stepCanary = (options: RolloutOptions & { to?: number | undefined }, context: CommandContext) =>
  changeRollout(options, context, ({ client, seen }) => {
    const { domain, reason, unproven, to } = options;
    return client.post('/operator/release/rollout/step', { domain, reason, unproven, share: to }, seen);
  });

/** Gives all visitors the candidate. */
const promoteCanary = (options: RolloutOptions, context: CommandContext) =>
  changeRollout(options, context, ({ client, seen }) => {
    const { domain, reason, unproven } = options;
    return client.post('/operator/release/rollout/promote', { domain, reason, unproven }, seen);
  });

/** Gives all visitors what the domain runs. */
const stopCanary = (options: RolloutOptions, context: CommandContext) =>
  changeRollout(options, context, ({ client, seen }) => {
    const { domain, reason } = options;
    return client.post('/operator/release/rollout/stop', { domain, reason }, seen);
  });

const DEFAULT_STEPS = [1, 5, 25];
const MINUTES = { m: 1, h: 60, d: 24 * 60 } as const;

const toShare = (text: string) => {
  const value = Number(text);
  if (!Number.isInteger(value) || value < 1 || value > 100)
    throw new InvalidArgumentError('It is a percentage from 1 to 100.');
  return value;
};

/** The shares of a rollout; the last one may be 100, which is all visitors. */
const toSteps = (text: string) => {
  const shares = list(text).map(toShare);
  return shares.at(-1) === 100 ? shares.slice(0, -1) : shares;
};

const toMinutes = (text: string) => {
  const [, count = '', unit = ''] = /^(\d{1,4})([mhd])$/.exec(text) ?? [];
  if (unit !== 'm' && unit !== 'h' && unit !== 'd')
    throw new InvalidArgumentError('It is a time such as 30m, 2h or 1d.');
  return Number(count) * MINUTES[unit];
};

const forRollout = (command: Command) =>
  command
    .requiredOption('--domain <name>', 'the domain, e.g. aurora', toDomain)
    .option('--reason <text>', 'why; written into the log, and required outside a demo')
    .option(
      '--expect <set>',
      'refuse unless the domain runs this set (its first digits); without it the one shown last, `current` for any',
    );

const UNPROVEN = 'without a proof of the candidate; needs --reason, and the log says so';

/** Adds the commands that give a growing share of a domain's visitors another set. */
export function addRolloutCommands(release: CommandParent, run: RunCommand) {
  forRollout(release.command('canary').description('try a move with a share of the visitors'))
    .option('--on <remote>', 'switch it on; repeatable', append)
    .option('--off <remote>', 'switch it off; repeatable', append)
    .option('--pin <remote@version>', 'move it to a build, or to `newest`; repeatable', toPin)
    .option('--update', 'move everything to the newest builds')
    .option('--steps <percent,…>', 'their shares, growing', toSteps, DEFAULT_STEPS)
    .option(
      '--every <time>',
      'take the next step after e.g. 30m, 2h or 1d; without it by `release step`',
      toMinutes,
    )
    .option('--unproven', UNPROVEN)
    .action(({ on, off, pin, update, every, ...options }) =>
      run((context) => {
        const changes = toChanges({ on, off, pin });
        if (changes.length > 0 === (update ?? false))
          throw new CommandFailure('Name changes, or --update.', { code: 'usage' });
        const plan = update ? 'update' : ({ action: 'change', changes } as const);
        return startCanary({ ...options, plan, everyMinutes: every }, context);
      }),
    );
  forRollout(release.command('step').description('give more visitors the candidate: those of the next step'))
    .option('--to <percent>', 'a larger share; 100 promotes it', toShare)
    .option('--unproven', UNPROVEN)
    .action((options) => run((context) => stepCanary(options, context)));
  forRollout(release.command('promote').description('give all visitors the candidate'))
    .option('--unproven', UNPROVEN)
    .action((options) => run((context) => promoteCanary(options, context)));
  forRollout(release.command('stop').description('give all visitors what the domain runs')).action(
    (options) => run((context) => stopCanary(options, context)),
  );
}
