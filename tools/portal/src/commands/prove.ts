import { releaseSetSchema } from '@portal/shared/release';
import type { CommandContext } from '../command-context.ts';
import { CommandFailure } from '../failure.ts';
import { short } from '../output/table.ts';
import { findBrowser } from '../prove/find-browser.ts';
import type { OpenPagesOptions, PagesReport } from '../prove/open-pages.ts';
import type { Candidate } from '../prove/proof-shapes.ts';
import type { BuildSource } from '../prove/serve-set.ts';
import type { Client } from '../server/client.ts';
import { type MovePlan, planUpdate, printChanges } from './release-moves.ts';
import { fetchRelease, type ProofFailure } from './release-shapes.ts';
import { printLeftOut } from './started-domain.ts';

export type ProveOptions = {
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
