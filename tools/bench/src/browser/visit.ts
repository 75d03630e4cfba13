import type { Browser, CDPSession, Page } from '@playwright/test';
import type { MeasuredPage } from './measured-pages.ts';
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

function countTraffic(cdp: CDPSession) {
  const scripts = new Set<string>();
  const seen = { requests: 0, bytes: 0, scriptBytes: 0 };
  cdp.on('Network.requestWillBeSent', ({ request }) => {
    if (!request.url.startsWith('data:')) seen.requests += 1;
  });
  cdp.on('Network.responseReceived', ({ requestId, response }) => {
    if (response.mimeType.includes('javascript')) scripts.add(requestId);
  });
  cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    seen.bytes += encodedDataLength;
    if (scripts.has(requestId)) seen.scriptBytes += encodedDataLength;
  });
  return seen;
}

async function readNotes(page: Page) {
  return page.evaluate(() => ({
    ...globalThis.__bench,
    fcp: performance.getEntriesByName('first-contentful-paint')[0]?.startTime,
  }));
}

/** Visits a page with a cache that knows nothing. Throws when the page never came to show what it is for. */
export async function visit(
  browser: Browser,
  { origin, page: target, profile, session }: VisitOrder,
): Promise<Visit> {
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    ...(target.isSignedIn && {
      storageState: { cookies: session.cookies, origins: [{ origin, localStorage: session.localStorage }] },
    }),
  });
  try {
    const page = await context.newPage();
    const cdp = await context.newCDPSession(page);
    await page.addInitScript(watchPage, target.figures);
    await throttle(cdp, profile);
    const traffic = countTraffic(cdp);
    await page.goto(origin + target.path, { waitUntil: 'commit', timeout: TIMEOUT_MS });
    await page.waitForFunction(() => globalThis.__bench?.figures !== undefined, undefined, {
      timeout: TIMEOUT_MS,
      polling: 200,
    });
    // Fonts and late pictures belong to the visit, and the largest paint may be one of them.
    await page.waitForLoadState('networkidle', { timeout: TIMEOUT_MS });
    const { fcp, lcp, figures } = await readNotes(page);
    if (fcp === undefined || lcp === undefined || figures === undefined) {
      throw new Error(`${origin}${target.path} was shown without a paint`);
    }
    return { ...traffic, fcp, lcp, figures };
  } finally {
    await context.close();
  }
}
