import type { Trx } from '../../platform/database/database.ts';
import type { JobStore } from '../../platform/jobs/job-store.ts';
import type { ChannelKey } from './verification.repository.ts';

/** Looking for the codes of channels. */
export const VERIFICATION_JOB = 'verify-channel';

export const jobKeyOf = ({ accountId, channelId }: ChannelKey) => `${accountId}/${channelId}`;

export const channelOfJob = ({ key }: { key: string }): ChannelKey => {
  const [accountId = '', channelId = ''] = key.split('/');
  return { accountId, channelId };
};

/** Stops looking, because the channel is no longer there or no longer the account's. */
export const cancelVerification = (jobs: JobStore, key: ChannelKey, trx: Trx) =>
  jobs.cancel(VERIFICATION_JOB, jobKeyOf(key), trx);
