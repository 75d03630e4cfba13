import { releaseSetSchema } from '@portal/shared/release';
import { type CommandParent, count, type RunCommand } from '../arguments.ts';
import { type CommandContext, toDomain } from '../command-context.ts';
import { CommandFailure } from '../failure.ts';
import { short } from '../output/table.ts';
import { findBrowser } from '../prove/find-browser.ts';
import type { OpenPagesOptions, PagesReport } from '../prove/open-pages.ts';
import type { Candidate } from '../prove/proof-shapes.ts';
import type { BuildSource } from '../prove/serve-set.ts';
import type { Client } from '../server/client.ts';
import { append, toChanges, toPin } from './release-changes.ts';
import { type MovePlan, planUpdate, printChanges } from './release-moves.ts';
import { fetchRelease, type ProofFailure } from './release-shapes.ts';
import { printLeftOut } from './started-domain.ts';

type ProveOptions = {
  domain: string;
  /** The move whose set is proven; `update` is to the newest builds. @default none: what the domain runs */
  plan?: MovePlan | 'update' | undefined;
  /** A stored set of the domain, in place of a move's. */
  set?: string | undefined;
  browser?: string | undefined;
  /** Every page, also of a set or a build that is proven already. */
  again?: true | undefined;
};

async function compose({ domain, plan, set }: ProveOptions, client: Client): Promise<Candidate> {
  const planned = plan === 'update' ? planUpdate([], await fetchRelease(domain, client)) : plan;
  const candidate = await client.post('/operator/release/candidate', { domain, plan: planned, set });
  return { ...candidate, set: releaseSetSchema.parse(candidate.set) };
}

const createSource = (client: Client): BuildSource => ({
  async findBuild(query) {
    const { build } = await client.get('/operator/builds/files', query);
    return build;
  },
  fetchFile: client.fetchBuildFile,
});

/** The lines of a stack that are printed; `--json` has all of them. */
const SHOWN_FRAMES = 5;

/** Remote, page and roles, what failed, and below it where. */
function formatFailure({ remote, route, roles, reason, stack }: ProofFailure): string {
  const page = route === null ? remote : `${remote} ${route}`;
  const subject = roles.length > 0 ? `${page} as ${roles.join(', ')}` : page;
  return [`${subject}: ${reason}`, ...stack.slice(0, SHOWN_FRAMES)].join('\n      ');
}

/** The report about a set whose pages all run the code that was opened for another set. */
const NOTHING_TO_OPEN: PagesReport = {
  browser: 'no browser',
  visits: [],
  failures: [],
  unconfirmed: [],
};

const describeRest = (count: number) =>
  count === 0
    ? ''
    : ` ${count} pages run the same code as those of what the domain runs, whose proof passed.`;

async function openPages(candidate: Candidate, options: OpenPagesOptions): Promise<PagesReport> {
  // Imported lazily: it loads the whole server.
  const { openPages: open } = await import('../prove/open-pages.ts');
  return open(candidate, options);
}

/**
 * Opens every page of the set that a move would lead to in a browser, on a server of this process with the demo's data,
 * and uploads what was found.
 */
export async function prove(options: ProveOptions, context: CommandContext) {
  const { printer, environment, withServer } = context;
  const { domain } = options;
  await withServer(async (client) => {
    const candidate = await compose(options, client);
    const { set, proof } = candidate;
    printChanges(`${domain}: `, candidate.changes, context);
    printLeftOut(domain, candidate.left_out, context);
    if (proof?.verdict === 'passed' && !options.again) {
      printer.line(`${short(set.id)} is proven already, in ${proof.browser} by ${proof.proven_by}.`);
      printer.result({ domain, set: set.id, proof });
      return;
    }
    const wanted = candidate.visits.filter(
      ({ remote }) => options.again || !candidate.proven.includes(remote),
    );
    const rest = describeRest(candidate.visits.length - wanted.length);
    if (wanted.length > 0) printer.line(`Opening ${wanted.length} pages of ${short(set.id)} …${rest}`);
    const report =
      wanted.length === 0
        ? NOTHING_TO_OPEN
        : await openPages(candidate, {
            wanted,
            executable: findBrowser(options.browser, environment),
            source: createSource(client),
            print: (text) => printer.line(text.trimEnd()),
          });
    const body = { domain, set: set.id, base: candidate.base, ...report };
    const { proof: found } = await client.post('/operator/release/proof', body);
    const { verdict, failures, unconfirmed } = found;
    if (unconfirmed.length > 0)
      printer.line(
        `At the first try of a page only, so that it does not count:\n${unconfirmed.map((each) => `  ${formatFailure(each)}`).join('\n')}`,
      );
    if (verdict === 'passed')
      printer.line(`${short(set.id)} is proven: ${wanted.length} pages in ${report.browser}.${rest}`);
    printer.result({ domain, set: set.id, proof: found });
    if (verdict === 'failed')
      throw new CommandFailure(`${short(set.id)} failed its proof.`, {
        code: 'proof_failed',
        details: failures.map(formatFailure),
      });
  });
}

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
