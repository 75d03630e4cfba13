import { AlreadyReportedError, type CommandContext } from '../command-context.ts';
import { short, table } from '../output/table.ts';
import { printStarted } from './started-domain.ts';

export type StartOptions = {
  domain?: string | undefined;
  template?: string | undefined;
  /** The newest published builds, also those that no domain has released. */
  newest?: true | undefined;
  reason?: string | undefined;
};

/** Gives one domain, or all without a release set, their first one, and fails at the end if any was refused. */
export async function startReleases(options: StartOptions, context: CommandContext) {
  const { printer, withServer } = context;
  const data = await withServer((client) => client.post('/operator/release/init', options));
  printer.line(
    data.domains.length === 0
      ? 'Every domain has a release set.'
      : table(
          ['domain', 'outcome', 'set'],
          data.domains.map(({ domain, outcome, set, failure }) => [
            domain,
            outcome,
            set === null ? (failure ?? '') : short(set),
          ]),
        ),
  );
  for (const each of data.domains) printStarted(each, context);
  printer.result(data);
  if (data.domains.some(({ outcome }) => outcome === 'refused')) throw new AlreadyReportedError();
}

/** Names the set that a domain runs as a template. */
export async function saveTemplate(name: string, domain: string, { printer, withServer }: CommandContext) {
  const { set } = await withServer((client) => client.post('/operator/release/template', { name, domain }));
  printer.line(`${name}: ${short(set)}, as ${domain} runs it`);
  printer.result({ name, set });
}

/** Prints the templates that new domains can start from. */
export async function listTemplates({ printer, withServer }: CommandContext) {
  const data = await withServer((client) => client.get('/operator/release/templates'));
  printer.line(
    table(
      ['template', 'set', 'saved', 'who'],
      data.templates.map(({ name, set, saved_at: at, saved_by: by }) => [name, short(set), at, by]),
    ),
  );
  printer.result(data);
}

export type FollowOptions = { domain: string; name: string; follows: boolean; reason?: string | undefined };

/** Sets whether a domain moves to the newest builds of a name by itself. */
export async function followBuilds(options: FollowOptions, { printer, withServer }: CommandContext) {
  const { follows } = await withServer((client) => client.post('/operator/release/follow', options));
  printer.line(`${options.domain} follows the newest builds of: ${follows.join(', ') || 'nothing'}`);
  printer.result({ domain: options.domain, follows });
}
