import { randomBytes } from 'node:crypto';

/** Creates ids and tokens; in the server rather than in the database, so that no sequence is shared by tenants. */
export type Ids = {
  /** A UUID of version 7: ordered by time, so that indexes grow at their end. */
  uuid(): string;
  /** An access token of 256 random bits. */
  token(): string;
};

const TIMESTAMP_BYTES = 6;

/** Lays out a UUIDv7 (RFC 9562): 48 bits of milliseconds, then random bits around version and variant. */
export const uuidV7 = (milliseconds: number, random: Uint8Array) => {
  const bytes = Buffer.alloc(16);
  bytes.writeUIntBE(milliseconds, 0, TIMESTAMP_BYTES);
  bytes.set(random.subarray(0, 10), TIMESTAMP_BYTES);
  bytes[6] = 0x70 | (bytes.readUInt8(6) & 0x0f);
  bytes[8] = 0x80 | (bytes.readUInt8(8) & 0x3f);
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
};

export const randomIds: Ids = {
  uuid: () => uuidV7(Date.now(), randomBytes(10)),
  token: () => `pp_${randomBytes(32).toString('base64url')}`,
};
