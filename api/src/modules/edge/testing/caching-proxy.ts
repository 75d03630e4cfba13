import type { FastifyInstance } from 'fastify';

type Headers = Record<string, string>;
type Answer = { status: number; headers: Headers; body: string };
type Stored = Answer & { varies: readonly string[]; asked: Headers; until: number };

const directivesOf = ({ headers }: Answer) =>
  new Map(
    (headers['cache-control'] ?? '').split(',').map((part): [string, string] => {
      const [name = '', value = ''] = part.trim().toLowerCase().split('=');
      return [name, value];
    }),
  );

/**
 * A shared cache as RFC 9111 allows it, with one fault: its key ignores the host. Each client still gets its own
 * response if the responses' caching headers are right.
 */
export const createCachingProxy = (app: FastifyInstance) => {
  const stored = new Map<string, Stored[]>();
  let now = 0;
  const counts = { kept: 0, confirmed: 0, fresh: 0 };

  const ask = async (url: string, headers: Headers): Promise<Answer> => {
    const { statusCode: status, headers: answered, body } = await app.inject({ url, headers });
    return {
      status,
      headers: Object.fromEntries(Object.entries(answered).map(([name, value]) => [name, String(value)])),
      body,
    };
  };

  const keep = (url: string, asked: Headers, answer: Answer) => {
    const directives = directivesOf(answer);
    const varies = (answer.headers['vary'] ?? '')
      .toLowerCase()
      .split(/\s*,\s*/)
      .filter(Boolean);
    if (directives.has('no-store') || directives.has('private') || varies.includes('*')) return;
    const isAsked = asked['authorization'] !== undefined && !directives.has('public');
    if (isAsked || answer.status === 304) return;
    counts.kept += 1;
    const life = directives.has('no-cache')
      ? 0
      : Number(directives.get('s-maxage') ?? directives.get('max-age') ?? 0);
    const others = (stored.get(url) ?? []).filter((known) =>
      varies.some((name) => known.asked[name] !== asked[name]),
    );
    stored.set(url, [...others, { ...answer, varies, asked, until: now + life }]);
  };

  return {
    counts,
    /** Advances the cache's clock by seconds. */
    wait(seconds: number) {
      now += seconds;
    },
    async get(url: string, headers: Headers): Promise<Answer> {
      const known = stored
        .get(url)
        ?.find(({ varies, asked }) => varies.every((name) => asked[name] === headers[name]));
      if (known && known.until > now) {
        counts.fresh += 1;
        return known;
      }
      const etag = known?.headers['etag'];
      const answer = await ask(url, etag ? { ...headers, 'if-none-match': etag } : headers);
      if (known && answer.status === 304) {
        counts.confirmed += 1;
        return { ...known, headers: { ...known.headers, ...answer.headers } };
      }
      keep(url, headers, answer);
      return answer;
    },
  };
};
