import type { Generated } from 'kysely';
import type { InstantColumn } from '../../../../platform/database/column-types.ts';

/** A time in which a domain does not move, or all of them where it names none. */
export type ReleaseFreezeTable = {
  id: Generated<number>;
  domain: string | null;
  starts_at: InstantColumn;
  ends_at: InstantColumn;
  reason: string;
  set_by: string;
  set_at: InstantColumn;
};

export type FreezeTables = { release_freeze: ReleaseFreezeTable };
