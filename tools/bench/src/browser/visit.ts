import { setTimeout as sleep } from 'node:timers/promises';
import type { Browser, CDPSession, Page } from '@playwright/test';
import type { MeasuredPage } from './measured-pages.ts';
import { storageOf } from './session.ts';
import type { BrowserSession } from './session.ts';
import type { Profile } from './profiles.ts';
import { recordPageMetrics } from './record-page-metrics.ts';

/** The cost of one cold visit: counts, bytes on the wire with headers, milliseconds since navigation start. */
export type Visit = {
  requests: number;
  bytes: number;
  scriptBytes: number;
  fcp: number;
  lcp: number;
  figures: number;
};

export type VisitOptions = {
  origin: string;
  page: MeasuredPage;
  profile: Profile;
  session: BrowserSession;
};

const TIMEOUT_MS = 60_000;

async function throttle(cdp: CDPSession, { network, cpu }: Profile) {
  await cdp.send('Network.enable');
  if (network) {
    await cdp.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: network.latency,
      downloadThroughput: network.throughput,
      uploadThroughput: network.throughput,
    });
  }
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: cpu });
}

/** Network idle time after which a visit counts as complete, even on a slow CPU. */
const QUIET_MS = 2_500;

function countTraffic(cdp: CDPSession) {
  const scripts = new Set<string>();
  const open = new Set<string>();
  const totals = { requests: 0, bytes: 0, scriptBytes: 0 };
  let lastActivityAt = performance.now();
  cdp.on('Network.requestWillBeSent', ({ requestId, request }) => {
    if (request.url.startsWith('data:')) return;
    lastActivityAt = performance.now();
    if (!open.has(requestId)) totals.requests += 1;
    open.add(requestId);
  });
  cdp.on('Network.responseReceived', ({ requestId, response }) => {
    if (response.mimeType.includes('javascript')) scripts.add(requestId);
  });
  const end = ({ requestId }: { requestId: string }) => {
    lastActivityAt = performance.now();
    open.delete(requestId);
  };
  cdp.on('Network.loadingFailed', end);
  cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (!open.has(requestId)) return;
    end({ requestId });
    totals.bytes += encodedDataLength;
    if (scripts.has(requestId)) totals.scriptBytes += encodedDataLength;
  });
  return {
    seen: totals,
    /** Late fonts, charts and images belong to the visit, and the largest paint may be one of them. */
    async untilQuiet() {
      const isQuiet = () => open.size === 0 && performance.now() - lastActivityAt > QUIET_MS;
      while (!isQuiet()) await sleep(100);
    },
  };
}

/** Reads the page's metrics once it has painted its content. */
async function readPageMetrics(page: Page) {
  const notes = await page.waitForFunction(
    () => {
      const fcp = performance.getEntriesByName('first-contentful-paint')[0]?.startTime;
      const { lcp, figures } = globalThis.__bench ?? {};
      return fcp !== undefined && lcp !== undefined && figures !== undefined && { fcp, lcp, figures };
    },
    undefined,
    { timeout: TIMEOUT_MS, polling: 200 },
  );
  return notes.jsonValue();
}

/** Visits a page with an empty cache. Throws when the page never shows its content. */
export async function visit(
  browser: Browser,
  { origin, page: target, profile, session }: VisitOptions,
): Promise<Visit> {
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    ...(target.isSignedIn && {
      storageState: storageOf(session, origin),
    }),
  });
  try {
    const page = await context.newPage();
    const cdp = await context.newCDPSession(page);
    await page.addInitScript(recordPageMetrics, target.figures);
    await throttle(cdp, profile);
    const traffic = countTraffic(cdp);
    await page.goto(origin + target.path, { waitUntil: 'commit', timeout: TIMEOUT_MS });
    await readPageMetrics(page);
    await traffic.untilQuiet();
    const notes = await readPageMetrics(page);
    if (!notes) throw new Error(`${origin}${target.path} reported no paints`);
    return { ...traffic.seen, ...notes };
  } finally {
    await context.close();
  }
}
