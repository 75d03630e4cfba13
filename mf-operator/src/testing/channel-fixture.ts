import type { ReviewedChannel } from '../features/review/review.api.ts';

/** A channel that waits since its registration. */
export const channelFixture = (changes: Partial<ReviewedChannel> = {}): ReviewedChannel => ({
  id: 'c1',
  youtube_id: 'UCcatlab0000000000000001',
  name: '냥이연구소',
  handle: '@cat.lab.kr',
  thumbnail: '/media/c1.svg',
  category: 'bgm',
  status: 0,
  verification: 'none',
  registered_at: '2026-11-17T03:00:00Z',
  waiting_since: '2026-11-17T03:00:00Z',
  approved_at: null,
  subscribers: 128_000,
  review_reason: null,
  re_review_opens_at: null,
  version: 4,
  account: { id: 'a1', domain: 'aurora.localhost', email: 'manager@aurora.example', nickname: '김서연' },
  ...changes,
});
