import type { Clock } from '../../../../platform/clock.ts';
import type { Db, Trx } from '../../../../platform/database/database.ts';
import { AppError } from '../../../../errors/app-error.ts';
import type { Actor } from '../../../../access/audit/actor.ts';
import type { Audit } from '../../../../access/audit/audit.service.ts';
import type { SiteList } from '../../sets/site-list.repository.ts';
import { isRecovery, type SetMove } from './is-recovery.ts';
import type { Freeze, FreezeRepository } from './freeze.repository.ts';
import { ReleaseFrozenError } from './release-frozen-error.ts';

export type FreezeOrder = {
  /** Null is every domain. */
  domain: string | null;
  /** A past time begins now, because moves that were made since were not refused. @default now */
  from: Date | undefined;
  until: Date;
  reason: string;
};

/** Who changes a freeze: as the audit log and as its row name them. */
export type FreezeAuthor = { actor: Actor; by: string };

export type FreezeDependencies = {
  db: Db;
  freezes: FreezeRepository;
  sites: SiteList;
  audit: Audit;
  clock: Clock;
};

const toState = ({ domain, from, until, reason }: Omit<Freeze, 'id' | 'setBy'>) => ({
  domain,
  reason,
  from: from.toISOString(),
  until: until.toISOString(),
});

/** Sets, ends and enforces the times in which domains do not move. */
export const createFreezeService = ({ db, freezes, sites, audit, clock }: FreezeDependencies) => {
  return {
    /** Those that have not ended, of every domain. */
    list: () => freezes.list(clock.now()),

    /** Those of a domain, those of all domains included. */
    listOf: (domain: string) => freezes.list(clock.now(), domain),

    /** The one that each of some domains is in now; of several, the one that ends last. */
    async findNow(domains: readonly string[]): Promise<Map<string, Freeze>> {
      const present = await freezes.listAt(domains, clock.now());
      return new Map(
        domains.flatMap((domain) => {
          const freeze = present.find((each) => each.domain === null || each.domain === domain);
          return freeze ? [[domain, freeze]] : [];
        }),
      );
    },

    /**
     * Begins when moves that are under way have ended.
     * @throws AppError `unknown_domain`, `validation` when it would end before it begins or has ended already
     */
    async create({ domain, from, until, reason }: FreezeOrder, { actor, by }: FreezeAuthor): Promise<Freeze> {
      const now = clock.now();
      const freeze = { domain, from: from && from > now ? from : now, until, reason };
      if (until <= now || until <= freeze.from)
        throw new AppError('validation', { fields: [{ path: 'until', code: 'invalid' }] });
      if (domain !== null && !(await sites.find(domain))) throw new AppError('unknown_domain');
      return db.transaction().execute(async (trx) => {
        await freezes.lockPointers(domain, trx);
        const { id } = await freezes.insert({ ...freeze, setBy: by, setAt: now }, trx);
        const change = { action: 'release.freeze', subject: String(id), after: toState(freeze) } as const;
        await audit.record(actor, { ...change, domain: domain ?? '', reason }, trx);
        return { ...freeze, id, setBy: by };
      });
    },

    /** @throws AppError `not_found` unless such a freeze of this domain (null: of all) has not ended */
    async end(of: Pick<Freeze, 'id' | 'domain'>, reason: string, { actor }: Pick<FreezeAuthor, 'actor'>) {
      const freeze = (await freezes.list(clock.now())).find(({ id }) => id === of.id);
      if (!freeze) throw new AppError('not_found');
      await db.transaction().execute(async (trx) => {
        if (!(await freezes.delete(of, trx))) throw new AppError('not_found');
        const change = { action: 'release.unfreeze', subject: String(of.id) } as const;
        const author = { domain: of.domain ?? '', reason };
        await audit.record(actor, { ...change, ...author, before: toState(freeze) }, trx);
      });
    },

    /**
     * Throws if a freeze window covers the time of a move; recovery moves are allowed in any window.
     * @param trx the transaction of the move, after it has locked the domain's pointer
     * @throws ReleaseFrozenError
     */
    async requireNone(
      { domain, at = clock.now(), ...move }: SetMove & { domain: string; at?: Date },
      trx?: Trx,
    ) {
      if (isRecovery(move)) return;
      const freeze = await freezes.findAt(domain, at, trx);
      if (freeze) throw new ReleaseFrozenError(freeze);
    },
  };
};

export type FreezeService = ReturnType<typeof createFreezeService>;
