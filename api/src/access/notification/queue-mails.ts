import type { Day, Period } from '../../platform/calendar.ts';
import type { Trx } from '../../platform/database/database.ts';
import { createDayOf } from '../../platform/export/day-in-zone.ts';
import type { Job, JobStore } from '../../platform/jobs/job-store.ts';
import { findOccasion, type MailKey, mailFrequencies } from './mail-frequency.ts';
import { createMailSubscriptionRepository } from './mail-subscription.repository.ts';

export const MAIL_JOB = 'mail';

/** A mail that waits to be sent. */
export type QueuedMail = MailKey & { period: Period };

const formatKey = ({ accountId, memberId, frequency, period: { from, to } }: QueuedMail) =>
  [accountId, memberId, frequency, from, to].join(' ');

/** The mail of a job. @throws RangeError when its key is of another form */
export const parseMailKey = ({ key }: Pick<Job, 'key'>): QueuedMail => {
  const [accountId, memberId, frequencyName, from, to] = key.split(' ');
  const frequency = mailFrequencies.find((name) => name === frequencyName);
  if (!accountId || !memberId || !frequency || !from || !to)
    throw new RangeError(`Not the key of a mail: "${key}"`);
  return { accountId, memberId, frequency, period: { from, to } };
};

/**
 * Queues the mails that are due when the figures of a day have come, in the transaction that notifies of them, so that none is
 * queued twice and none is forgotten.
 */
export const queueMails = async (
  trx: Trx,
  { jobs, now }: { jobs: Pick<JobStore, 'schedule'>; now: Date },
  { accountId, memberIds, day }: { accountId: string; memberIds: readonly string[]; day: Day },
) => {
  if (memberIds.length === 0) return;
  const subscriptions = createMailSubscriptionRepository(trx);
  for (const { memberId, frequency, timeZone } of await subscriptions.listOf(accountId, memberIds)) {
    const { period, due } = findOccasion[frequency](day, createDayOf(timeZone)(now));
    const mail = { accountId, memberId, frequency, period };
    if (await subscriptions.markQueued(mail, due))
      await jobs.schedule(MAIL_JOB, formatKey(mail), now, { accountId, trx });
  }
};
