import type { InstantColumn } from '../../../../platform/database/column-types.ts';

/** What a release set runs: the shell, and the remotes that are on. */
export type ReleaseSetBuildTable = { set_id: string; name: string; version: string };

/** The build of a name that the last start of a server brought with it. */
export type ShippedBuildTable = { name: string; version: string; shipped_at: InstantColumn };

/** A build that a domain went back from, and how. */
export type WithdrawnBuildTable = {
  name: string;
  version: string;
  domain: string;
  action: 'rollback' | 'revert' | 'stop';
  withdrawn_at: InstantColumn;
  withdrawn_by: string;
};

export type NewestTables = {
  release_set_build: ReleaseSetBuildTable;
  shipped_build: ShippedBuildTable;
  withdrawn_build: WithdrawnBuildTable;
};
