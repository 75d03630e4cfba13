import type { Day } from '@portal/shared/i18n';
import type { ChannelAssignments } from '../../components/channel-assignments.ts';
import type { AssignmentKind } from './assignments.api.ts';
import { isEqual, WHOLE } from './parts.ts';

/** A member and its part of a channel in basis points. */
export type Holder = { id: string; name: string; part: number; since: Day | null };

/** The members who have a channel now. */
export type HeldChannel = { channel: string; holders: readonly Holder[] };

export const readHolders = ({ channels }: ChannelAssignments): HeldChannel[] =>
  channels.map(({ id, spans }) => ({
    channel: id,
    holders: spans.flatMap(({ member, part, from_day: since, until_day: until }) =>
      until === null ? [{ id: member.id, name: member.nickname, part: Math.round(part * WHOLE), since }] : [],
    ),
  }));

/** The members of each id to assign or unassign, with their names. */
export type ChosenMembers = ReadonlyMap<string, string>;

/** The members who have a channel after the change. */
export const membersAfter = (
  kind: AssignmentKind,
  { holders }: HeldChannel,
  chosen: ChosenMembers,
): { id: string; name: string }[] => {
  if (kind === 'unassign') return holders.filter(({ id }) => !chosen.has(id));
  const added = [...chosen].filter(([id]) => holders.every((holder) => holder.id !== id));
  return [...holders, ...added.map(([id, name]) => ({ id, name }))];
};

/** A change of one channel as the server takes it; without parts they are equal, and without a day it holds from today. */
export type AssignmentOrder = {
  channel: string;
  members: string[];
  parts?: { member: string; part: number }[];
  from?: Day;
};

export type OrderInput = {
  kind: AssignmentKind;
  chosen: ChosenMembers;
  /** The chosen parts in basis points by member; undefined for equal ones. */
  parts: ReadonlyMap<string, number> | undefined;
  /** Undefined for today. */
  from: Day | undefined;
};

/** The order that changes a channel as entered; undefined when nothing would change. */
export const createOrder = (held: HeldChannel, input: OrderInput): AssignmentOrder | undefined => {
  const { kind, chosen, parts, from } = input;
  const { channel, holders } = held;
  const after = membersAfter(kind, held, chosen);
  const affected = [...chosen.keys()].filter(
    (id) => holders.some((holder) => holder.id === id) === (kind === 'unassign'),
  );
  if (kind === 'unassign' && affected.length === 0) return undefined;
  const isShared = parts
    ? holders.every(({ id, part }) => parts.get(id) === part)
    : isEqual(holders.map(({ part }) => part));
  const isSince = from === undefined || holders.every(({ since }) => since === null || since <= from);
  if (affected.length === 0 && (after.length === 0 || (isShared && isSince))) return undefined;
  return {
    channel,
    // The server changes the parts of members who are assigned already.
    members: affected.length > 0 ? affected : after.map(({ id }) => id),
    ...(parts && {
      parts: after.map(({ id }) => ({ member: id, part: (parts.get(id) ?? 0) / WHOLE })),
    }),
    ...(from !== undefined && { from }),
  };
};
