import { createProtectionHeaders } from '@portal/shared/http';
import type { Page, Request } from '@playwright/test';

/** Reads of the API as a page made them: address and headers. */
export type Read = { url: string; headers: Record<string, string> };

/** The reports that the page asks for from now on, until they are taken. */
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

const SENT = /^(authorization|accept-language|x-mcn-)/;

/** The same reads of other days, signed anew. */
async function movedTo({ url, headers }: Read, days: { from: string; to: string }): Promise<Read> {
  const target = new URL(url);
  for (const [name, day] of Object.entries(days)) target.searchParams.set(name, day);
  const signature = await createProtectionHeaders({
    method: 'GET',
    path: target.pathname + target.search,
    size: -1,
    token: headers['authorization']?.replace('Bearer ', '') ?? '',
    userAgent: headers['user-agent'] ?? '',
  });
  const sent = Object.entries(headers).filter(([name]) => SENT.test(name));
  return { url: target.href, headers: { ...Object.fromEntries(sent), ...signature } };
}

/** How long the answers to reads take when a page only asks and parses; milliseconds. */
export async function timeBareCalls(page: Page, reads: readonly Read[], days: { from: string; to: string }) {
  const moved = await Promise.all(reads.map((read) => movedTo(read, days)));
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
