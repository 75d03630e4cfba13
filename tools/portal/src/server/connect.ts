import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { CommandFailure } from '../failure.ts';
import { type Client, createClient } from './client.ts';
import { createShownSets } from './shown-sets.ts';
import { sendRequest } from './transport.ts';

export type Environment = Record<string, string | undefined>;

export type Connection = {
  client: Client;
  close(): Promise<void>;
};

const KEY_FILE = 'admin-key';
const DEFAULT_PORT = '8080';
const UNREACHABLE_CODES = new Set(['ECONNREFUSED', 'ECONNRESET', 'EHOSTUNREACH', 'ENOTFOUND']);

export const dataDirectory = (environment: Environment) => path.resolve(environment['DATA_DIR'] || '.data');

async function readKey(environment: Environment): Promise<string> {
  const configured = environment['PORTAL_ADMIN_KEY'];
  if (configured) return configured.trim();
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

/** The token of a team or a release manager, from the environment or a file that it names. */
async function readToken(environment: Environment): Promise<string | undefined> {
  const token = environment['PORTAL_TOKEN'];
  if (token) return token.trim();
  const file = environment['PORTAL_TOKEN_FILE'];
  if (!file) return undefined;
  try {
    return (await readFile(file, 'utf8')).trim();
  } catch (cause) {
    throw new CommandFailure(`The token file ${file} cannot be read.`, { code: 'no_token', cause });
  }
}

const isLoopback = (host: string) => /^(localhost|.+\.localhost|127(\.\d+){3}|\[::1\])$/.test(host);

/** A token is sent over TLS only, because anyone between could use it; this machine's own server needs none. */
function requireSafeUrl({ protocol, hostname, origin }: URL) {
  if (protocol === 'https:' || isLoopback(hostname)) return;
  throw new CommandFailure(`${origin} would receive the token in plain text: use https://.`, {
    code: 'tls_required',
  });
}

/** Whether a portal listens at `url`; throws when another program does. */
async function isPortal(url: string): Promise<boolean> {
  try {
    const { headers } = await sendRequest(new URL('/api/v2/mcn/meta?domain=-', url), { method: 'GET' });
    if (/problem\+json/.test(headers['content-type'] ?? '')) return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && UNREACHABLE_CODES.has(String(error.code))) return false;
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

/** The server's URL: the configured one, else this machine with `PORT`. */
export function serverUrl(environment: Environment, configured = environment['PORTAL_URL']): URL {
  if (configured === undefined) return new URL(`http://127.0.0.1:${environment['PORT'] || DEFAULT_PORT}`);
  if (!/^https?:$/.test(URL.parse(configured)?.protocol ?? '')) {
    throw new CommandFailure(`${configured} is no address of a server: it begins with http:// or https://.`, {
      code: 'unreachable',
    });
  }
  return new URL(configured);
}

/**
 * Connects to the server that `PORTAL_URL` or `PORT` names; when there is none on this machine, starts one in this
 * process for the duration of the command.
 */
export async function connect(environment: Environment): Promise<Connection> {
  const named = environment['PORTAL_URL'];
  const server = serverUrl(environment);
  const url = server.origin;
  const token = await readToken(environment);
  if (token !== undefined) requireSafeUrl(server);
  // A port of this machine names no other portal than the data directory does.
  const shown = createShownSets(dataDirectory(environment), named === undefined ? 'this machine' : url);
  if (await isPortal(url)) {
    const credentials = token === undefined ? { key: await readKey(environment) } : { token };
    return { client: createClient({ url, shown, ...credentials }), close: () => Promise.resolve() };
  }
  if (named !== undefined || token !== undefined)
    throw new CommandFailure(`Nothing answers at ${named ?? url}.`, { code: 'unreachable' });
  // Imported lazily: a command that finds a server needs no database engine.
  const { startLocalServer: openOwnServer } = await import('./local-server.ts');
  const local = await openOwnServer(environment);
  return { client: createClient({ ...local, shown }), close: local.close };
}
