import { randomBytes } from 'node:crypto';
import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/database/database.ts';
import { FIRST_DAY } from '../../platform/day-span.ts';
import { createDayOf } from '../../platform/export/day-in-zone.ts';
import { isSameText } from '../../platform/http/protection.ts';
import { findOccasion, type MailFrequency, type MailKey, mailFrequencies } from './mail-frequency.ts';
import { createMailSubscriptionRepository } from './mail-subscription.repository.ts';
import type { Recipient } from './notification.repository.ts';
import type { MailReader } from './notification.tables.ts';

const SECRET_BYTES = 18;

/** Which mails people want. All are off until they switch them on. */
export const createMailSubscriptions = ({ db, clock }: { db: Db; clock: Clock }) => {
  const subscriptions = createMailSubscriptionRepository(db);
  return {
    /** All frequencies, with the language and the currency of those that are on. */
    async settings(recipient: Recipient) {
      const rows = await subscriptions.list(recipient);
      return mailFrequencies.map((frequency) => {
        const row = rows.find((each) => each.frequency === frequency);
        return {
          frequency,
          on: row !== undefined,
          language: row?.language ?? null,
          currency: row?.currency ?? null,
        };
      });
    },

    /** Switches frequencies on or off. The first mail is about the first day, week or month after the switch. */
    change: (
      recipient: Recipient,
      changes: readonly { frequency: MailFrequency; on: boolean }[],
      reader: MailReader,
    ) =>
      db.transaction().execute(async (trx) => {
        const stored = createMailSubscriptionRepository(trx);
        const day = await stored.findNotifiedDay(recipient.accountId);
        const today = createDayOf(reader.time_zone)(clock.now());
        for (const { frequency, on } of changes) {
          const key = { ...recipient, frequency };
          if (!on) await stored.switchOff(key);
          else
            await stored.switchOn(key, reader, {
              secret: randomBytes(SECRET_BYTES).toString('base64url'),
              due: day === undefined ? FIRST_DAY : findOccasion[frequency](day, today).due,
            });
        }
      }),

    /** Ends the mails of a link in one of them; false for a wrong link. Ended before, there is nothing left to end. */
    async unsubscribe(key: MailKey, secret: string): Promise<boolean> {
      const expected = await subscriptions.findSecret(key);
      if (expected === undefined) return true;
      if (!isSameText(secret, expected)) return false;
      await subscriptions.switchOff(key);
      return true;
    },
  };
};
