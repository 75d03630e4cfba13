import { createProtectionHeaders } from '@portal/shared/http';
import type { Page, Request } from '@playwright/test';

/** A GET request of the API as a page sent it. */
export type Read = { url: string; headers: Record<string, string> };

/** Collects the page's report requests; the returned function returns and clears them. */
export function collectReports(page: Page) {
  let reads: Request[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.startsWith('/api/report/')) reads.push(request);
  });
  return async (): Promise<Read[]> => {
    const taken = reads;
    reads = [];
    return Promise.all(
      taken.map(async (request) => ({ url: request.url(), headers: await request.allHeaders() })),
    );
  };
}

const COPIED_HEADERS = /^(authorization|accept-language|x-mcn-)/;

/** The same request for other days, signed again. */
async function signReadForDays({ url, headers }: Read, days: { from: string; to: string }): Promise<Read> {
  const target = new URL(url);
  for (const [name, day] of Object.entries(days)) target.searchParams.set(name, day);
  const signature = await createProtectionHeaders({
    method: 'GET',
    path: target.pathname + target.search,
    size: -1,
    token: headers['authorization']?.replace('Bearer ', '') ?? '',
    userAgent: headers['user-agent'] ?? '',
  });
  const copied = Object.entries(headers).filter(([name]) => COPIED_HEADERS.test(name));
  return { url: target.href, headers: { ...Object.fromEntries(copied), ...signature } };
}

/** Milliseconds that a page needs to fetch and parse reads in parallel, without rendering. */
export async function timeBareCalls(page: Page, reads: readonly Read[], days: { from: string; to: string }) {
  const moved = await Promise.all(reads.map((read) => signReadForDays(read, days)));
  return page.evaluate(async (calls) => {
    const start = performance.now();
    await Promise.all(
      calls.map(async ({ url, headers }) => {
        const response = await fetch(url, { headers });
        if (!response.ok) throw new Error(`${url} answered ${response.status}`);
        return response.json();
      }),
    );
    return performance.now() - start;
  }, moved);
}
