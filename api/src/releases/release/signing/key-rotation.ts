import type { Db, Trx } from '../../../platform/database/database.ts';
import { AppError } from '../../../errors/app-error.ts';
import { type RefusalReason, ReleaseRefusedError } from './release-refused-error.ts';
import type { Signer } from './signer.ts';
import type { Statement } from './statement.ts';
import type { SigningKeys } from './signing-keys.ts';
import type { StatementRepository } from './statement.repository.ts';

/** What signing several domains did. */
export type SigningResult = {
  signed: { domain: string; set: string }[];
  /** Domains that stay as they are, and keep their last good set. */
  refused: { domain: string; reason: RefusalReason }[];
};

/** Writes what is done to the audit log, in the transaction that does it. */
export type RecordChange<Subject> = (subject: Subject, trx: Trx) => Promise<unknown>;

/** Who replaces a key. */
export type KeyOrder = { by: string; record: RecordChange<string> };

export type KeyRotationDependencies = {
  db: Db;
  keys: SigningKeys;
  statements: StatementRepository;
  signer: Signer;
};

/** Replaces signing keys, and signs what an operator accepts. */
export function createKeyRotation({ db, keys, statements, signer }: KeyRotationDependencies) {
  const signAll = async (
    domains: readonly string[],
    options: { accept?: RecordChange<Statement> } = {},
  ): Promise<SigningResult> => {
    const result: SigningResult = { signed: [], refused: [] };
    for (const domain of domains) {
      try {
        const statement = await signer.signAgain(domain, options);
        if (statement) result.signed.push({ domain, set: statement.set });
      } catch (error) {
        if (!(error instanceof ReleaseRefusedError)) throw error;
        result.refused.push({ domain, reason: error.reason });
      }
    }
    return result;
  };

  const listRefused = async (domains: readonly string[]): Promise<SigningResult['refused']> => {
    const refused: SigningResult['refused'] = [];
    for (const domain of domains) {
      const reason = await signer.findRefusal(domain);
      if (reason) refused.push({ domain, reason });
    }
    return refused;
  };

  /** Whether a key was retired; not while a domain is left whose statement it signed. */
  const tryRetire = (id: string, { by, record }: KeyOrder, refused: number) =>
    db.transaction().execute(async (trx) => {
      await keys.lockOne(id, trx);
      if ((await statements.listDomains(id, trx)).length > refused) return false;
      await keys.retire(id, by, trx);
      await record(id, trx);
      return true;
    });

  return {
    /**
     * Adds a key and signs with it what was signed before. The earlier keys stay valid until they are retired, so that
     * an interrupted rotation leaves every domain with a valid statement.
     */
    async rotate({ by, record }: KeyOrder): Promise<SigningResult & { key: string }> {
      const key = await db.transaction().execute(async (trx) => {
        await keys.lock(trx);
        const added = await keys.add(by, trx);
        await record(added.id, trx);
        return added;
      });
      await keys.files.find(key.id);
      return { key: key.id, ...(await signAll(await statements.listDomains())) };
    },

    /**
     * Ends the trust in a key and deletes its file. What it signed is signed by the current key before.
     * @throws AppError `not_found`, or `release_key_current` for the key that signs now
     */
    async retire(id: string, order: KeyOrder): Promise<SigningResult> {
      const key = (await keys.list()).find((each) => each.id === id);
      if (!key) throw new AppError('not_found');
      if ((await keys.findCurrentId()) === id) throw new AppError('release_key_current');
      const result: SigningResult = { signed: [], refused: [] };
      for (let isRetired = key.retired_at !== null; !isRetired;) {
        const { signed, refused } = await signAll(await statements.listDomains(id));
        result.signed.push(...signed);
        result.refused = refused;
        isRetired = await tryRetire(id, order, refused.length);
      }
      await keys.files.delete(id);
      return result;
    },

    /** Signs what a refused domain, or each of them, runs now: the decision of an operator who has looked at it. */
    async sign(record: RecordChange<Statement>, domain?: string): Promise<SigningResult> {
      const refused = await listRefused(domain === undefined ? await statements.listDomains() : [domain]);
      return signAll(
        refused.map(({ domain }) => domain),
        { accept: record },
      );
    },

    /** The domains whose release would be refused now, and why. */
    listRefused: async () => listRefused(await statements.listDomains()),
  };
}
