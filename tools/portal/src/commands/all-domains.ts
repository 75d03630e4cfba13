import { z } from 'zod';
import type { Client } from '../server/client.ts';

/** The largest page that the server sends. */
const PAGE_SIZE = 100;

/** Lists all domains, or all that a release token may move, page by page. */
export async function listAllDomains<Domain>(client: Client, domain: z.ZodType<Domain>): Promise<Domain[]> {
  const responseSchema = z.object({ domains: z.array(domain), total: z.number() });
  const listed: Domain[] = [];
  for (let page = 0; ; page += 1) {
    const { data } = await client.call({
      path: '/domains',
      query: { page, size: PAGE_SIZE },
      responseSchema,
    });
    listed.push(...data.domains);
    if (data.domains.length === 0 || listed.length >= data.total) return listed;
  }
}
