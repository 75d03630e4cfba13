import type { IncomingMessage } from 'node:http';
import { mapStack, type ReadSourceMap } from './map-stack.ts';
import type { LocalFile } from './proxy.ts';

const PATH = '/@dev/errors';
const MAX_LENGTH = 64 * 1024;
/** The remote whose build a position is in; a build of the shell is at `/r/shell/`. */
const REMOTE = /\/r\/(?!shell\/)([\w-]+)\//;
const SHELL = /\/r\/shell\//;
const ACCEPTED: LocalFile = { type: 'application/json', body: '{}' };

async function readStart(request: IncomingMessage) {
  let text = '';
  for await (const part of request.setEncoding('utf8')) {
    text += String(part);
    if (text.length > MAX_LENGTH) break;
  }
  return text.slice(0, MAX_LENGTH);
}

/** Control characters would move the cursor of the terminal or change its colours. */
const removeControls = (text: string) => text.replaceAll(/[^\P{Cc}\n\t]/gu, '');

/** The topmost frame of a remote threw: frames of the shell above it are React's. */
const findThrower = (stack: string) =>
  REMOTE.exec(stack)?.[1] ?? (SHELL.test(stack) ? 'the shell' : 'the page');

/** Prints what the pages of a development server throw, with positions in the sources. */
export const createPageErrorInterceptor =
  ({ print, readSourceMap }: { print: (line: string) => void; readSourceMap: ReadSourceMap }) =>
  async (request: IncomingMessage): Promise<LocalFile | undefined> => {
    if (request.url !== PATH) return undefined;
    // Pages of other sites may send requests here too.
    if (request.method !== 'POST' || request.headers['sec-fetch-site'] !== 'same-origin')
      return { type: 'text/plain; charset=utf-8', body: 'Only pages of this origin are read.\n' };
    const stack = removeControls(await readStart(request));
    print(`\n✗ ${findThrower(stack)} threw ${await mapStack(stack, readSourceMap)}\n`);
    return ACCEPTED;
  };
