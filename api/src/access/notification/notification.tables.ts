import type { Currency, Language } from '@portal/shared/facts';
import type { ColumnType, Generated } from 'kysely';
import type { DayColumn, InstantColumn, JsonColumn } from '../../platform/database/column-types.ts';
import type { MailFrequency } from './mail-frequency.ts';
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

/** For whom a mail is written. */
export type MailReader = {
  language: Language;
  currency: Currency;
  time_zone: string;
};

/** The mails that a person has switched on. */
export type MailSubscriptionTable = MailReader & {
  account_id: string;
  member_id: string;
  frequency: MailFrequency;
  /** Part of the link that ends the mails; who has a mail may end it. */
  secret: string;
  /** The day, the Monday or the last day of the month that the newest mail was queued for. */
  queued_for: DayColumn;
};

export type NotificationTables = {
  notification: NotificationTable;
  notification_mute: NotificationMuteTable;
  notified_day: NotifiedDayTable;
  mail_subscription: MailSubscriptionTable;
};
