import type { Generated } from 'kysely';
import type { BigIntColumn, InstantColumn } from '../../platform/database/column-types.ts';

/** What a page load reported of a remote, or of the shell. Kept until the token of the load has expired. */
export type PageLoadReportTable = {
  load_id: string;
  remote: string;
  set_id: string;
  issued_at: InstantColumn;
  /** When the load first reported this remote. */
  reported_at: InstantColumn;
  mounted: Generated<boolean>;
  failed_before: Generated<boolean>;
  failed_after: Generated<boolean>;
};

/** How many page loads got a token, per hour. */
export type PageLoadCountTable = {
  domain: string;
  hour: InstantColumn;
  set_id: string;
  served: BigIntColumn;
};

/** The page loads that reported a remote, per hour in which the page was served. */
export type RemoteLoadCountTable = {
  domain: string;
  hour: InstantColumn;
  set_id: string;
  remote: string;
  /** The version that the set runs, also where its fallback build was shown. */
  version: string;
  loads: BigIntColumn;
  mounted: BigIntColumn;
  /** Loads with a failure before or after the mount, each once. */
  failed: BigIntColumn;
  failed_before: BigIntColumn;
  failed_after: BigIntColumn;
  /** The sum of the times to mounted. */
  total_ms: BigIntColumn;
  /** Loads that were mounted within so many milliseconds. */
  within_500: BigIntColumn;
  within_1000: BigIntColumn;
  within_2000: BigIntColumn;
  within_4000: BigIntColumn;
  within_8000: BigIntColumn;
};

/** Why remotes failed, per hour; a load counts at most once before and once after the mount. */
export type RemoteFailureCountTable = {
  domain: string;
  hour: InstantColumn;
  set_id: string;
  remote: string;
  phase: string;
  error_class: string;
  loads: BigIntColumn;
};

export type TelemetryTables = {
  page_load_report: PageLoadReportTable;
  page_load_count: PageLoadCountTable;
  remote_load_count: RemoteLoadCountTable;
  remote_failure_count: RemoteFailureCountTable;
};
