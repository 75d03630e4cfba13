import type { OperatorNotice } from '../features/notices/notices.api.ts';

/** A published notice in two languages. */
export const noticeFixture = (changes: Partial<OperatorNotice> = {}): OperatorNotice => ({
  id: 'n1',
  domain: 'aurora.localhost',
  category: 'settlement',
  pinned: false,
  version: 3,
  title: { ko: '7월 정산', en: 'July payments' },
  body: { ko: '본문', en: 'Body' },
  published_at: '2026-11-20T03:00:27Z',
  state: 'published',
  ...changes,
});
