import type { Channel } from '../components/channel.ts';

/** An approved and verified channel with one member. */
export const channelFixture = (changes: Partial<Channel> = {}): Channel => ({
  id: 'c1',
  youtube_id: 'UCcatlab0000000000000001',
  name: '냥이연구소',
  handle: '@cat.lab.kr',
  thumbnail: '/media/c1.svg',
  category: 'bgm',
  status: 2,
  verification: 'verified',
  registered_at: '2026-11-17T03:00:00Z',
  approved_at: '2026-11-18T03:00:00Z',
  members: [{ id: 'm1', nickname: '하도윤', part: 1 }],
  shorts_count: 1296,
  subscribers: 128_000,
  review_reason: null,
  re_review_opens_at: null,
  version: 1,
  ...changes,
});
