import { readFile } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import path from 'node:path';
import type { OwnFile } from './front.ts';

const MAP_PATH = /^\/r\/([\w-]+)\/[^/]+\/([\w.-]+\.map)$/;

/** Source maps are not published: this finds them where the builds were made, a folder for each package. */
export const sourceMaps =
  (builds: string) =>
  async ({ url = '' }: IncomingMessage): Promise<OwnFile | undefined> => {
    const [, name, file] = MAP_PATH.exec(url) ?? [];
    if (!name || !file) return undefined;
    const body = await readFile(path.join(builds, name, file)).catch(() => undefined);
    return body && { type: 'application/json', body };
  };
