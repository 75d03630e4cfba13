import type { ReleaseSet } from '@portal/shared/release';
import type { Clock } from '../../../platform/clock.ts';
import { createLruMap } from '../../../platform/lru-map.ts';
import { isSamePointer } from '../moves/pointer.ts';
import { type RefusalReason, ReleaseRefusedError } from './release-refused-error.ts';
import type { AcceptedStatements } from './accepted-statements.ts';
import type { Signer } from './signer.ts';
import type { SignedPointer, StatementRepository } from './statement.repository.ts';
import type { Statement } from './statement.ts';

/** A refused domain is checked again after this long, or when what the database says of it changes. */
const RECHECK_MS = 5_000;
const LOG_INTERVAL_MS = 60_000;
/** A set takes about 60 kB. Domains that were visited longer ago are verified again, and have no page in an outage. */
const MAX_CACHED_DOMAINS = 1_000;

/** The set of a domain, and while a rollout runs the one that a share of its visitors gets, in percent. */
export type Sets = { set: ReleaseSet; candidate: { set: ReleaseSet; share: number } | undefined };

export type ServedSets = {
  /** Undefined when the domain has no release, or none that is trusted. */
  sets: Sets | undefined;
  /** Whether the database does not respond. */
  isStale: boolean;
  /** The statement that was verified, and the key that signed it. */
  signed?: { statement: Statement; keyId: string };
  /** Why the domain's current release is not served; the last good one is, if there is one. */
  refused?: RefusalReason;
};

type Good = { sets: Sets; pointer: SignedPointer; statement: Statement };
type Refusal = { reason: RefusalReason; pointer: SignedPointer; checkedAt: number; loggedAt: number };

export type ServedSetsDependencies = {
  statements: StatementRepository;
  accepted: AcceptedStatements;
  signer: Signer;
  clock: Clock;
  /** @default 1,000 */
  capacity?: number;
  /** Called at most once a minute for each domain and reason. */
  onRefused(refusal: { domain: string; reason: RefusalReason }): void;
};

const isSame = (a: SignedPointer, b: SignedPointer) =>
  isSamePointer(a, b) &&
  a.signed?.signature === b.signed?.signature &&
  a.signed?.statement === b.signed?.statement &&
  a.signed?.keyId === b.signed?.keyId &&
  a.key?.publicKey === b.key?.publicKey &&
  a.key?.isRetired === b.key?.isRetired;

/** The sets that pages are rendered with: each was signed for its domain, or is the last good one. */
export function createServedSets(dependencies: ServedSetsDependencies) {
  const { statements, accepted, signer, clock, onRefused, capacity = MAX_CACHED_DOMAINS } = dependencies;
  const lastGood = createLruMap<Good>(capacity);
  const refusals = new Map<string, Refusal>();

  const verify = async (domain: string, pointer: SignedPointer): Promise<Good> => {
    const statement = await signer.check(domain, pointer);
    const sets = await signer.findSets(pointer);
    await signer.accept(statement);
    const good = { sets, pointer, statement };
    lastGood.set(domain, good);
    refusals.delete(domain);
    return good;
  };

  const refuse = (domain: string, pointer: SignedPointer, reason: RefusalReason) => {
    const now = clock.now().getTime();
    const before = refusals.get(domain);
    const isLogged = before?.reason === reason && now - before.loggedAt < LOG_INTERVAL_MS;
    const loggedAt = isLogged ? before.loggedAt : now;
    refusals.set(domain, { reason, pointer, checkedAt: now, loggedAt });
    if (!isLogged) onRefused({ domain, reason });
  };

  /** What was accepted last, also before a restart. */
  const findLastGood = async (domain: string): Promise<Sets | undefined> => {
    const good = lastGood.get(domain);
    if (good) return good.sets;
    const pointer = await accepted.find(domain);
    if (!pointer) return undefined;
    try {
      return await signer.findSets(pointer);
    } catch (error) {
      if (error instanceof ReleaseRefusedError) return undefined;
      throw error;
    }
  };

  const isRefused = (refusal: Refusal | undefined, pointer: SignedPointer): refusal is Refusal =>
    refusal !== undefined &&
    isSame(refusal.pointer, pointer) &&
    Math.abs(clock.now().getTime() - refusal.checkedAt) < RECHECK_MS;

  const findTrusted = async (domain: string): Promise<ServedSets> => {
    const pointer = await statements.findPointer(domain);
    if (!pointer) {
      lastGood.delete(domain);
      refusals.delete(domain);
      return { sets: undefined, isStale: false };
    }
    if (!isRefused(refusals.get(domain), pointer)) {
      try {
        const known = lastGood.get(domain);
        const isGood =
          known &&
          isSame(known.pointer, pointer) &&
          clock.now().getTime() < Date.parse(known.statement.expires);
        const { sets, statement } = isGood ? known : await verify(domain, pointer);
        const keyId = pointer.signed?.keyId;
        return { sets, isStale: false, ...(keyId !== undefined && { signed: { statement, keyId } }) };
      } catch (error) {
        if (!(error instanceof ReleaseRefusedError)) throw error;
        refuse(domain, pointer, error.reason);
      }
    }
    const { reason } = refusals.get(domain) ?? {};
    return { sets: await findLastGood(domain), isStale: false, ...(reason && { refused: reason }) };
  };

  return {
    /** What to serve on a domain; when the database does not respond, what this process served last. */
    async find(domain: string): Promise<ServedSets> {
      try {
        return await findTrusted(domain);
      } catch (error) {
        const good = lastGood.get(domain);
        if (!good) throw error;
        return { sets: good.sets, isStale: true };
      }
    },

    /** Why a domain was refused at its latest request to this server. */
    getRefusal: (domain: string) => refusals.get(domain)?.reason,

    /** How many domains were refused at their latest request to this server. */
    countRefused: () => refusals.size,
  };
}
