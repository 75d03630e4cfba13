import type { Role } from '../../platform/http/access-rule.ts';
import type { DayColumn, InstantColumn, VersionColumn } from '../../platform/database/column-types.ts';

/** An `operator` belongs to no partner; it runs the service. */
/** Every account that can sign in. `account_id` is the tenant: the manager's own id, which its members share. */
export type MemberTable = {
  account_id: string;
  id: string;
  domain: string;
  role: Role;
  email: string;
  nickname: string;
  password_hash: string;
  channel_url: string | null;
  registered_at: InstantColumn;
  version: VersionColumn;
};

/** E-mail addresses are unique per domain, across accounts; `email_key` is the address as it is compared. */
export type LoginTable = {
  domain: string;
  email_key: string;
  account_id: string;
  member_id: string;
};

/**
 * The manager's share of a member's revenue in basis points, for the days from `from_day` up to but not including
 * `until_day`. A member's periods adjoin and cover every day since 0001-01-01.
 */
export type FeeRateTable = {
  account_id: string;
  member_id: string;
  from_day: DayColumn;
  until_day: DayColumn;
  basis_points: number;
};

export type MemberTables = {
  member: MemberTable;
  login: LoginTable;
  fee_rate: FeeRateTable;
};
