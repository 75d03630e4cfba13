import { createPrivateKey, createPublicKey, generateKeyPairSync, type KeyObject } from 'node:crypto';
import { mkdir, open, readdir, readFile, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { computeKeyId } from './public-key.ts';

const FOLDER = 'release-keys';
const EXTENSION = '.pem';
/** A key whose row may not be committed yet. */
const DRAFT = '.draft';
const OWNER_ONLY = { file: 0o600, folder: 0o700 };

/** A signing key; its id is the beginning of its public half's SHA-256. */
export type SigningKey = { id: string; privateKey: KeyObject; publicKey: KeyObject };

const toSigningKey = (privateKey: KeyObject): SigningKey => {
  const publicKey = createPublicKey(privateKey);
  return { id: computeKeyId(publicKey), privateKey, publicKey };
};

const isMissing = (error: unknown) => error instanceof Error && 'code' in error && error.code === 'ENOENT';

/** The private keys in the data directory. Only a key with a file there is trusted. */
export function createKeyFiles(dataDir: string) {
  const folder = path.join(dataDir, FOLDER);
  const loaded = new Map<string, SigningKey>();
  const getFile = (id: string) => path.join(folder, `${id}${EXTENSION}`);

  const read = async (id: string): Promise<string | undefined> => {
    try {
      return await readFile(getFile(id), 'utf8');
    } catch (error) {
      if (isMissing(error)) return undefined;
      throw error;
    }
  };

  /** Makes the file of a committed key final. */
  const keep = (id: string) => rename(`${getFile(id)}${DRAFT}`, getFile(id));

  return {
    keep,

    async find(id: string): Promise<SigningKey | undefined> {
      const known = loaded.get(id);
      if (known) return known;
      // A server that died after the commit left the draft.
      await keep(id).catch((error: unknown) => {
        if (!isMissing(error)) throw error;
      });
      const pem = await read(id);
      if (pem === undefined) return undefined;
      const key = toSigningKey(createPrivateKey(pem));
      if (key.id !== id) throw new Error(`${getFile(id)} contains another key, ${key.id}.`);
      loaded.set(id, key);
      return key;
    },

    /** Creates a key whose file is a draft until `keep`. */
    async create(): Promise<SigningKey> {
      const { privateKey } = generateKeyPairSync('ed25519');
      const key = toSigningKey(privateKey);
      await mkdir(folder, { recursive: true, mode: OWNER_ONLY.folder });
      const file = await open(`${getFile(key.id)}${DRAFT}`, 'wx', OWNER_ONLY.file);
      try {
        await file.writeFile(privateKey.export({ type: 'pkcs8', format: 'pem' }));
        await file.sync();
      } finally {
        await file.close();
      }
      return key;
    },

    /** The ids of all keys, drafts not included. */
    async list(): Promise<string[]> {
      const names = await readdir(folder).catch((error: unknown): string[] => {
        if (isMissing(error)) return [];
        throw error;
      });
      return names.filter((name) => name.endsWith(EXTENSION)).map((name) => name.slice(0, -EXTENSION.length));
    },

    async delete(id: string) {
      loaded.delete(id);
      await rm(getFile(id), { force: true });
    },
  };
}

export type KeyFiles = ReturnType<typeof createKeyFiles>;
