import { CHANNEL_STATUS } from '@portal/shared/facts';
import type { Db } from '../../../platform/database/database.ts';

const ACCOUNT = '00000000-0000-7000-8000-000000000001';
const CHANNEL = '00000000-0000-7000-8000-000000000002';

/** Registers the channel `UCcrash` in a database without a server. */
export const insertCrashChannel = async (db: Db) => {
  const instant = new Date();
  await db
    .insertInto('channel')
    .values({
      account_id: ACCOUNT,
      id: CHANNEL,
      youtube_id: 'UCcrash',
      name: 'Crash',
      handle: '@crash',
      thumbnail: '',
      category: 'bgm',
      status: CHANNEL_STATUS.approved,
      verification: 'verified',
      verification_code: null,
      registered_at: instant,
      approved_at: instant,
      held_at: null,
      reviewed_at: null,
    })
    .execute();
  await db
    .insertInto('channel_claim')
    .values({ youtube_id: 'UCcrash', account_id: ACCOUNT, channel_id: CHANNEL })
    .execute();
};
