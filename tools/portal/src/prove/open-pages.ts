import type { Candidate, Failure, Visit } from './proof.schemas.ts';
import { launchBrowser } from './launch-browser.ts';
import type { BuildSource } from './serve-set.ts';

/** Limits of an upload; a broken shell fails on every page in the same way. */
const MAX_FAILURES = 150;
const MAX_REASON = 1_000;

/** Each failure once: pages that are opened by several roles often fail in the same way. */
const summarize = (failures: readonly Failure[], origin: string): Failure[] => {
  const shorten = (reason: string) => reason.replaceAll(origin, '').slice(0, MAX_REASON) || 'no text';
  const found = failures.map((each) => ({ ...each, reason: shorten(each.reason) }));
  return [...new Map(found.map((each) => [JSON.stringify(each), each])).values()].slice(0, MAX_FAILURES);
};

export type OpenPagesOptions = {
  /** Those of the candidate that are opened. */
  wanted: readonly Visit[];
  /** The file of a Chromium. */
  executable: string;
  source: BuildSource;
  print: (text: string) => void;
};

/** What a proof reports to the server. */
export type PagesReport = { browser: string; visits: Omit<Visit, 'path'>[]; failures: Failure[] };

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

/** Opens pages of a set in a browser, on a server of this process. */
export async function openPages(
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
    const { visits, failures } = await Promise.race([visiting, failed]);
    const { origin } = await serving;
    return { browser: `Chromium ${browser.version()}`, visits, failures: summarize(failures, origin) };
  } finally {
    const started = await Promise.allSettled([serving, launching]);
    await Promise.all(started.map((each) => each.status === 'fulfilled' && each.value.close()));
  }
}
