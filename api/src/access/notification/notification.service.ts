import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/database/database.ts';
import { cutPage } from '../../platform/http/cursor.ts';
import { type NotificationKind, notificationKinds } from './notification-facts.ts';
import {
  createNotificationRepository,
  type NotificationPosition,
  type Recipient,
} from './notification.repository.ts';

/** Notifications are deleted after this time; what they are about stays where it is. */
const KEPT_FOR_MS = 90 * 24 * 60 * 60 * 1000;

/** The notifications of a person, and which kinds it wants. */
export const createNotifications = ({ db, clock }: { db: Db; clock: Clock }) => {
  const notifications = createNotificationRepository(db);
  return {
    /** A page of those of the kinds that are not switched off, the newest first. */
    async list(recipient: Recipient, after: NotificationPosition | undefined, size: number) {
      const rows = await notifications.page(recipient, after, size + 1);
      return cutPage(rows, size, ({ at, id }) => ({ at: at.toISOString(), id }));
    },

    countUnread: (recipient: Recipient) => notifications.countUnread(recipient),

    /** Ids of others' notifications have no effect. */
    markRead: (recipient: Recipient, ids: readonly string[]) =>
      notifications.markRead(recipient, { ids, now: clock.now() }),

    /** Marks those up to a time, so that one which came meanwhile stays unread. */
    markReadThrough: (recipient: Recipient, through: Date) =>
      notifications.markReadThrough(recipient, { through, now: clock.now() }),

    /** Which kinds are on. */
    async settings(recipient: Recipient) {
      const muted = new Set(await notifications.listMuted(recipient));
      return notificationKinds.map((kind) => ({ kind, on: !muted.has(kind) }));
    },

    /** Switches kinds on or off; the notifications of a kind that is off are kept and shown again when it is on. */
    change: (recipient: Recipient, changes: readonly { kind: NotificationKind; on: boolean }[]) =>
      db.transaction().execute(async (trx) => {
        const stored = createNotificationRepository(trx);
        for (const { kind, on } of changes) await (on ? stored.unmute : stored.mute)(recipient, kind);
      }),

    deleteOld: () => notifications.deleteBefore(new Date(clock.now().getTime() - KEPT_FOR_MS)),
  };
};

export type Notifications = ReturnType<typeof createNotifications>;
