import { LAST_DAY, WHOLE } from '../../platform/day-span.ts';
import { AppError, type RefusedField } from '../../errors/app-error.ts';

/** A stored assignment of a channel. */
export type AssignmentSpan = {
  member_id: string;
  assigned_at: Date;
  from_day: string;
  until_day: string;
  part: number;
};

/** What a member has of a channel, in basis points. */
export type MemberPart = { member: string; part: number };

export type AssignmentOrder = {
  members: readonly string[];
  /**
   * Undefined for equal parts of everyone. Members who have the channel already keep theirs unless named here; those
   * who are assigned must be named.
   */
  parts?: readonly MemberPart[] | undefined;
};

/** A member that a channel is assigned to from a day on. */
export type Share = { id: string; assignedAt: Date; part: number };

/** Divides a whole into equal parts; the first ones get the basis points that are left over. */
export const equalParts = (count: number): number[] =>
  Array.from({ length: count }, (_, index) => Math.floor(WHOLE / count) + (index < WHOLE % count ? 1 : 0));

const refuse = (...fields: RefusedField[]) => new AppError('validation', { fields });

const shareEqually = (assignees: readonly Share[]): Share[] => {
  const parts = equalParts(assignees.length);
  return assignees.map((assignee, index) => ({ ...assignee, part: parts[index] ?? 0 }));
};

/** @throws AppError `validation` unless the parts are those of assignees and at most a whole */
const shareByChoice = (assignees: readonly Share[], parts: readonly MemberPart[]): Share[] => {
  const chosen = new Map(parts.map(({ member, part }) => [member, part]));
  const refused = parts.flatMap(({ member }, index): RefusedField[] =>
    assignees.some(({ id }) => id === member) && parts.findIndex((each) => each.member === member) === index
      ? []
      : [{ path: `parts.${index}.member`, code: 'invalid', hint: 'part_of_assignee' }],
  );
  if (refused.length > 0) throw refuse(...refused);
  const shares = assignees.map((assignee) => ({
    ...assignee,
    part: chosen.get(assignee.id) ?? assignee.part,
  }));
  if (shares.some(({ part }) => part === 0))
    throw refuse({ path: 'parts', code: 'required', hint: 'part_of_each' });
  const sum = shares.reduce((total, { part }) => total + part, 0);
  if (sum > WHOLE) throw refuse({ path: 'parts', code: 'too_big', hint: 'parts_at_most' });
  return shares;
};

const runningParts = (spans: readonly AssignmentSpan[]) =>
  spans.filter((span) => span.until_day === LAST_DAY).map(({ part }) => part);

/** What of a channel belongs to members. */
export const sumParts = (spans: readonly AssignmentSpan[]) =>
  runningParts(spans).reduce((sum, part) => sum + part, 0);

/** Whether members share the whole equally, so that nobody chose a part. */
export const isSharedEqually = (spans: readonly AssignmentSpan[]) => {
  const parts = runningParts(spans).toSorted((one, other) => other - one);
  return equalParts(parts.length).every((part, index) => part === parts[index]);
};

const isEffective = (shares: readonly Share[], spans: readonly AssignmentSpan[], from: string) =>
  shares.length === spans.length &&
  shares.every(({ id, part }) =>
    spans.some(
      (span) =>
        span.member_id === id && span.part === part && span.from_day <= from && span.until_day === LAST_DAY,
    ),
  );

export type Plan = { kind: 'assign' | 'unassign'; order: AssignmentOrder; from: string; now: Date };

/**
 * What the members of a channel have from a day on, after members were assigned or unassigned; undefined when it is so
 * already.
 * @param spans the channel's spans that have not ended before the day, the members assigned first at the beginning
 */
export const planShares = (
  spans: readonly AssignmentSpan[],
  { kind, order, from, now }: Plan,
): Share[] | undefined => {
  const running = spans
    .filter((span) => span.until_day === LAST_DAY)
    .map((span): Share => ({ id: span.member_id, assignedAt: span.assigned_at, part: span.part }));
  const named = (id: string) => order.members.includes(id);
  if (kind === 'unassign' && !running.some(({ id }) => named(id))) return undefined;
  const kept = kind === 'assign' ? running : running.filter(({ id }) => !named(id));
  const added =
    kind === 'assign' ? order.members.filter((member) => running.every(({ id }) => id !== member)) : [];
  const assignees = [...kept, ...added.toSorted().map((id) => ({ id, assignedAt: now, part: 0 }))];
  const shares = order.parts ? shareByChoice(assignees, order.parts) : shareEqually(assignees);
  return isEffective(shares, spans, from) ? undefined : shares;
};
