import { randomBytes, randomUUID, timingSafeEqual } from 'node:crypto';
import { link, mkdir, readFile, unlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { FastifyRequest } from 'fastify';

/** The file in the data directory with the key that authenticates operators on this machine. */
export const ADMIN_KEY_FILE = 'admin-key';
export const ADMIN_KEY_HEADER = 'x-admin-key';

const KEY_BYTES = 32;
const OWNER_ONLY = 0o600;
const keyPattern = /^[0-9a-f]{64}$/;

/** Creates the key file atomically; the first of several servers wins. */
async function createKeyFile(file: string) {
  const draft = `${file}.${randomUUID()}`;
  await writeFile(draft, `${randomBytes(KEY_BYTES).toString('hex')}\n`, { flag: 'wx', mode: OWNER_ONLY });
  try {
    await link(draft, file);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  } finally {
    await unlink(draft);
  }
}

/** Reads the key of a data directory; the first server that opens it creates it. */
export async function openAdminKey(dataDir: string): Promise<string> {
  const file = path.join(dataDir, ADMIN_KEY_FILE);
  await mkdir(dataDir, { recursive: true });
  await createKeyFile(file);
  const key = (await readFile(file, 'utf8')).trim();
  if (!keyPattern.test(key)) throw new Error(`${file} holds no admin key; delete it to get a new one.`);
  return key;
}

const isLoopback = (address: string) => /^(127\.|::1$|::ffff:127\.)/.test(address);

/** Whether a request comes from a program on this machine, and not through a proxy on it. */
export const isLocal = ({ raw, headers }: FastifyRequest) =>
  isLoopback(raw.socket.remoteAddress ?? '') &&
  headers['x-forwarded-for'] === undefined &&
  headers['forwarded'] === undefined;

/** Whether a request has the key, compared in constant time. */
export function hasAdminKey(request: FastifyRequest, key: string): boolean {
  const given = Buffer.from(String(request.headers[ADMIN_KEY_HEADER] ?? ''));
  const expected = Buffer.from(key);
  return isLocal(request) && given.length === expected.length && timingSafeEqual(given, expected);
}
