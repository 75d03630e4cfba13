import { api } from '@portal/shared/http';
import type { Channel } from '../../components/channel.ts';
import type { AssignmentOrder } from './assignment-order.ts';

export type AssignmentKind = 'assign' | 'unassign';

/** The server refuses a write when the channel is no longer of this version. */
export type ChannelVersion = { channel: string; version: number };

const headersOf = ({ version }: ChannelVersion, key: string) => ({
  'Idempotency-Key': key,
  'If-Match': `"${version}"`,
});

export type AssignmentChange = ChannelVersion & AssignmentOrder & { kind: AssignmentKind };

export const changeAssignment = (
  { kind, version, ...order }: AssignmentChange,
  key: string,
): Promise<{ channel: Channel }> =>
  api.post(`/channel/${kind}`, order, { headers: headersOf({ channel: order.channel, version }, key) });

/** Restores what was there before the change that led to this version. */
export const undoAssignment = (changed: ChannelVersion, key: string): Promise<{ channel: Channel }> =>
  api.post('/channel/assignment/undo', { channel: changed.channel }, { headers: headersOf(changed, key) });
