import type { ColumnType, Generated } from 'kysely';
import type { InstantColumn, JsonColumn } from '../../platform/database/column-types.ts';
import type { NotificationFacts, NotificationKind } from './notification-facts.ts';

/** What a person is notified of, in its inbox. */
export type NotificationTable = {
  account_id: string;
  member_id: string;
  /** Ascends in the order of writing. */
  id: Generated<string>;
  kind: NotificationKind;
  /** A person has at most one notification of a kind and a key; null where the act that causes it happens once. */
  key: string | null;
  facts: JsonColumn<NotificationFacts>;
  at: InstantColumn;
  read_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
};

/** The kinds that a person has switched off. */
export type NotificationMuteTable = {
  account_id: string;
  member_id: string;
  kind: NotificationKind;
};

/** The newest day of whose figures the people of an account were notified. */
export type NotifiedDayTable = {
  account_id: string;
  day: string;
};

export type NotificationTables = {
  notification: NotificationTable;
  notification_mute: NotificationMuteTable;
  notified_day: NotifiedDayTable;
};
