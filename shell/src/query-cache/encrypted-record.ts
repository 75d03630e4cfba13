import { createStore, del, get, set, type UseStore } from 'idb-keyval';

/** The text of a record, encrypted with AES-256 in Galois/Counter Mode. */
type StoredRecord = {
  salt: Uint8Array<ArrayBuffer>;
  iv: Uint8Array<ArrayBuffer>;
  data: ArrayBuffer;
};

const KEY = 'queries';
const SALT_BYTES = 16;
const IV_BYTES = 12;

let database: UseStore | undefined;

// Opened at the first use, because it throws where the browser blocks storage.
const openStore = (): UseStore => (database ??= createStore('portal', 'persisted'));

/** The key of a token, from HKDF; without the token, which ends with the session, nothing can be read any more. */
const deriveKey = async (token: string, salt: BufferSource): Promise<CryptoKey> => {
  const bytes = new TextEncoder();
  const secret = await crypto.subtle.importKey('raw', bytes.encode(token), 'HKDF', false, ['deriveKey']);
  const derivation = { name: 'HKDF', hash: 'SHA-256', salt, info: bytes.encode('persisted queries') };
  return crypto.subtle.deriveKey(derivation, secret, { name: 'AES-GCM', length: 256 }, false, [
    'encrypt',
    'decrypt',
  ]);
};

/**
 * A text in IndexedDB, encrypted with a key of the session's token. Where the browser blocks or lacks storage, there is no record.
 */
export const encryptedRecord = {
  /** The text, undefined if there is none that was written with this token. */
  async read(token: string): Promise<string | undefined> {
    try {
      const record = await get<StoredRecord>(KEY, openStore());
      if (!record) return undefined;
      const { salt, iv, data } = record;
      const text = await crypto.subtle.decrypt({ name: 'AES-GCM', iv }, await deriveKey(token, salt), data);
      return new TextDecoder().decode(text);
    } catch {
      // Blocked storage, another token, or changed bytes: the page starts without it, as on a first visit.
      void encryptedRecord.remove();
      return undefined;
    }
  },
  /** Replaces the record, unless the token is not valid any more once the text is encrypted. */
  async write(token: string, text: string, isValid: () => boolean): Promise<void> {
    try {
      const salt = crypto.getRandomValues(new Uint8Array(SALT_BYTES));
      const iv = crypto.getRandomValues(new Uint8Array(IV_BYTES));
      const key = await deriveKey(token, salt);
      const data = await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, key, new TextEncoder().encode(text));
      if (isValid()) await set(KEY, { salt, iv, data } satisfies StoredRecord, openStore());
    } catch {
      // Blocked or full: the next visit waits for the network.
    }
  },
  async remove(): Promise<void> {
    try {
      await del(KEY, openStore());
    } catch {
      // Blocked: there is no record.
    }
  },
};
