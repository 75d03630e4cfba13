import { matchesPathPattern, PLAYLIST_PATHS, type ReleaseSet, resolveRoute } from '@portal/shared/release';
import type { FastifyInstance, FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../../errors/app-error.ts';
import { parseAcceptLanguage } from '../../texts/languages.ts';
import { renderDemoIndex } from './demo-index.ts';
import { isLoopbackName, readPageLanguage, readPageScheme, parsePath } from './page-request.ts';
import { PAGE_STATEMENT_HEADERS } from '../release/index.ts';
import { createPageRenderer } from './page-renderer.ts';
import { findPageText } from './page-texts.ts';
import { renderPlainPage } from './plain-page.ts';
import { withoutOffRemotes } from './portal-page.ts';
import { chooseEncoding, createRenderedPage, matchesEtag, type RenderedPage } from './rendered-page.ts';
import { createSiteSource, type Site } from './site-source.ts';
import { chooseSet, createVisitors, type Visitor } from './visitor.ts';

/** Addresses of pages: all except those of the API, builds and pictures. */
const PAGE_PATHS = ['/', '/:first(^(?!(?:api|r|media)$).+$)', '/:first(^(?!(?:api|r|media)$).+$)/*'];
/** Seconds until a page that is unavailable should be requested again. */
const RETRY_AFTER = 5;

const getLanguage = (request: FastifyRequest) =>
  readPageLanguage(request.headers.cookie, parseAcceptLanguage(request.headers['accept-language']) ?? 'en');

const getPort = ({ host }: FastifyRequest) => /:(\d{1,5})$/.exec(host)?.[1] ?? '';

/** Programs that look for files (icons, robots.txt) do not accept HTML. */
const acceptsHtml = ({ headers }: FastifyRequest) =>
  /text\/html|\*\/\*$/.test(headers.accept ?? '') || !headers.accept;

/** Whether a browser will show the response; its scripts ask for pages too, to learn of releases. */
const isNavigation = ({ method, headers }: FastifyRequest) =>
  method === 'GET' && (headers['sec-fetch-dest'] ?? 'document') === 'document';

/** Where a playlist site has no page for a path, as the shell decides it too: the query may override its theme. */
const findPlaylistRedirect = (request: FastifyRequest, set: ReleaseSet) => {
  const path = parsePath(request.url);
  if (!isNavigation(request) || !/text\/html/.test(request.headers.accept ?? '')) return;
  if (matchesPathPattern(PLAYLIST_PATHS, path) || resolveRoute(set, path)?.route.playlist) return;
  const query = request.url.indexOf('?');
  return `/service${query < 0 ? '' : request.url.slice(query)}`;
};

async function send(request: FastifyRequest, reply: FastifyReply, page: RenderedPage, status = 200) {
  reply.headers(page.headers).header('ETag', page.etag);
  // A cache would keep the cookie of a 304 with the page that it revalidates.
  if (
    status === 200 &&
    !page.headers['Set-Cookie'] &&
    matchesEtag(request.headers['if-none-match'], page.etag)
  )
    return reply.code(304).send();
  const encoding = chooseEncoding(request.headers['accept-encoding'], ['br', 'gzip']);
  if (encoding !== 'identity') reply.header('Content-Encoding', encoding);
  return reply
    .code(status)
    .type('text/html; charset=utf-8')
    .send(await page.bytes(encoding));
}

/** A page of one visitor, which no shared cache may keep. */
const toPersonal = (page: RenderedPage, { cookie }: Visitor): RenderedPage => ({
  ...page,
  headers: {
    ...page.headers,
    'Cache-Control': 'private, no-cache',
    ...(cookie !== undefined && { 'Set-Cookie': cookie }),
  },
});

function sendPlain(
  request: FastifyRequest,
  reply: FastifyReply,
  { status, page }: { status: number; page: ReturnType<typeof renderPlainPage> },
) {
  if (status === 503) reply.header('Retry-After', RETRY_AFTER);
  return send(request, reply, createRenderedPage(page.text, page.headers), status);
}

function installPageErrors(app: FastifyInstance) {
  app.setErrorHandler((error, request, reply) => {
    const isRefused = error instanceof AppError && error.code === 'bad_request';
    if (!isRefused) request.log.error({ err: error }, 'rendering the page failed');
    const page = renderPlainPage(getLanguage(request), {
      title: findPageText(getLanguage(request), 'page.serverFailed'),
    });
    return sendPlain(request, reply, { status: isRefused ? 400 : 503, page });
  });
}

export type EdgeOptions = {
  /** The site of a host name. */
  findSite(domain: string): Promise<Site | undefined>;
};

/** Renders the pages of all domains: release set, theme and preloads in one response. */
export const edgeRoutes: FastifyPluginAsync<EdgeOptions> = async (app, options) => {
  const { signing, sites } = app.releaseSystem;
  const findSite = createSiteSource(options.findSite);
  const render = createPageRenderer();
  const recognize = createVisitors(app.database.db);
  installPageErrors(app);

  /** The token is in a header, because the page itself is the same for many visitors and is often a 304. */
  const signLoad = async (request: FastifyRequest, reply: FastifyReply, set: ReleaseSet) => {
    if (!isNavigation(request)) return;
    const token = await app.pageLoads.issue({
      domain: set.domain,
      set: set.id,
      address: request.clientAddress,
    });
    if (token) reply.header('Server-Timing', `load;desc="${token}"`);
  };

  const sendUnknownSite = async (request: FastifyRequest, reply: FastifyReply) => {
    const language = getLanguage(request);
    if (app.config.demo && isLoopbackName(request.hostname) && parsePath(request.url) === '/') {
      const page = renderDemoIndex(await sites.list(), { language, port: getPort(request) });
      return sendPlain(request, reply, { status: 200, page });
    }
    const page = renderPlainPage(language, { title: findPageText(language, 'page.unknownSite') });
    return sendPlain(request, reply, { status: 404, page });
  };

  const sendPage = async (request: FastifyRequest, reply: FastifyReply) => {
    const site = await findSite(request.hostname.toLowerCase());
    if (!site) return sendUnknownSite(request, reply);
    const language = readPageLanguage(request.headers.cookie, site.default_language);
    const { sets, isStale, refused, signed } = await signing.served.find(site.domain);
    if (isStale)
      request.log.warn(
        { domain: site.domain },
        'the database is unavailable, serving the cached release set',
      );
    if (!sets) {
      const title = refused
        ? findPageText(language, 'page.serverFailed')
        : findPageText(language, 'page.notReleased');
      const page = renderPlainPage(language, { title });
      return sendPlain(request, reply, { status: 503, page });
    }
    const visitor = sets.candidate && (await recognize(request.headers.cookie));
    const set = visitor ? chooseSet(sets, visitor) : sets.set;
    const scheme = readPageScheme(request.headers.cookie);
    const { page: rendered, isFound } = render(site, set, {
      path: parsePath(request.url),
      port: getPort(request),
      language,
      scheme,
    });
    const page = visitor ? toPersonal(rendered, visitor) : rendered;
    const redirect = site.is_playlist ? findPlaylistRedirect(request, set) : undefined;
    if (redirect !== undefined) return reply.headers(page.headers).redirect(redirect, 302);
    if (!isFound && !acceptsHtml(request)) {
      return reply.headers(page.headers).code(404).type('text/plain; charset=utf-8').send('Not found\n');
    }
    if (request.headers[PAGE_STATEMENT_HEADERS.request] !== undefined) {
      const statement = await signing.signPage(withoutOffRemotes(set), signed);
      if (statement) reply.header(PAGE_STATEMENT_HEADERS.response, statement);
    }
    await signLoad(request, reply, set);
    return send(request, reply, page, isFound ? 200 : 404);
  };

  for (const url of PAGE_PATHS) app.get(url, { schema: { hide: true } }, sendPage);
};
