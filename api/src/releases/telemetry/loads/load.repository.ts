import type { Db, Trx } from '../../../platform/database/database.ts';
import type { RemoteOutcome } from './load-outcome.ts';
import type { PageLoad } from './load-token.ts';
import { LOAD_COUNTERS, type LoadCounter } from './load-counters.ts';
import type { MountBound } from './mount-times.ts';

export type LoadReport = {
  domain: string;
  /** The start of the hour in which the page was served. */
  hour: Date;
  load: PageLoad;
  at: Date;
  /** Of different remotes. */
  outcomes: readonly RemoteOutcome[];
};

/** What a report adds to what its page load had said before. */
type News = RemoteOutcome & { isNew: boolean; isFirstFailure: boolean };

const hasNews = (each: News) =>
  each.isNew || each.mountedMs !== undefined || each.failedBefore || each.failedAfter;

/** Locks the rows of a page load, which are created where they are missing, and returns what was not known. */
async function lockRows(trx: Trx, { load, at, outcomes }: LoadReport): Promise<News[]> {
  const remotes = outcomes.map(({ remote }) => remote);
  const created = await trx
    .insertInto('page_load_report')
    .values(
      remotes.map((remote) => ({
        load_id: load.id,
        remote,
        set_id: load.set,
        issued_at: load.issuedAt,
        reported_at: at,
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .returning('remote')
    .execute();
  const rows = await trx
    .selectFrom('page_load_report')
    .select(['remote', 'mounted', 'failed_before', 'failed_after'])
    .where('load_id', '=', load.id)
    .where('remote', 'in', remotes)
    .orderBy('remote')
    .forUpdate()
    .execute();
  const isNew = new Set(created.map(({ remote }) => remote));
  return outcomes.flatMap(({ remote, version, mountedMs, failedBefore, failedAfter }) => {
    const before = rows.find((row) => row.remote === remote);
    if (!before) return [];
    return {
      remote,
      version,
      isNew: isNew.has(remote),
      isFirstFailure: !before.failed_before && !before.failed_after && Boolean(failedBefore ?? failedAfter),
      ...(mountedMs !== undefined && !before.mounted && { mountedMs }),
      ...(failedBefore && !before.failed_before && { failedBefore }),
      ...(failedAfter && !before.failed_after && { failedAfter }),
    };
  });
}

async function updateRows(trx: Trx, loadId: string, news: readonly News[]) {
  for (const { remote, mountedMs, failedBefore, failedAfter } of news) {
    const changed = {
      ...(mountedMs !== undefined && { mounted: true }),
      ...(failedBefore && { failed_before: true }),
      ...(failedAfter && { failed_after: true }),
    };
    if (Object.keys(changed).length > 0)
      await trx
        .updateTable('page_load_report')
        .set(changed)
        .where('load_id', '=', loadId)
        .where('remote', '=', remote)
        .execute();
  }
}

const toCounts = ({ isNew, isFirstFailure, mountedMs, failedBefore, failedAfter }: News) => {
  const isWithin = (bound: MountBound) => Number(mountedMs !== undefined && mountedMs <= bound);
  return {
    loads: Number(isNew),
    mounted: Number(mountedMs !== undefined),
    failed: Number(isFirstFailure),
    failed_before: Number(failedBefore !== undefined),
    failed_after: Number(failedAfter !== undefined),
    total_ms: mountedMs ?? 0,
    within_500: isWithin(500),
    within_1000: isWithin(1000),
    within_2000: isWithin(2000),
    within_4000: isWithin(4000),
    within_8000: isWithin(8000),
  } satisfies Record<LoadCounter, number>;
};

type Place = { domain: string; hour: Date; set_id: string };

const addCounts = (trx: Trx, place: Place, news: readonly News[]) =>
  trx
    .insertInto('remote_load_count')
    .values(news.map((each) => ({ ...place, remote: each.remote, version: each.version, ...toCounts(each) })))
    .onConflict((conflict) =>
      conflict
        .columns(['domain', 'hour', 'set_id', 'remote'])
        .doUpdateSet((eb) =>
          Object.fromEntries(
            LOAD_COUNTERS.map((name) => [
              name,
              eb(eb.ref(`remote_load_count.${name}`), '+', eb.ref(`excluded.${name}`)),
            ]),
          ),
        ),
    )
    .execute();

const addFailures = async (trx: Trx, place: Place, news: readonly News[]) => {
  const rows = news.flatMap(({ remote, failedBefore, failedAfter }) =>
    [failedBefore, failedAfter]
      .filter((failure) => failure !== undefined)
      .map(({ phase, errorClass }) => ({ ...place, remote, phase, error_class: errorClass, loads: 1 })),
  );
  if (rows.length === 0) return;
  await trx
    .insertInto('remote_failure_count')
    .values(rows)
    .onConflict((conflict) =>
      conflict
        .columns(['domain', 'hour', 'set_id', 'remote', 'phase', 'error_class'])
        .doUpdateSet((eb) => ({ loads: eb('remote_failure_count.loads', '+', eb.ref('excluded.loads')) })),
    )
    .execute();
};

/** Stores what page loads report, and counts each load once. */
export const createLoadRepository = (db: Db) => ({
  /** Adds what the page load has not reported before; a repeated report changes nothing. */
  async add(report: LoadReport) {
    // All writers lock in one order, which excludes deadlocks.
    const outcomes = report.outcomes.toSorted((a, b) => (a.remote < b.remote ? -1 : 1));
    await db.transaction().execute(async (trx) => {
      const news = (await lockRows(trx, { ...report, outcomes })).filter(hasNews);
      if (news.length === 0) return;
      await updateRows(trx, report.load.id, news);
      const place = { domain: report.domain, hour: report.hour, set_id: report.load.set };
      await addFailures(trx, place, news);
      await addCounts(trx, place, news);
    });
  },

  async addServed(domain: string, hour: Date, set: string, served: number) {
    await db
      .insertInto('page_load_count')
      .values({ domain, hour, set_id: set, served })
      .onConflict((conflict) =>
        conflict
          .columns(['domain', 'hour', 'set_id'])
          .doUpdateSet((eb) => ({ served: eb('page_load_count.served', '+', eb.ref('excluded.served')) })),
      )
      .execute();
  },

  /** Deletes the reports of loads from before `expired`, what guards know by them, and counts from before `oldest`. */
  async deleteOld({ expired, oldest }: { expired: Date; oldest: Date }) {
    await db.deleteFrom('page_load_report').where('issued_at', '<', expired).execute();
    await db.deleteFrom('rollout_evidence').where('window_end', '<', expired).execute();
    await db.deleteFrom('page_load_count').where('hour', '<', oldest).execute();
    await db.deleteFrom('remote_failure_count').where('hour', '<', oldest).execute();
    await db.deleteFrom('remote_load_count').where('hour', '<', oldest).execute();
  },
});

export type LoadRepository = ReturnType<typeof createLoadRepository>;
