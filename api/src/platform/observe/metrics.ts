import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { OpenDatabase } from '../database/database.ts';

/** From a read of memory to the timeout of a statement. */
const DURATION_BUCKETS = [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

export type Metrics = {
  readonly registry: Registry;
  observeRequest(request: { method: string; route: string; status: number; seconds: number }): void;
  /** Counts a report file that was ingested or was a duplicate. */
  countIngest(file: { type: string; outcome: string; rows: number }): void;
  /** How many domains do not serve what they run now; read from memory whenever the metrics are read. */
  watchRefusedReleases(count: () => number): void;
  /** How many jobs there are in each state; queried whenever the metrics are read. */
  watchJobs(read: () => Promise<readonly { queue: string; state: string; count: number }[]>): void;
};

/** The server's metrics, named and measured by Prometheus conventions. */
export const createMetrics = (database: OpenDatabase): Metrics => {
  const registry = new Registry();
  const registers = [registry];
  const requests = new Histogram({
    name: 'portal_http_request_duration_seconds',
    help: 'Time from the first line of a request to the last byte of its response.',
    labelNames: ['method', 'route', 'status'],
    buckets: DURATION_BUCKETS,
    registers,
  });
  const files = new Counter({
    name: 'portal_ingest_files_total',
    help: 'Ingested report files.',
    labelNames: ['type', 'outcome'],
    registers,
  });
  const rows = new Counter({
    name: 'portal_ingest_rows_total',
    help: 'Rows of ingested report files.',
    labelNames: ['type'],
    registers,
  });
  new Gauge({
    name: 'portal_database_sessions',
    help: 'Database sessions, and requests that wait for one.',
    labelNames: ['state'],
    registers,
    collect() {
      const { open, idle, waiting } = database.usage();
      this.set({ state: 'used' }, open - idle);
      this.set({ state: 'idle' }, idle);
      this.set({ state: 'waiting' }, waiting);
    },
  });

  return {
    registry,
    observeRequest: ({ method, route, status, seconds }) =>
      requests.observe({ method, route, status }, seconds),
    countIngest({ type, outcome, rows: read }) {
      files.inc({ type, outcome });
      rows.inc({ type }, read);
    },
    watchRefusedReleases(count) {
      new Gauge({
        name: 'portal_refused_releases',
        help: 'Domains whose release set was refused at their latest request; they serve the last good one.',
        registers,
        collect() {
          this.set(count());
        },
      });
    },
    watchJobs(read) {
      new Gauge({
        name: 'portal_jobs',
        help: 'Jobs by queue and state.',
        labelNames: ['queue', 'state'],
        registers,
        async collect() {
          this.reset();
          for (const { queue, state, count } of await read()) this.set({ queue, state }, count);
        },
      });
    },
  };
};

/** Adds Node's metrics of the process: memory, CPU, event loop delay. */
export const measureProcess = ({ registry }: Metrics) => collectDefaultMetrics({ register: registry });
