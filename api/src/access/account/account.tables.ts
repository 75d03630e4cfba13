import type { Role } from '@portal/shared/facts';
import type { ColumnType } from 'kysely';
import type { InstantColumn, VersionColumn } from '../../platform/database/column-types.ts';

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
  /** Since when a member with money is deleted for everyone but statements; null for all others. */
  archived_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  /** The first day without a contract, from which on a member has no channel; null while no end is known. */
  contract_until: ColumnType<string | null, string | null | undefined, string | null>;
};

/** E-mail addresses are unique per domain, across accounts; `email_key` is the address as it is compared. */
export type LoginTable = {
  domain: string;
  email_key: string;
  account_id: string;
  member_id: string;
};

export type AccountTables = {
  member: MemberTable;
  login: LoginTable;
};
