import { setTimeout as sleep } from 'node:timers/promises';
import type { Browser, CDPSession, Page } from '@playwright/test';
import type { MeasuredPage } from './measured-pages.ts';
import { storageOf } from './session.ts';
import type { Session } from './session.ts';
import type { Profile } from './profiles.ts';
import { watchPage } from './watch-page.ts';

/** What one cold visit cost: counts, bytes over the wire with headers, milliseconds since the navigation began. */
export type Visit = {
  requests: number;
  bytes: number;
  scriptBytes: number;
  fcp: number;
  lcp: number;
  figures: number;
};

export type VisitOrder = {
  origin: string;
  page: MeasuredPage;
  profile: Profile;
  session: Session;
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

/** Nothing more comes when the network was quiet for so long, even on a slow processor. */
const QUIET_MS = 2_500;

function countTraffic(cdp: CDPSession) {
  const scripts = new Set<string>();
  const open = new Set<string>();
  const seen = { requests: 0, bytes: 0, scriptBytes: 0 };
  let movedAt = performance.now();
  cdp.on('Network.requestWillBeSent', ({ requestId, request }) => {
    if (request.url.startsWith('data:')) return;
    movedAt = performance.now();
    if (!open.has(requestId)) seen.requests += 1;
    open.add(requestId);
  });
  cdp.on('Network.responseReceived', ({ requestId, response }) => {
    if (response.mimeType.includes('javascript')) scripts.add(requestId);
  });
  const end = ({ requestId }: { requestId: string }) => {
    movedAt = performance.now();
    open.delete(requestId);
  };
  cdp.on('Network.loadingFailed', end);
  cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (!open.has(requestId)) return;
    end({ requestId });
    seen.bytes += encodedDataLength;
    if (scripts.has(requestId)) seen.scriptBytes += encodedDataLength;
  });
  return {
    seen,
    /** Fonts, charts and pictures that come late belong to the visit, and the largest paint may be one of them. */
    async untilQuiet() {
      const isQuiet = () => open.size === 0 && performance.now() - movedAt > QUIET_MS;
      while (!isQuiet()) await sleep(100);
    },
  };
}

/** What the page noted, once it has been painted and its figures stand in it. */
async function readNotes(page: Page) {
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

/** Visits a page with a cache that knows nothing. Throws when the page never came to show what it is for. */
export async function visit(
  browser: Browser,
  { origin, page: target, profile, session }: VisitOrder,
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
    await page.addInitScript(watchPage, target.figures);
    await throttle(cdp, profile);
    const traffic = countTraffic(cdp);
    await page.goto(origin + target.path, { waitUntil: 'commit', timeout: TIMEOUT_MS });
    await readNotes(page);
    await traffic.untilQuiet();
    const notes = await readNotes(page);
    if (!notes) throw new Error(`${origin}${target.path} forgot its paints`);
    return { ...traffic.seen, ...notes };
  } finally {
    await context.close();
  }
}
