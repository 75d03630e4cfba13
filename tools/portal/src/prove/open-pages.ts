import { repeatUntilVerdict } from './attempts.ts';
import { launchBrowser } from './launch-browser.ts';
import type { Candidate, Failure, Visit } from './proof-shapes.ts';
import type { BuildSource } from './serve-set.ts';
import { summarizeFailures } from './summarize-failures.ts';

export type OpenPagesOptions = {
  /** Those of the candidate that are opened. */
  wanted: readonly Visit[];
  /** The file of a Chromium. */
  executable: string;
  source: BuildSource;
  print: (text: string) => void;
};

/** What a proof reports to the server. */
export type PagesReport = {
  browser: string;
  visits: Omit<Visit, 'path'>[];
  failures: Failure[];
  /** What failed at the first try of a page, and not at the second. */
  unconfirmed: Failure[];
};

/** The source, and a promise that is rejected when a file cannot be fetched, which says nothing about its build. */
function watchSource({ findBuild, fetchFile }: BuildSource) {
  const { promise: failed, reject } = Promise.withResolvers<never>();
  // The pages are no longer waited for then, or nothing has waited for them yet.
  failed.catch(() => undefined);
  const watched: BuildSource = {
    findBuild,
    async fetchFile(key) {
      try {
        return await fetchFile(key);
      } catch (error) {
        reject(error);
        throw error;
      }
    },
  };
  return { watched, failed };
}

/**
 * Opens pages of a set in a browser, on a server of this process, again where something other than the pages fails.
 * @throws CommandFailure `proof_interrupted`
 */
export const openPages = (candidate: Candidate, options: OpenPagesOptions): Promise<PagesReport> =>
  repeatUntilVerdict(() => openOnce(candidate, options), options);

async function openOnce(
  candidate: Candidate,
  { wanted, executable, source, print }: OpenPagesOptions,
): Promise<PagesReport> {
  const { watched, failed } = watchSource(source);
  const launching = launchBrowser(executable);
  // Imported while the browser starts.
  const serving = import('./serve-set.ts').then(({ serveSet }) => serveSet(candidate, watched, print));
  // Awaited below, once the browser runs.
  serving.catch(() => undefined);
  try {
    const browser = await launching;
    // It loads the server's modules, too, which are there by now.
    const { visitPages } = await import('./visit-pages.ts');
    const visiting = visitPages(browser, serving, {
      visits: wanted,
      // Some pages are left out only where the shell is that of the proof that opened them.
      isShellProven: wanted.length < candidate.visits.length,
    });
    const { visits, failures, unconfirmed } = await Promise.race([failed, visiting]);
    const { origin } = await serving;
    return {
      browser: `Chromium ${browser.version()}`,
      visits,
      failures: summarizeFailures(failures, origin),
      unconfirmed: summarizeFailures(unconfirmed, origin),
    };
  } finally {
    const started = await Promise.allSettled([serving, launching]);
    await Promise.all(started.map((each) => each.status === 'fulfilled' && each.value.close()));
  }
}
