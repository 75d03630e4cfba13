import { createReadStream, existsSync } from 'node:fs';
import { createServer } from 'node:http';
import type { Server } from 'node:http';
import path from 'node:path';
import { compile } from '@portal/webpack/build';
import { root } from '@portal/webpack/workspace';
import { galleryConfig } from './gallery-config.ts';
import { designSheet, page } from './page.ts';

const out = path.join(root, '.cache/gallery');

const TYPES: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.map': 'application/json',
  '.woff2': 'font/woff2',
};

/** Builds the gallery and serves it; `port` 0 is any free port. */
export async function serveGallery(port: number): Promise<{ server: Server; url: string }> {
  await compile(galleryConfig(out));
  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://gallery');
    const send = (type: string, body: string) => response.writeHead(200, { 'content-type': type }).end(body);
    if (pathname === '/') return send('text/html; charset=utf-8', page(searchParams));
    const sheet = designSheet(/^\/design\/([\w-]+)\.css$/.exec(pathname)?.[1] ?? '');
    if (sheet) return send('text/css; charset=utf-8', sheet);
    // Serves files of the output folder only.
    const file = path.join(out, path.normalize(pathname));
    const type = TYPES[path.extname(file)];
    if (!type || !file.startsWith(out + path.sep) || !existsSync(file)) return response.writeHead(404).end();
    response.writeHead(200, { 'content-type': type });
    return createReadStream(file).pipe(response);
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  });
  const address = server.address();
  return {
    server,
    url: `http://localhost:${typeof address === 'object' && address ? address.port : port}`,
  };
}
