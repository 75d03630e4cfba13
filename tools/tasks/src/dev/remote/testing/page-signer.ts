import { generateKeyPairSync } from 'node:crypto';
import { PAGE_STATEMENT_HEADERS, signPage } from '@portal/api/page-statement';
import { parseReleaseSet } from '@portal/api/pages';
import type { Page } from '../../proxy.ts';

const DOMAIN = 'a.localhost';

/** Signs pages like a server with a key of its own. */
export function createPageSigner() {
  const key = generateKeyPairSync('ed25519');
  return async (
    page: Page,
    { domain = DOMAIN, counter = 1, expires = '2100-01-01T00:00:00.000Z' } = {},
  ): Promise<Page> => {
    const statement = await signPage(parseReleaseSet(page.html), { domain, counter, expires }, key);
    return { ...page, headers: { ...page.headers, [PAGE_STATEMENT_HEADERS.response]: statement } };
  };
}
