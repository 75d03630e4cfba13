import type { BigIntColumn, InstantColumn } from '../../platform/database/column-types.ts';

/** The results of loading a remote's build on a domain, per hour. */
export type RemoteHealthTable = {
  domain: string;
  hour: InstantColumn;
  remote: string;
  version: string;
  phase: string;
  outcome: string;
  /** Empty for successful loads. */
  error_class: string;
  events: BigIntColumn;
  total_ms: BigIntColumn;
};

export type TelemetryTables = {
  remote_health: RemoteHealthTable;
};
