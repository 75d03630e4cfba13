import type { Trx } from '../../platform/database/database.ts';
import type { JobStore } from '../../platform/jobs/job-store.ts';
import type { ChannelKey } from './verification.repository.ts';

/** The kind of the job that checks a channel for its code. */
export const VERIFICATION_JOB = 'verify-channel';

export const toJobKey = ({ accountId, channelId }: ChannelKey) => `${accountId}/${channelId}`;

export const parseJobKey = ({ key }: { key: string }): ChannelKey => {
  const [accountId = '', channelId = ''] = key.split('/');
  return { accountId, channelId };
};

/** Cancels the search, because the channel was deleted or released. */
export const cancelVerification = (jobs: JobStore, key: ChannelKey, trx: Trx) =>
  jobs.cancel(VERIFICATION_JOB, toJobKey(key), trx);
