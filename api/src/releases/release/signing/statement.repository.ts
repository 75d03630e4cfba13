import { sql } from 'kysely';
import type { Db, Trx } from '../../../platform/database/database.ts';
import { type Pointer, toPointer } from '../moves/pointer.ts';
import type { KeyRow } from './signing-keys.ts';
import type { SignedStatement } from './statement.ts';

/** What a domain runs according to the database, with the statement that should confirm it. */
export type SignedPointer = Pointer & {
  signed: SignedStatement | undefined;
  key: KeyRow | undefined;
};

export type DomainPointer = Pointer & { domain: string };

export const createStatementRepository = (db: Db) => {
  const selectPointer = (source: Db | Trx) =>
    source
      .selectFrom('domain_pointer as pointer')
      .leftJoin('release_statement as signed', 'signed.domain', 'pointer.domain')
      .leftJoin('release_key as key', 'key.id', 'signed.key_id')
      .select(['pointer.set_id', 'pointer.candidate_set', 'pointer.candidate_share'])
      .select(['signed.statement', 'signed.signature', 'signed.key_id'])
      .select(['key.public_key', 'key.retired_at']);

  const findPointer = async (domain: string, source: Db | Trx = db): Promise<SignedPointer | undefined> => {
    const row = await selectPointer(source).where('pointer.domain', '=', domain).executeTakeFirst();
    if (!row) return undefined;
    const pointer = toPointer(row);
    const { statement, signature, key_id: keyId, public_key: publicKey, retired_at: retired } = row;
    if (statement === null || signature === null || keyId === null)
      return { ...pointer, signed: undefined, key: undefined };
    const key = publicKey === null ? undefined : { id: keyId, publicKey, isRetired: retired !== null };
    return { ...pointer, signed: { statement, signature, keyId }, key };
  };

  return {
    findPointer,

    /** The pointer of a domain, locked until the transaction ends. */
    async lockPointer(domain: string, trx: Trx): Promise<SignedPointer | undefined> {
      await trx
        .selectFrom('domain_pointer')
        .select('domain')
        .where('domain', '=', domain)
        .forUpdate()
        .execute();
      return findPointer(domain, trx);
    },

    async put(domain: string, { keyId, ...signed }: SignedStatement, renewAt: Date, trx: Trx) {
      const row = { ...signed, key_id: keyId, renew_at: renewAt };
      await trx
        .insertInto('release_statement')
        .values({ domain, ...row })
        .onConflict((conflict) => conflict.column('domain').doUpdateSet(row))
        .execute();
    },

    async postpone(domain: string, renewAt: Date) {
      await db
        .updateTable('release_statement')
        .set({ renew_at: renewAt })
        .where('domain', '=', domain)
        .execute();
    },

    /** Domains whose statements should be renewed, the longest due first. */
    async listDue(now: Date, limit: number): Promise<string[]> {
      const rows = await db
        .selectFrom('release_statement as signed')
        .innerJoin('domain_pointer as pointer', 'pointer.domain', 'signed.domain')
        .select('signed.domain')
        .where('signed.renew_at', '<=', now)
        .orderBy('signed.renew_at')
        .limit(limit)
        .execute();
      return rows.map(({ domain }) => domain);
    },

    /** Domains with a release, or only those whose statement a key signed. */
    async listDomains(keyId?: string, source: Db | Trx = db): Promise<string[]> {
      const rows = await source
        .selectFrom('domain_pointer as pointer')
        .leftJoin('release_statement as signed', 'signed.domain', 'pointer.domain')
        .select('pointer.domain')
        .$if(keyId !== undefined, (query) => query.where('signed.key_id', '=', keyId ?? ''))
        .orderBy('pointer.domain')
        .execute();
      return rows.map(({ domain }) => domain);
    },

    async listUnsigned(source: Db | Trx = db): Promise<DomainPointer[]> {
      const rows = await source
        .selectFrom('domain_pointer as pointer')
        .select(['pointer.domain', 'pointer.set_id', 'pointer.candidate_set', 'pointer.candidate_share'])
        .where(({ not, exists, selectFrom }) =>
          not(
            exists(
              selectFrom('release_statement as signed')
                .select(sql`1`.as('one'))
                .whereRef('signed.domain', '=', 'pointer.domain'),
            ),
          ),
        )
        .orderBy('pointer.domain')
        .execute();
      return rows.map(({ domain, ...row }) => ({ domain, ...toPointer(row) }));
    },
  };
};

export type StatementRepository = ReturnType<typeof createStatementRepository>;
