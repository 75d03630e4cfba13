import type { BigIntColumn, InstantColumn } from '../../platform/database/column-types.ts';

/** How the loads of a remote's build ended on a domain, per hour. */
export type RemoteHealthTable = {
  domain: string;
  hour: InstantColumn;
  remote: string;
  version: string;
  phase: string;
  outcome: string;
  /** Empty when nothing went wrong. */
  error_class: string;
  events: BigIntColumn;
  total_ms: BigIntColumn;
};

export type TelemetryTables = {
  remote_health: RemoteHealthTable;
};
