import { api, queryOptions } from '@portal/shared/http';
import type { GetResponse } from '@portal/shared/http';

export type ChannelAssignments = GetResponse<'/channel/assignments'>;
export type AssignmentSpan = ChannelAssignments['channels'][number]['spans'][number];

/** Decimals of a part in percent; parts are stored in basis points, so two are exact. */
export const PART_DIGITS = 2;

/** Who had channels when; for a member its own assignments only. */
export const assignmentsQuery = (channels: readonly string[]) =>
  queryOptions({
    queryKey: ['mf-channels', 'assignments', ...channels],
    queryFn: ({ signal }) =>
      api.get('/channel/assignments', { query: { channels: channels.join(',') }, signal }),
  });
