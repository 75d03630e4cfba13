import type { Clock } from '../../../platform/clock.ts';
import type { Db, Trx } from '../../../platform/database/database.ts';
import type { AcceptedStatements } from './accepted-statements.ts';
import { isSamePointer, type Pointer } from '../moves/pointer.ts';
import type { SetSource } from './set-source.ts';
import type { SigningKey } from './key-files.ts';
import type { SigningKeys } from './signing-keys.ts';
import { type RefusalReason, ReleaseRefusedError } from './release-refused-error.ts';
import type { DomainPointer, SignedPointer, StatementRepository } from './statement.repository.ts';
import { openStatement, requireCurrentStatement, signStatement, type Statement } from './statement.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** Statements are renewed after 10 days, so a server may be off for 20 before one expires. */
const VALID_MS = 30 * DAY_MS;
const RENEW_AFTER_MS = 10 * DAY_MS;
/** A refused statement is tried again, because an operator may have signed its domain. */
const RETRY_MS = 60 * 60 * 1000;

export type SignerDependencies = {
  db: Db;
  keys: SigningKeys;
  statements: StatementRepository;
  accepted: AcceptedStatements;
  sets: SetSource;
  clock: Clock;
  onAcceptError(error: unknown, domain: string): void;
};

/** Issues and checks the signed statements of which set each domain runs. */
export function createSigner(dependencies: SignerDependencies) {
  const { db, keys, statements, accepted, sets, clock, onAcceptError } = dependencies;

  /** Notes a statement that was issued or accepted. Without a writable data directory pages are served all the same. */
  const accept = async (statement: Statement) => {
    try {
      const last = await accepted.find(statement.domain);
      if ((last?.counter ?? 0) < statement.counter) await accepted.keep(statement);
    } catch (error) {
      onAcceptError(error, statement.domain);
    }
  };

  /** @throws ReleaseRefusedError unless a trusted key signed it */
  const open = async ({ signed, key }: SignedPointer): Promise<Statement> => {
    if (!signed) throw new ReleaseRefusedError('unsigned');
    if (!key) throw new ReleaseRefusedError('unknown_key');
    return openStatement(signed, (await keys.requireTrusted(key)).publicKey);
  };

  /**
   * The statement of a domain, after everything about it was checked except the content of its set. An expired one
   * counts while no newer one was ever accepted, if `mayBeExpired`.
   * @throws ReleaseRefusedError
   */
  const check = async (
    domain: string,
    pointer: SignedPointer,
    { mayBeExpired = false }: { mayBeExpired?: boolean } = {},
  ): Promise<Statement> => {
    const statement = await open(pointer);
    const last = await accepted.find(domain);
    const isLast = last?.counter === statement.counter && isSamePointer(last, statement);
    const now = mayBeExpired && isLast ? new Date(0) : clock.now();
    requireCurrentStatement(statement, { domain, pointer, lastCounter: last?.counter ?? 0, now });
    return statement;
  };

  /** The counter of a stored statement; 0 of one without the signature of a trusted key. */
  const readCounter = async (pointer: SignedPointer | undefined) => {
    if (!pointer) return 0;
    try {
      return (await open(pointer)).counter;
    } catch (error) {
      if (error instanceof ReleaseRefusedError) return 0;
      throw error;
    }
  };

  const issue = async (
    trx: Trx,
    {
      domain,
      pointer: { set, candidate },
      after,
      key,
    }: { domain: string; pointer: Pointer; after: number; key: SigningKey },
  ): Promise<Statement> => {
    const issued = clock.now();
    const expires = new Date(issued.getTime() + VALID_MS);
    const signed = signStatement({ domain, set, candidate, counter: after + 1, issued, expires }, key);
    await statements.put(domain, signed, new Date(issued.getTime() + RENEW_AFTER_MS), trx);
    return openStatement(signed, key.publicKey);
  };

  /**
   * Signs again what a domain runs: what was signed before, or with `accept` also what is refused, because an operator
   * accepts it; it is called in the transaction.
   * @throws ReleaseRefusedError
   */
  const signAgain = async (
    domain: string,
    { accept: acceptRefused }: { accept?: (statement: Statement, trx: Trx) => Promise<unknown> } = {},
  ): Promise<Statement | undefined> => {
    const seen = await statements.findPointer(domain);
    if (!seen) return undefined;
    await findSets(seen);
    const issued = await db.transaction().execute(async (trx) => {
      const pointer = await statements.lockPointer(domain, trx);
      // A move that was first has signed its set.
      if (!pointer || !isSamePointer(pointer, seen)) return undefined;
      if (!acceptRefused) await check(domain, pointer, { mayBeExpired: true });
      const last = (await accepted.find(domain))?.counter ?? 0;
      const after = Math.max(last, await readCounter(pointer));
      const statement = await issue(trx, { domain, pointer, after, key: await keys.lockCurrent(trx) });
      await acceptRefused?.(statement, trx);
      return statement;
    });
    if (issued) await accept(issued);
    return issued;
  };

  /**
   * The sets of a pointer.
   * @throws ReleaseRefusedError when the stored content of one was changed
   */
  const findSets = async ({ set, candidate }: Pointer) => ({
    set: await sets.find(set),
    candidate: candidate && { set: await sets.find(candidate.set), share: candidate.share },
  });

  /** Those whose sets have the content that they are named by. */
  const selectWhole = async (pointers: readonly DomainPointer[]) => {
    const whole: DomainPointer[] = [];
    for (const pointer of pointers) {
      const found = await findSets(pointer).catch((error: unknown) => {
        if (error instanceof ReleaseRefusedError) return undefined;
        throw error;
      });
      if (found) whole.push(pointer);
    }
    return whole;
  };

  return {
    accept,
    check,
    findSets,
    signAgain,

    /** Why what a domain runs would be refused now. */
    async findRefusal(domain: string): Promise<RefusalReason | undefined> {
      const pointer = await statements.findPointer(domain);
      if (!pointer) return undefined;
      try {
        await check(domain, pointer);
        await findSets(pointer);
        return undefined;
      } catch (error) {
        if (error instanceof ReleaseRefusedError) return error.reason;
        throw error;
      }
    },

    /**
     * Prepares the signature of a move.
     * @param before what the move expects the domain to run
     * @throws ReleaseRefusedError when what the domain runs now was not signed, so that no move builds on it
     */
    async requireSigned(domain: string, before: Pointer | undefined) {
      await keys.ensure('server');
      const pointer = await statements.findPointer(domain);
      // A pointer that another move has changed meanwhile fails at the comparison in the move.
      if (pointer && before && isSamePointer(pointer, before))
        await check(domain, pointer, { mayBeExpired: true });
    },

    /** Signs what a domain runs after a move, in its transaction; `accept` notes the statement after that. */
    async sign(trx: Trx, domain: string, pointer: Pointer): Promise<Statement> {
      const last = (await accepted.find(domain))?.counter ?? 0;
      const after = Math.max(last, await readCounter(await statements.findPointer(domain, trx)));
      return issue(trx, { domain, pointer, after, key: await keys.lockCurrent(trx) });
    },

    /** Renews statements that expire in the next 20 days; returns whether there may be more. */
    async renewDue(limit: number, onRefused: (error: ReleaseRefusedError, domain: string) => void) {
      const domains = await statements.listDue(clock.now(), limit);
      for (const domain of domains) {
        try {
          await signAgain(domain);
        } catch (error) {
          if (!(error instanceof ReleaseRefusedError)) throw error;
          onRefused(error, domain);
          await statements.postpone(domain, new Date(clock.now().getTime() + RETRY_MS));
        }
      }
      return domains.length === limit;
    },

    /**
     * Signs what domains run when neither this database nor this data directory ever had a key: after an upgrade from
     * a version that signed nothing. Returns the signed domains and those that only an operator can sign.
     */
    async adopt(): Promise<{ signed: string[]; unsigned: string[] }> {
      const pointers = await statements.listUnsigned();
      if (pointers.length === 0) return { signed: [], unsigned: [] };
      const whole = await selectWhole(pointers);
      const adopted = await db.transaction().execute(async (trx) => {
        await keys.lock(trx);
        if (await keys.isUsed(trx)) return undefined;
        const key = await keys.add('server', trx);
        const issued: Statement[] = [];
        for (const { domain, ...pointer } of whole)
          issued.push(await issue(trx, { domain, pointer, after: 0, key }));
        return { key, issued };
      });
      if (adopted) await keys.files.find(adopted.key.id);
      const signed = (adopted?.issued ?? []).map(({ domain }) => domain);
      for (const statement of adopted?.issued ?? []) await accept(statement);
      const isSigned = new Set(signed);
      return {
        signed,
        unsigned: pointers.map(({ domain }) => domain).filter((domain) => !isSigned.has(domain)),
      };
    },
  };
}

export type Signer = ReturnType<typeof createSigner>;
