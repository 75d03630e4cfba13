import { sql } from 'kysely';
import type { Clock } from '../../../platform/clock.ts';
import type { Db, Trx } from '../../../platform/database/database.ts';
import { AppError } from '../../../errors/app-error.ts';
import type { KeyFiles, SigningKey } from './key-files.ts';
import { encodePublicKey } from './public-key.ts';
import { ReleaseRefusedError } from './release-refused-error.ts';

/** A key's row as far as trust needs it. */
export type KeyRow = { id: string; publicKey: string; isRetired: boolean };

export type SigningKeysDependencies = { db: Db; files: KeyFiles; clock: Clock };

/** The keys that sign release sets: a row in the database, and a file in the data directory. */
export function createSigningKeys({ db, files, clock }: SigningKeysDependencies) {
  const hasRows = async (source: Db | Trx) =>
    (await source.selectFrom('release_key').select('id').limit(1).executeTakeFirst()) !== undefined;

  const insert = ({ id, publicKey }: SigningKey, by: string, trx: Trx) =>
    trx
      .insertInto('release_key')
      .values({
        number: sql<number>`1 + (select coalesce(max(number), 0) from release_key)`,
        id,
        public_key: encodePublicKey(publicKey),
        created_at: clock.now(),
        created_by: by,
        retired_at: null,
        retired_by: null,
      })
      .execute();

  /** One of several servers creates the first key. */
  const lock = (trx: Trx) => sql`lock table release_key in share row exclusive mode`.execute(trx);

  /** A key of this data directory whose row is missing, as in a database that was created after it. */
  const findLocal = async () => {
    const [id] = (await files.list()).toSorted();
    return id === undefined ? undefined : files.find(id);
  };

  const selectValid = (source: Db | Trx) =>
    source.selectFrom('release_key').selectAll().where('retired_at', 'is', null).orderBy('number', 'desc');

  /** The newest valid key with a file here; a row without one must not stop moves. */
  const findCurrent = async (rows: readonly { id: string }[]): Promise<SigningKey | undefined> => {
    for (const { id } of rows) {
      const key = await files.find(id);
      if (key) return key;
    }
    return undefined;
  };

  return {
    hasRows,
    lock,

    /** Whether this data directory or this database ever had a key. */
    isUsed: async (source: Db | Trx = db) => (await hasRows(source)) || (await files.list()).length > 0,

    /** Adds a key that signs from now on; call `files.keep` after the commit. */
    async add(by: string, trx: Trx): Promise<SigningKey> {
      const key = await files.create();
      await insert(key, by, trx);
      return key;
    },

    /** Creates the first key of a server. */
    async ensure(by: string) {
      if (await hasRows(db)) return;
      const added = await db.transaction().execute(async (trx) => {
        await lock(trx);
        if (await hasRows(trx)) return undefined;
        const key = (await findLocal()) ?? (await files.create());
        await insert(key, by, trx);
        return key;
      });
      if (added) await files.find(added.id);
    },

    async findCurrentId(): Promise<string | undefined> {
      return (await findCurrent(await selectValid(db).execute()))?.id;
    },

    /**
     * The current key, locked until the transaction ends so that it is not retired meanwhile.
     * @throws AppError `release_key_missing` when no key of this data directory is valid
     */
    async lockCurrent(trx: Trx): Promise<SigningKey> {
      const rows = await selectValid(trx).forShare().execute();
      const key = await findCurrent(rows);
      if (!key) throw new AppError('release_key_missing');
      return key;
    },

    /**
     * The key of a signature, if it is trusted: it has a file here and the same public half in the database.
     * @throws ReleaseRefusedError
     */
    async requireTrusted({ id, publicKey, isRetired }: KeyRow): Promise<SigningKey> {
      const key = await files.find(id);
      if (!key || encodePublicKey(key.publicKey) !== publicKey) throw new ReleaseRefusedError('unknown_key');
      if (isRetired) throw new ReleaseRefusedError('retired_key');
      return key;
    },

    /** Every key, the newest first. */
    list: () => db.selectFrom('release_key').selectAll().orderBy('number', 'desc').execute(),

    /** A key that no transaction signs with any more once this returns. */
    lockOne: (id: string, trx: Trx) =>
      trx.selectFrom('release_key').selectAll().where('id', '=', id).forUpdate().executeTakeFirst(),

    async retire(id: string, by: string, trx: Trx) {
      await trx
        .updateTable('release_key')
        .set({ retired_at: clock.now(), retired_by: by })
        .where('id', '=', id)
        .execute();
    },

    files,
  };
}

export type SigningKeys = ReturnType<typeof createSigningKeys>;
