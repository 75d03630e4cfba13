import type { Db } from '../../../platform/database/database.ts';
import type { ProofFailure, ProofVerdict, ProofVisit } from './proof.ts';

/** What a browser found when it opened every page of a set. */
export type Proof = {
  set: string;
  verdict: ProofVerdict;
  visits: readonly ProofVisit[];
  failures: readonly ProofFailure[];
  /** What failed at the first try of a page, and not at the second. */
  unconfirmed: readonly ProofFailure[];
  browser: string;
  provenAt: Date;
  provenBy: string;
};

/** Stores the newest proof of each set. */
export const createProofRepository = (db: Db) => ({
  async save(
    { set, verdict, visits, failures, unconfirmed, browser, provenAt, provenBy }: Proof,
    key: string,
  ) {
    const row = {
      proof_key: key,
      verdict,
      browser,
      proven_at: provenAt,
      proven_by: provenBy,
      visits: JSON.stringify(visits),
      failures: JSON.stringify(failures),
      unconfirmed: JSON.stringify(unconfirmed),
    };
    await db
      .insertInto('release_proof')
      .values({ set_id: set, ...row })
      .onConflict((conflict) => conflict.column('set_id').doUpdateSet(row))
      .execute();
  },

  /** The newest verdict with each of some keys. */
  async verdicts(keys: readonly string[]): Promise<Map<string, ProofVerdict>> {
    const rows = await db
      .selectFrom('release_proof')
      .distinctOn('proof_key')
      .select(['proof_key', 'verdict'])
      .where('proof_key', 'in', keys)
      .orderBy('proof_key')
      .orderBy('proven_at', 'desc')
      .execute();
    return new Map(rows.map(({ proof_key: key, verdict }) => [key, verdict]));
  },

  /** The newest proof with this key, of whichever domain's set. */
  async newest(key: string): Promise<Proof | undefined> {
    const row = await db
      .selectFrom('release_proof')
      .selectAll()
      .where('proof_key', '=', key)
      .orderBy('proven_at', 'desc')
      .limit(1)
      .executeTakeFirst();
    if (!row) return undefined;
    const { set_id: set, verdict, visits, failures, unconfirmed, browser } = row;
    return {
      set,
      verdict,
      visits,
      failures,
      unconfirmed,
      browser,
      provenAt: row.proven_at,
      provenBy: row.proven_by,
    };
  },
});

export type ProofRepository = ReturnType<typeof createProofRepository>;
