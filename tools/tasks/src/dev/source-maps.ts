import { readFile } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import path from 'node:path';
import type { LocalFile } from './proxy.ts';

const MAP_PATH = /^\/r\/([\w-]+)\/[^/]+\/([\w.-]+\.map)$/;

/** Source maps are not published: this reads them, by the path of the map, from the folder of development builds. */
export const readSourceMapIn =
  (builds: string) =>
  async (url: string): Promise<Buffer | undefined> => {
    const [, name, file] = MAP_PATH.exec(url) ?? [];
    if (!name || !file) return undefined;
    return readFile(path.join(builds, name, file)).catch(() => undefined);
  };

/** Serves those source maps. */
export const findSourceMapIn = (builds: string) => {
  const read = readSourceMapIn(builds);
  return async ({ url = '' }: IncomingMessage): Promise<LocalFile | undefined> => {
    const body = await read(url);
    return body && { type: 'application/json', body };
  };
};
