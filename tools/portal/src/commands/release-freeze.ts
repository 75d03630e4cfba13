import { type CommandParent, count, type RunCommand, time } from '../arguments.ts';
import { type CommandContext, toDomain } from '../command-context.ts';
import { CommandFailure } from '../failure.ts';
import { table } from '../output/table.ts';
import type { Freeze } from './release-shapes.ts';

/** Exactly one of the first two members is given. */
type FreezeOptions = {
  domain?: string | undefined;
  all?: true | undefined;
  from?: Date | undefined;
  until: Date;
  reason: string;
};

/** A table of freeze windows. */
export const formatFreezes = (freezes: readonly Freeze[]) =>
  table(
    ['freeze', 'domain', 'from', 'until', 'who', 'why'],
    freezes.map(({ id, domain, from, until, set_by: by, reason }) => [
      id,
      domain ?? 'all',
      from,
      until,
      by,
      reason,
    ]),
  );

/** Refuses moves of a domain, or of all, in a time. */
async function freezeReleases(options: FreezeOptions, { printer, withServer }: CommandContext) {
  const { domain, all, from, until, reason } = options;
  if ((domain === undefined) === (all === undefined))
    throw new CommandFailure('Name the domain with --domain, or every domain with --all.', { code: 'usage' });
  const data = await withServer((client) =>
    client.post('/operator/release/freeze', {
      domain: domain ?? null,
      from: from?.toISOString(),
      until: until.toISOString(),
      reason,
    }),
  );
  printer.line(formatFreezes([data.freeze]));
  printer.result(data);
}

/** Ends a freeze window, or takes a coming one back. */
async function unfreezeReleases(
  { id, reason }: { id: number; reason: string },
  { printer, withServer }: CommandContext,
) {
  const freeze = await withServer(async (client) => {
    const { freezes } = await client.get('/operator/release/freezes');
    const found = freezes.find((each) => each.id === id);
    if (!found)
      throw new CommandFailure(`There is no freeze ${id}; \`release freezes\` lists them.`, {
        code: 'not_found',
      });
    await client.post('/operator/release/unfreeze', { id, domain: found.domain, reason });
    return found;
  });
  printer.line(`freeze ${id} of ${freeze.domain ?? 'all domains'} is ended`);
  printer.result({ freeze });
}

/** Prints the freeze windows that have not ended. */
async function listFreezes({ printer, withServer }: CommandContext) {
  const data = await withServer((client) => client.get('/operator/release/freezes'));
  printer.line(data.freezes.length > 0 ? formatFreezes(data.freezes) : 'No domain is or will be frozen.');
  printer.result(data);
}

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
