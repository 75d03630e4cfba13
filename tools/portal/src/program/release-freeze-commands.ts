import { toDomain } from '../command-context.ts';
import { freezeReleases, listFreezes, unfreezeReleases } from '../commands/release-freeze.ts';
import { type CommandParent, count, type RunCommand, time } from './arguments.ts';

/** Adds the commands that set, list and end the times in which domains do not move. */
export function addReleaseFreezeCommands(release: CommandParent, run: RunCommand) {
  release
    .command('freeze')
    .description('refuse moves in a time, except rollback, revert and switching a remote off')
    .option('--domain <name>', 'the domain, e.g. aurora', toDomain)
    .option('--all', 'every domain')
    .option('--from <time>', 'when it begins, e.g. 2026-12-23T18:00:00+09:00; default: now', time)
    .requiredOption('--until <time>', 'when it ends', time)
    .requiredOption('--reason <text>', 'why; shown to those whose moves are refused')
    .action((options) => run((context) => freezeReleases(options, context)));
  release
    .command('freezes')
    .description('print the freezes that have not ended')
    .action(() => run(listFreezes));
  release
    .command('unfreeze')
    .description('end a freeze, or take a coming one back')
    .argument('<freeze>', 'its number', count)
    .requiredOption('--reason <text>', 'why; written into the audit log')
    .action((id, { reason }) => run((context) => unfreezeReleases({ id, reason }, context)));
}
