import { readFile } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import path from 'node:path';
import type { LocalFile } from './proxy.ts';

const MAP_PATH = /^\/r\/([\w-]+)\/[^/]+\/([\w.-]+\.map)$/;

/** Source maps are not published: this reads them from the folder of development builds. */
export const findSourceMapIn =
  (builds: string) =>
  async ({ url = '' }: IncomingMessage): Promise<LocalFile | undefined> => {
    const [, name, file] = MAP_PATH.exec(url) ?? [];
    if (!name || !file) return undefined;
    const body = await readFile(path.join(builds, name, file)).catch(() => undefined);
    return body && { type: 'application/json', body };
  };
