import { api, keepPreviousData, queryOptions } from '@portal/shared/http';
import type { Channel } from '../../components/channel.ts';

export type AssignmentKind = 'assign' | 'unassign';

/** A change of one channel, which the server refuses when the channel is no longer of this version. */
export type AssignmentChange = {
  kind: AssignmentKind;
  channel: string;
  members: readonly string[];
  version: number;
};

export const changeAssignment = (
  { kind, channel, members, version }: AssignmentChange,
  key: string,
): Promise<{ channel: Channel }> =>
  api.post(
    `/channel/${kind}`,
    { channel, members: [...members] },
    {
      headers: { 'Idempotency-Key': key, 'If-Match': `"${version}"` },
    },
  );

/** The most members of one response. */
export const MEMBERS_SIZE = 50;

/** The members whose names or addresses contain `search`, the newest first, and the number of all that do. */
export const membersQuery = (search: string) =>
  queryOptions({
    queryKey: ['mf-channels', 'members', search],
    queryFn: ({ signal }) =>
      api.get('/member/mcn/accounts', {
        query: { page: 0, size: MEMBERS_SIZE, ...(search && { search }) },
        signal,
      }),
    placeholderData: keepPreviousData,
  });
