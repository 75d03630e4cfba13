import type { CommandContext } from '../command-context.ts';
import { CommandFailure } from '../failure.ts';
import { table } from '../output/table.ts';
import type { Freeze } from './release-shapes.ts';

/** Exactly one of the first two members is given. */
export type FreezeOptions = {
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
export async function freezeReleases(options: FreezeOptions, { printer, withServer }: CommandContext) {
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
export async function unfreezeReleases(
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
export async function listFreezes({ printer, withServer }: CommandContext) {
  const data = await withServer((client) => client.get('/operator/release/freezes'));
  printer.line(data.freezes.length > 0 ? formatFreezes(data.freezes) : 'No domain is or will be frozen.');
  printer.result(data);
}
