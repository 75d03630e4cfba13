import type { FakeRequest, Payload } from '@portal/shared/testing';
import type { GetResponse } from '@portal/shared/http';

type Channels = GetResponse<'/channel/list'>;

export const channel = (id: string, name: string): Channels['items'][number] => ({
  id,
  youtube_id: `UC${id}`,
  name,
  handle: `@${id}`,
  thumbnail: `/media/channel/${id}.svg`,
  subscribers: null,
  category: 'bgm',
  status: 2,
  verification: 'verified',
  registered_at: '2026-05-01T00:00:00Z',
  approved_at: '2026-05-02T00:00:00Z',
  review_reason: null,
  re_review_opens_at: null,
  members: [],
  shorts_count: 12,
  version: 1,
});

/** A list of channels with pages, like the server's. */
export const channels =
  (all: readonly Channels['items'][number][]) =>
  ({ query }: FakeRequest): Payload<Channels> => {
    const page = Number(query.get('page'));
    const size = Number(query.get('size'));
    return {
      items: all.slice(page * size, (page + 1) * size),
      total: all.length,
      page,
      size,
      counts: {
        all: all.length,
        waiting: 0,
        on_hold: 0,
        approved: all.length,
        rejected: 0,
        needs_verification: 0,
      },
    };
  };
