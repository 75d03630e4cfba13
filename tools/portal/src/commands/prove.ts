import { chromium } from '@playwright/test';
import type { CommandContext } from '../command-context.ts';
import { CommandFailure } from '../failure.ts';
import { short } from '../output/table.ts';
import { findBrowser } from '../prove/find-browser.ts';
import { type Candidate, candidateSchema, type Failure, recordedSchema } from '../prove/proof.schemas.ts';
import { serveSet } from '../prove/serve-set.ts';
import { visitPages } from '../prove/visit-pages.ts';
import type { Client } from '../server/client.ts';
import { type MovePlan, planUpdate, printChanges } from './release-moves.ts';
import { releaseResponseSchema } from './release.schemas.ts';

export type ProveOptions = {
  domain: string;
  /** The move whose set is proven; `update` is to the newest builds. @default none: what the domain runs */
  plan?: MovePlan | 'update' | undefined;
  browser?: string | undefined;
  /** Also a set that is proven already. */
  again?: true | undefined;
};

/** Limits of an upload; a broken shell fails on every page in the same way. */
const MAX_FAILURES = 150;
const MAX_REASON = 1_000;

/** Chromium needs user namespaces for its sandbox, which containers often lack; it opens builds of our own store only. */
const BROWSER_FLAGS = ['--no-sandbox', '--disable-background-networking', '--disable-component-update'];

async function compose({ domain, plan }: ProveOptions, client: Client): Promise<Candidate> {
  const planned =
    plan === 'update'
      ? planUpdate(
          [],
          (await client.call({ path: '/release', query: { domain }, responseSchema: releaseResponseSchema }))
            .data,
        )
      : plan;
  const { data } = await client.call({
    method: 'POST',
    path: '/release/candidate',
    body: { domain, plan: planned },
    responseSchema: candidateSchema,
  });
  return data;
}

/** Each failure once: pages that are opened by several roles often fail in the same way. */
const summarize = (failures: readonly Failure[], origin: string): Failure[] => {
  const shorten = (reason: string) => reason.replaceAll(origin, '').slice(0, MAX_REASON) || 'no text';
  const found = failures.map((each) => ({ ...each, reason: shorten(each.reason) }));
  return [...new Map(found.map((each) => [JSON.stringify(each), each])).values()].slice(0, MAX_FAILURES);
};

/** Without the lines of a stack, which `--json` has. */
const formatFailure = ({ remote, route, reason }: Pick<Failure, 'remote' | 'route' | 'reason'>) =>
  `${remote}${route === null ? '' : ` ${route}`}: ${reason.split(/\n\s+at /)[0] ?? reason}`;

async function openPages(candidate: Candidate, executable: string, client: Client, context: CommandContext) {
  const server = await serveSet(
    candidate,
    (build) => client.download('/builds/archive', build),
    (text) => context.printer.line(text.trimEnd()),
  );
  try {
    const browser = await chromium.launch({ executablePath: executable, args: BROWSER_FLAGS });
    try {
      const { visits, failures } = await visitPages(browser, server, candidate.visits);
      return {
        browser: `Chromium ${browser.version()}`,
        visits,
        failures: summarize(failures, server.origin),
      };
    } finally {
      await browser.close();
    }
  } finally {
    await server.close();
  }
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
    const { set, visits, proof } = candidate;
    printChanges(`${domain}: `, candidate.changes, context);
    if (proof?.verdict === 'passed' && !options.again) {
      printer.line(`${short(set.id)} is proven already, in ${proof.browser} by ${proof.proven_by}.`);
      printer.result({ domain, set: set.id, proof });
      return;
    }
    const executable = findBrowser(options.browser, environment);
    printer.line(`Opening ${visits.length} pages of ${short(set.id)} …`);
    const report = await openPages(candidate, executable, client, context);
    const { data } = await client.call({
      method: 'POST',
      path: '/release/proof',
      body: { domain, set: set.id, ...report },
      responseSchema: recordedSchema,
    });
    const { verdict, failures } = data.proof;
    if (verdict === 'passed')
      printer.line(`${short(set.id)} is proven: ${visits.length} pages in ${report.browser}.`);
    printer.result({ domain, set: set.id, proof: data.proof });
    if (verdict === 'failed')
      throw new CommandFailure(`${short(set.id)} failed its proof.`, {
        code: 'proof_failed',
        details: failures.map(formatFailure),
      });
  });
}
