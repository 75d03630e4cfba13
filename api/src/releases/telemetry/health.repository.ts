import { sql } from 'kysely';
import type { Db } from '../../platform/database/database.ts';
import { LOAD_COUNTERS, type LoadCounter } from './loads/load-counters.ts';

export type RemoteCounts = Record<LoadCounter, number> & { set: string; remote: string; version: string };
export type FailureCount = {
  set: string;
  remote: string;
  phase: string;
  errorClass: string | null;
  loads: number;
};

const sumOf = (column: string) => sql<string>`sum(${sql.ref(column)})::bigint`;

/** Reads the hourly counts of a domain's page loads, for each release set. */
export const createHealthRepository = (db: Db) => ({
  async findServed(domain: string, from: Date): Promise<{ set: string; served: number }[]> {
    const rows = await db
      .selectFrom('page_load_count')
      .select(['set_id', sumOf('served').as('served')])
      .where('domain', '=', domain)
      .where('hour', '>=', from)
      .groupBy('set_id')
      .orderBy('set_id')
      .execute();
    return rows.map(({ set_id: set, served }) => ({ set, served: Number(served) }));
  },

  async findCounts(domain: string, from: Date): Promise<RemoteCounts[]> {
    const rows = await db
      .selectFrom('remote_load_count')
      .select(['set_id', 'remote', 'version'])
      .select(LOAD_COUNTERS.map((name) => sumOf(name).as(name)))
      .where('domain', '=', domain)
      .where('hour', '>=', from)
      .groupBy(['set_id', 'remote', 'version'])
      .orderBy('remote')
      .orderBy('set_id')
      .execute();
    return rows.map(({ set_id: set, remote, version, ...sums }) => {
      const counts = Object.fromEntries(LOAD_COUNTERS.map((name) => [name, Number(sums[name])]));
      return { set, remote, version, ...(counts as Record<LoadCounter, number>) };
    });
  },

  async findFailures(domain: string, from: Date): Promise<FailureCount[]> {
    const rows = await db
      .selectFrom('remote_failure_count')
      .select(['set_id', 'remote', 'phase', 'error_class', sumOf('loads').as('loads')])
      .where('domain', '=', domain)
      .where('hour', '>=', from)
      .groupBy(['set_id', 'remote', 'phase', 'error_class'])
      .orderBy('phase')
      .orderBy('error_class')
      .execute();
    return rows.map(({ set_id: set, remote, phase, error_class: errorClass, loads }) => ({
      set,
      remote,
      phase,
      errorClass: errorClass || null,
      loads: Number(loads),
    }));
  },
});
