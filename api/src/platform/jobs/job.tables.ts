import type { InstantColumn } from '../database/column-types.ts';

/** A background job. A worker leases it before it runs it; an expired lease may be taken by any worker. */
export type JobTable = {
  kind: string;
  /** There is one job per kind and key. */
  key: string;
  /** The account of the job; deleting the account deletes the job. */
  account_id: string | null;
  run_at: InstantColumn;
  /** How often it was begun in a row without being finished. */
  attempts: number;
  lease: string | null;
  leased_until: InstantColumn | null;
};

export type JobTables = {
  job: JobTable;
};
