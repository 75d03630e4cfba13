import type { FastifyInstance } from 'fastify';

type Headers = Record<string, string>;
type CachedResponse = { status: number; headers: Headers; body: string };
type CacheEntry = CachedResponse & { varies: readonly string[]; requestHeaders: Headers; until: number };

const parseDirectives = ({ headers }: CachedResponse) =>
  new Map(
    (headers['cache-control'] ?? '').split(',').map((part): [string, string] => {
      const [name = '', value = ''] = part.trim().toLowerCase().split('=');
      return [name, value];
    }),
  );

/**
 * A shared cache that follows RFC 9111, except that its key ignores the host. Clients get no responses of other
 * domains only if the caching headers are right.
 */
export const createCachingProxy = (app: FastifyInstance) => {
  const stored = new Map<string, CacheEntry[]>();
  let now = 0;
  const counts = { stored: 0, revalidated: 0, fresh: 0 };

  const fetchFromOrigin = async (url: string, headers: Headers): Promise<CachedResponse> => {
    const { statusCode: status, headers: responseHeaders, body } = await app.inject({ url, headers });
    return {
      status,
      headers: Object.fromEntries(
        Object.entries(responseHeaders).map(([name, value]) => [name, String(value)]),
      ),
      body,
    };
  };

  const store = (url: string, requestHeaders: Headers, response: CachedResponse) => {
    const directives = parseDirectives(response);
    const varies = (response.headers['vary'] ?? '')
      .toLowerCase()
      .split(/\s*,\s*/)
      .filter(Boolean);
    if (directives.has('no-store') || directives.has('private') || varies.includes('*')) return;
    const isAuthorized = requestHeaders['authorization'] !== undefined && !directives.has('public');
    if (isAuthorized || response.status === 304) return;
    counts.stored += 1;
    const life = directives.has('no-cache')
      ? 0
      : Number(directives.get('s-maxage') ?? directives.get('max-age') ?? 0);
    const others = (stored.get(url) ?? []).filter((known) =>
      varies.some((name) => known.requestHeaders[name] !== requestHeaders[name]),
    );
    stored.set(url, [...others, { ...response, varies, requestHeaders, until: now + life }]);
  };

  return {
    counts,
    /** Advances the cache's clock by seconds. */
    wait(seconds: number) {
      now += seconds;
    },
    async get(url: string, headers: Headers): Promise<CachedResponse> {
      const known = stored
        .get(url)
        ?.find(({ varies, requestHeaders }) =>
          varies.every((name) => requestHeaders[name] === headers[name]),
        );
      if (known && known.until > now) {
        counts.fresh += 1;
        return known;
      }
      const etag = known?.headers['etag'];
      const answer = await fetchFromOrigin(url, etag ? { ...headers, 'if-none-match': etag } : headers);
      if (known && answer.status === 304) {
        counts.revalidated += 1;
        return { ...known, headers: { ...known.headers, ...answer.headers } };
      }
      store(url, headers, answer);
      return answer;
    },
  };
};
