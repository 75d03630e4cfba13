import type { Readable } from 'node:stream';
import type { Candidate, Failure, Visit } from './proof.schemas.ts';
import { launchBrowser } from './launch-browser.ts';
import type { Build } from './serve-set.ts';

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
  download: (build: Build) => Promise<Readable>;
  print: (text: string) => void;
};

/** What a proof reports to the server. */
export type PagesReport = { browser: string; visits: Omit<Visit, 'path'>[]; failures: Failure[] };

/** Opens pages of a set in a browser, on a server of this process. */
export async function openPages(
  candidate: Candidate,
  { wanted, executable, download, print }: OpenPagesOptions,
): Promise<PagesReport> {
  const launching = launchBrowser(executable);
  // Imported while the browser starts.
  const serving = import('./serve-set.ts').then(({ serveSet }) => serveSet(candidate, download, print));
  try {
    const [server, browser] = await Promise.all([serving, launching]);
    // It loads the server's modules, too, which are there by now.
    const { visitPages } = await import('./visit-pages.ts');
    const { visits, failures } = await visitPages(browser, server, {
      visits: wanted,
      // Some pages are left out only where the shell is that of the proof that opened them.
      isShellProven: wanted.length < candidate.visits.length,
    });
    return {
      browser: `Chromium ${browser.version()}`,
      visits,
      failures: summarize(failures, server.origin),
    };
  } finally {
    const started = await Promise.allSettled([serving, launching]);
    await Promise.all(started.map((each) => each.status === 'fulfilled' && each.value.close()));
  }
}
