import type { FastifyPluginAsync, FastifyReply } from 'fastify';
import { AppError } from '../../errors/app-error.ts';
import { createLruMap } from '../../platform/lru-map.ts';
import type { BuildRepository } from '../release/index.ts';
import { getContentType } from './file-types.ts';
import { chooseEncoding, matchesEtag } from './rendered-page.ts';

/** Builds never change, so each list of files is read once; a few hundred releases have about this many builds. */
const MAX_CACHED_BUILDS = 500;

const HEADERS = {
  // The address contains the version, and a version never changes.
  'Cache-Control': 'public, max-age=31536000, immutable',
  'Access-Control-Allow-Origin': '*',
  'Cross-Origin-Resource-Policy': 'cross-origin',
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  // A picture or text that is opened as a page of its own may run nothing.
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
  Vary: 'Accept-Encoding',
};

/** A missing file may be published at any moment, so the 404 must not be cached. */
const MISSING_HEADERS = {
  'Cache-Control': 'no-store',
  'Cross-Origin-Resource-Policy': 'cross-origin',
  'X-Content-Type-Options': 'nosniff',
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
};

/** Serves the files of published builds, and no other file of the disk. */
export const assetRoutes: FastifyPluginAsync = async (app) => {
  const { builds, store } = app.releaseSystem;
  const lists = createLruMap<NonNullable<Awaited<ReturnType<BuildRepository['files']>>>>(MAX_CACHED_BUILDS);

  const loadFiles = async (name: string, version: string) => {
    const key = `${name}/${version}`;
    const cached = lists.get(key);
    if (cached) return cached;
    const files = await builds.files(name, version);
    if (!files) return undefined;
    lists.set(key, files);
    return files;
  };

  const missing = (reply: FastifyReply) => {
    reply.headers(MISSING_HEADERS);
    throw new AppError('not_found');
  };

  for (const url of ['/r', '/r/*'])
    app.get(url, { schema: { hide: true } }, async (_request, reply) => missing(reply));

  app.get<{ Params: { name: string; version: string; '*': string } }>(
    '/r/:name/:version/*',
    { schema: { hide: true } },
    async (request, reply) => {
      const { name, version, '*': file } = request.params;
      const files = await loadFiles(name, version);
      // Own members only: a path such as `constructor` is no file.
      const entry = files && Object.hasOwn(files, file) ? files[file] : undefined;
      if (!files || !entry) return missing(reply);
      const encoding = chooseEncoding(request.headers['accept-encoding'], [
        ...(entry.br === undefined ? [] : (['br'] as const)),
        ...(entry.gz === undefined ? [] : (['gzip'] as const)),
      ]);
      const [ending, size] =
        encoding === 'br' ? ['.br', entry.br] : encoding === 'gzip' ? ['.gz', entry.gz] : ['', entry.size];
      const bytes = await store.read({ name, version, files }, `${file}${ending}`);
      if (!bytes) {
        request.log.error(
          { build: name, version, file: `${file}${ending}` },
          'a published file is missing in the store',
        );
        return missing(reply);
      }
      const etag = `"${entry.integrity}"`;
      reply.headers(HEADERS).header('ETag', etag).type(getContentType(file));
      if (request.method === 'HEAD' || matchesEtag(request.headers['if-none-match'], etag)) bytes.destroy();
      if (matchesEtag(request.headers['if-none-match'], etag)) return reply.code(304).send();
      if (encoding !== 'identity') reply.header('Content-Encoding', encoding);
      reply.header('Content-Length', size ?? entry.size);
      if (request.method === 'HEAD') return reply.send();
      return reply.send(bytes);
    },
  );
};
