import type { InstantColumn } from '../database/column-types.ts';

/** Work that is due some time. Whoever does it leases it; a lease that ran out is anybody's again. */
export type JobTable = {
  kind: string;
  /** One job of a kind and key at a time. */
  key: string;
  /** The account it is done for; it goes with it. */
  account_id: string | null;
  run_at: InstantColumn;
  /** How often it was begun without being finished. */
  attempts: number;
  lease: string | null;
  leased_until: InstantColumn | null;
};

export type JobTables = {
  job: JobTable;
};
