import { z } from 'zod';
import type { AssignmentSpan } from './assignment-plan.ts';

const storedSpan = z.object({
  member_id: z.string(),
  assigned_at: z.iso.datetime().transform((time) => new Date(time)),
  from_day: z.string(),
  until_day: z.string(),
  part: z.int(),
});

const trailSchema = z.object({
  before: z.object({ spans: z.array(storedSpan) }),
  after: z.object({ spans: z.array(storedSpan), from_day: z.string() }),
});

/** The spans that a change could write, before and after it, as an audit entry keeps them. */
export type AssignmentTrail = z.output<typeof trailSchema>;

export const readTrail = (entry: { before: unknown; after: unknown }): AssignmentTrail =>
  trailSchema.parse(entry);

const keyOf = ({ member_id, assigned_at, from_day, until_day, part }: AssignmentSpan) =>
  [member_id, assigned_at.toISOString(), from_day, until_day, part].join(' ');

/** The members of spans that are not among others. */
export const membersOfOtherSpans = (some: readonly AssignmentSpan[], others: readonly AssignmentSpan[]) => {
  const known = new Set(others.map(keyOf));
  return [...new Set(some.filter((span) => !known.has(keyOf(span))).map(({ member_id: id }) => id))];
};

export const isSameSpans = (some: readonly AssignmentSpan[], others: readonly AssignmentSpan[]) =>
  some.map(keyOf).toSorted().join('\n') === others.map(keyOf).toSorted().join('\n');
