import { PAGE_STATEMENT_HEADERS, readPageKey, requirePageStatement } from '@portal/api/page-statement';
import { parseReleaseSet, readReleaseSet, replaceReleaseSet } from '@portal/api/pages';
import type { ReleaseSet } from '@portal/shared/release';
import type { Page } from '../proxy.ts';
import { createTrustedServers } from './trusted-servers.ts';

/** Why a page is not used, by the reason in the error that the check throws. */
const EXPLANATIONS: Record<string, string> = {
  unsigned: 'the server did not sign it, or refuses it itself',
  unknown_key: 'another key signed it',
  bad_signature: 'its signature is wrong',
  other_domain: 'it was signed for another domain',
  other_set: 'it was changed after it was signed',
  replayed: 'it is older than what this domain ran before',
  expired: 'its signature has expired',
};

/** A page whose release set was not signed as it is. */
export class PageRefusedError extends Error {
  override name = 'PageRefusedError';
}

export type VerifierOptions = {
  /** Where the keys of servers are remembered. */
  folder: string;
  server: URL;
  domain: string;
  /** The id of a key to trust from now on in place of the one that is remembered. */
  trustedKey?: string | undefined;
  print: (line: string) => void;
  now?: () => Date;
};

const explain = (error: unknown, id: string | undefined) => {
  const reason = error instanceof Error && 'reason' in error ? String(error.reason) : '';
  const explanation = EXPLANATIONS[reason];
  if (explanation === undefined) return undefined;
  const advice =
    reason === 'unknown_key'
      ? ` (${id}); when an operator confirms it (release keys), trust it with --trust-key ${id}`
      : '';
  return `its release set is refused: ${explanation}${advice}`;
};

/**
 * Verifies the release sets of a domain's pages with the server's public key. The first key of a server is trusted, and
 * no other one after it.
 */
export function createPageVerifier(options: VerifierOptions) {
  const { folder, server, domain, trustedKey, print, now = () => new Date() } = options;
  const servers = createTrustedServers(folder);
  const { origin } = server;
  let lastGood: ReleaseSet | undefined;

  /** The only key that is trusted: the named one, else the remembered one, else the first that is seen. */
  const chooseKey = (known: string | undefined, given: { key: string; id: string }) => {
    if (trustedKey === given.id) return given.key;
    return known ?? (trustedKey === undefined ? given.key : '');
  };

  /** @throws PageRefusedError unless the page's release set is what the server signed for this domain */
  const verify = async ({ html, headers }: Pick<Page, 'html' | 'headers'>): Promise<void> => {
    const header = headers[PAGE_STATEMENT_HEADERS.response];
    const text = typeof header === 'string' ? header : undefined;
    let id: string | undefined;
    try {
      const given = readPageKey(text);
      ({ id } = given);
      const known = await servers.find(origin);
      const key = chooseKey(known?.key, given);
      const { counter } = await requirePageStatement(text, {
        key,
        domain,
        now: now(),
        set: parseReleaseSet(html),
        lastCounter: known?.key === key ? (known.counters[domain] ?? 0) : 0,
      });
      if (known?.key !== key) print(`  ${origin} signs its releases with the key ${id}, trusted from now on`);
      await servers.remember(origin, { key, domain, counter });
      lastGood = readReleaseSet(html);
    } catch (error) {
      const reason = explain(error, id);
      throw reason === undefined ? error : new PageRefusedError(reason, { cause: error });
    }
  };

  return {
    verify,

    /** The page if it is right; one that is refused gets the last good set, if there is one. */
    async check(page: Page): Promise<{ page: Page; refused?: string }> {
      try {
        await verify(page);
        return { page };
      } catch (error) {
        if (!(error instanceof PageRefusedError) || !lastGood) throw error;
        return {
          page: { ...page, html: replaceReleaseSet(page.html, page.path, lastGood) },
          refused: error.message,
        };
      }
    },
  };
}

export type PageVerifier = ReturnType<typeof createPageVerifier>;
