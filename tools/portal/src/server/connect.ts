import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { CommandFailure } from '../failure.ts';
import { type Client, createClient } from './client.ts';
import { exchange } from './transport.ts';

export type Environment = Record<string, string | undefined>;

export type Connection = {
  client: Client;
  close(): Promise<void>;
};

const KEY_FILE = 'admin-key';
const DEFAULT_PORT = '8080';
const REFUSED = new Set(['ECONNREFUSED', 'ECONNRESET', 'EHOSTUNREACH', 'ENOTFOUND']);

export const dataDirectory = (environment: Environment) => path.resolve(environment['DATA_DIR'] || '.data');

async function readKey(environment: Environment): Promise<string> {
  const given = environment['PORTAL_ADMIN_KEY'];
  if (given) return given.trim();
  const file = path.join(dataDirectory(environment), KEY_FILE);
  try {
    return (await readFile(file, 'utf8')).trim();
  } catch (cause) {
    throw new CommandFailure(`${file} cannot be read: set DATA_DIR to the server's, or PORTAL_ADMIN_KEY.`, {
      code: 'no_key',
      cause,
    });
  }
}

/** Whether a portal listens there. Anything else that listens there is named, not talked to. */
async function answers(url: string): Promise<boolean> {
  try {
    const { headers } = await exchange(new URL('/api/v2/mcn/meta?domain=-', url), { method: 'GET' });
    if (/problem\+json/.test(headers['content-type'] ?? '')) return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && REFUSED.has(String(error.code))) return false;
    throw new CommandFailure(
      `${url} cannot be reached: ${error instanceof Error ? error.message : String(error)}`,
      {
        code: 'unreachable',
        cause: error,
      },
    );
  }
  throw new CommandFailure(`What listens at ${url} is not a portal: set PORTAL_URL or PORT.`, {
    code: 'unreachable',
  });
}

/** Where the server is: at the address that was named, else on this machine. */
export function serverUrl(environment: Environment, named = environment['PORTAL_URL']): URL {
  if (named === undefined) return new URL(`http://127.0.0.1:${environment['PORT'] || DEFAULT_PORT}`);
  if (!/^https?:$/.test(URL.parse(named)?.protocol ?? '')) {
    throw new CommandFailure(`${named} is no address of a server: it begins with http:// or https://.`, {
      code: 'unreachable',
    });
  }
  return new URL(named);
}

/**
 * Finds the server: the one that `PORTAL_URL` or `PORT` names, else one that is opened in this process for the time
 * of the command. Either way the command talks HTTP to it.
 */
export async function connect(environment: Environment): Promise<Connection> {
  const named = environment['PORTAL_URL'];
  const url = serverUrl(environment).origin;
  if (await answers(url)) {
    return { client: createClient({ url, key: await readKey(environment) }), close: () => Promise.resolve() };
  }
  if (named !== undefined) throw new CommandFailure(`Nothing answers at ${named}.`, { code: 'unreachable' });
  // Loaded only here: a command that finds a server needs no database engine.
  const { openOwnServer } = await import('./own-server.ts');
  const own = await openOwnServer(environment);
  return { client: createClient(own), close: own.close };
}
