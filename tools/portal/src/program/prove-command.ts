import { toDomain } from '../command-context.ts';
import { prove, type ProveOptions } from '../commands/prove.ts';
import { CommandFailure } from '../failure.ts';
import { type CommandParent, count, type RunCommand } from './arguments.ts';
import { append, toChanges, toPin } from './release-changes.ts';

type Options = {
  on?: string[] | undefined;
  off?: string[] | undefined;
  pin?: ReturnType<typeof toPin> | undefined;
  update?: true | undefined;
  rollback?: number | undefined;
  revert?: number | undefined;
  remote?: string | undefined;
  set?: string | undefined;
};

const toPlan = ({
  update,
  rollback,
  revert,
  remote,
  set,
  ...change
}: Options): Pick<ProveOptions, 'plan' | 'set'> => {
  const changes = toChanges(change);
  const plans: NonNullable<ProveOptions['plan']>[] = [
    ...(changes.length > 0 ? [{ action: 'change', changes } as const] : []),
    ...(update ? (['update'] as const) : []),
    ...(rollback === undefined ? [] : [{ action: 'rollback', steps: rollback } as const]),
    ...(revert === undefined
      ? []
      : [{ action: 'revert', move: revert, ...(remote === undefined ? {} : { remote }) } as const]),
  ];
  if (plans.length + (set === undefined ? 0 : 1) > 1)
    throw new CommandFailure('Name one move: changes, --update, --rollback, --revert or --set.', {
      code: 'usage',
    });
  return { plan: plans[0], set };
};

/** Adds the command that proves release sets. */
export function addProveCommand(program: CommandParent, run: RunCommand) {
  program
    .command('prove')
    .description('open every page of the set that a move leads to in a browser, and upload the result')
    .argument('<domain>', 'the domain, e.g. aurora')
    .option('--on <remote>', 'the set with it switched on; repeatable', append)
    .option('--off <remote>', 'with it switched off; repeatable', append)
    .option('--pin <remote@version>', 'with it at a build, or at `newest`; repeatable', toPin)
    .option('--update', 'with the newest builds')
    .option('--rollback <steps>', 'as some moves before', count)
    .option('--revert <move>', 'with one move undone', count)
    .option('--remote <remote>', 'with --revert: only what it did to this remote')
    .option('--set <id>', 'a stored set of the domain, by its id or the first 8 digits')
    .option(
      '--browser <path>',
      'a Chromium; default: CHROMIUM, or the one on the PATH, chromium-headless-shell first',
    )
    .option('--again', 'every page, also of what is proven already')
    .action((domain, { browser, again, ...options }) =>
      run((context) => prove({ domain: toDomain(domain), ...toPlan(options), browser, again }, context)),
    );
}
