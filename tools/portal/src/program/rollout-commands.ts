import { type Command, InvalidArgumentError } from '@commander-js/extra-typings';
import { toDomain } from '../command-context.ts';
import { promoteCanary, startCanary, stepCanary, stopCanary } from '../commands/release-rollout.ts';
import { CommandFailure } from '../failure.ts';
import { type CommandParent, list, type RunCommand } from './arguments.ts';
import { append, toChanges, toPin } from './release-changes.ts';

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
