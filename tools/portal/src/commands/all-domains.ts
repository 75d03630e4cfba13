import type { Client } from '../server/client.ts';
import type { GetData } from '../server/operations.ts';

/** The largest page that the server sends. */
const PAGE_SIZE = 100;

export type ListedDomain = GetData<'/operator/domains'>['domains'][number];

/** Lists all domains, or all that a release token may move, page by page. */
export async function listAllDomains(client: Client): Promise<ListedDomain[]> {
  const listed: ListedDomain[] = [];
  for (let page = 0; ; page += 1) {
    const { domains, total } = await client.get('/operator/domains', { page, size: PAGE_SIZE });
    listed.push(...domains);
    if (domains.length === 0 || listed.length >= total) return listed;
  }
}
