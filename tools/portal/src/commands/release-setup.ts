import { type CommandParent, forDomain, type RunCommand } from '../arguments.ts';
import { AlreadyReportedError, type CommandContext, toDomain } from '../command-context.ts';
import { short, table } from '../output/table.ts';
import { printStarted } from './started-domain.ts';

type StartOptions = {
  domain?: string | undefined;
  template?: string | undefined;
  /** The newest published builds, also those that no domain has released. */
  newest?: true | undefined;
  reason?: string | undefined;
};

/** Gives one domain, or all without a release set, their first one, and fails at the end if any was refused. */
async function startReleases(options: StartOptions, context: CommandContext) {
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
async function saveTemplate(name: string, domain: string, { printer, withServer }: CommandContext) {
  const { set } = await withServer((client) => client.post('/operator/release/template', { name, domain }));
  printer.line(`${name}: ${short(set)}, as ${domain} runs it`);
  printer.result({ name, set });
}

/** Prints the templates that new domains can start from. */
async function listTemplates({ printer, withServer }: CommandContext) {
  const data = await withServer((client) => client.get('/operator/release/templates'));
  printer.line(
    table(
      ['template', 'set', 'saved', 'who'],
      data.templates.map(({ name, set, saved_at: at, saved_by: by }) => [name, short(set), at, by]),
    ),
  );
  printer.result(data);
}

type FollowOptions = { domain: string; name: string; follows: boolean; reason?: string | undefined };

/** Sets whether a domain moves to the newest builds of a name by itself. */
async function followBuilds(options: FollowOptions, { printer, withServer }: CommandContext) {
  const { follows } = await withServer((client) => client.post('/operator/release/follow', options));
  printer.line(`${options.domain} follows the newest builds of: ${follows.join(', ') || 'nothing'}`);
  printer.result({ domain: options.domain, follows });
}

/** Adds the commands that start domains and set which builds they follow. */
export function addSetupCommands(release: CommandParent, run: RunCommand) {
  release
    .command('init')
    .description('give one domain, or all without a release, their first one; others keep theirs')
    .option('--domain <name>', 'only this one', toDomain)
    .option('--template <name>', 'start from this template rather than from the released builds')
    .option('--newest', 'start from the newest published builds, also those that no domain has released')
    .option('--reason <text>', 'why; written into the log, and required outside a demo')
    .action((options) => run((context) => startReleases(options, context)));
  const template = release.command('template').description('named sets that new domains start from');
  forDomain(template.command('save').description('name what a domain runs'))
    .argument('<name>')
    .action((name, { domain }) => run((context) => saveTemplate(name, domain, context)));
  template
    .command('list')
    .description('print the templates')
    .action(() => run(listTemplates));
  for (const follows of [true, false])
    forDomain(
      release
        .command(follows ? 'follow' : 'unfollow')
        .description(follows ? 'move to the newest build of a remote whenever one is published' : 'end that'),
    )
      .argument('<name>', 'a remote, `shell`, or "*" for all, also new ones')
      .option('--reason <text>', 'why; written into the audit log, and required outside a demo')
      .action((name, { domain, reason }) =>
        run((context) => followBuilds({ domain, name, follows, reason }, context)),
      );
}
