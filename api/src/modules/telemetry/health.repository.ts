import { sql } from 'kysely';
import type { Db } from '../../platform/database/database.ts';
import type { RemoteEvent } from './telemetry.schemas.ts';

export type HealthCount = {
  remote: string;
  version: string;
  phase: string;
  outcome: string;
  errorClass: string | null;
  events: number;
  totalMs: number;
};

/** Counts of loads of remotes per hour; the number of rows depends on the builds, not on the browsers. */
export const createHealthRepository = (db: Db) => ({
  /** Which of these builds were published; others would fill the table with invented names. */
  async known(events: readonly RemoteEvent[]): Promise<Set<string>> {
    const names = [...new Set(events.map(({ remote }) => remote))];
    const rows = await db
      .selectFrom('build')
      .select(['name', 'version'])
      .where('name', 'in', names)
      .execute();
    return new Set(rows.map(({ name, version }) => `${name}@${version}`));
  },

  async isSite(domain: string): Promise<boolean> {
    const row = await db.selectFrom('site').select('domain').where('domain', '=', domain).executeTakeFirst();
    return row !== undefined;
  },

  async count(domain: string, hour: Date, events: readonly RemoteEvent[]) {
    const sums = new Map<string, { event: RemoteEvent; events: number; ms: number }>();
    for (const event of events) {
      const { remote, version, phase, outcome, error_class } = event;
      const key = [remote, version, phase, outcome, error_class].join('\n');
      const sum = sums.get(key) ?? { event, events: 0, ms: 0 };
      sums.set(key, { event, events: sum.events + 1, ms: sum.ms + event.ms });
    }
    const rows = [...sums.entries()]
      // All writers lock in one order, which excludes deadlocks.
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([, { event, events: number, ms }]) => ({
        domain,
        hour,
        remote: event.remote,
        version: event.version,
        phase: event.phase,
        outcome: event.outcome,
        error_class: event.error_class ?? '',
        events: number,
        total_ms: ms,
      }));
    await db
      .insertInto('remote_health')
      .values(rows)
      .onConflict((conflict) =>
        conflict
          .columns(['domain', 'hour', 'remote', 'version', 'phase', 'outcome', 'error_class'])
          .doUpdateSet((eb) => ({
            events: eb('remote_health.events', '+', eb.ref('excluded.events')),
            total_ms: eb('remote_health.total_ms', '+', eb.ref('excluded.total_ms')),
          })),
      )
      .execute();
  },

  async since(domain: string, from: Date): Promise<HealthCount[]> {
    const rows = await db
      .selectFrom('remote_health')
      .select(['remote', 'version', 'phase', 'outcome', 'error_class'])
      .select([
        sql<string>`sum(events)::bigint`.as('events'),
        sql<string>`sum(total_ms)::bigint`.as('total_ms'),
      ])
      .where('domain', '=', domain)
      .where('hour', '>=', from)
      .groupBy(['remote', 'version', 'phase', 'outcome', 'error_class'])
      .orderBy('remote')
      .orderBy('version')
      .execute();
    return rows.map((row) => ({
      remote: row.remote,
      version: row.version,
      phase: row.phase,
      outcome: row.outcome,
      errorClass: row.error_class || null,
      events: Number(row.events),
      totalMs: Number(row.total_ms),
    }));
  },
});
