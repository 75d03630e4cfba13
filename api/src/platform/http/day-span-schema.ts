import { z } from 'zod';
import { FIRST_DAY, LAST_DAY, WHOLE } from '../day-span.ts';

/** A part of a whole in basis points, between 0 and 1; four decimals, because that is what the database stores. */
export const fraction = z
  .number()
  .min(0)
  .max(1)
  .refine((part) => Math.abs(part * WHOLE - Math.round(part * WHOLE)) < 1e-6, { error: 'invalid' });

export const toFraction = (basisPoints: number) => basisPoints / WHOLE;
export const toBasisPoints = (part: number) => Math.round(part * WHOLE);

/** A member's part of a channel in responses. */
export const partMember = z.number().describe("The member's part of the channel's revenue; 1 is all of it.");

/** The days of a span in responses, where they have no limits. */
export const spanMembers = {
  from_day: z.iso.date().nullable().describe('The first day; null when it has always been so.'),
  until_day: z.iso.date().nullable().describe('The day after the last one; null while it has not ended.'),
};

export const toSpanResponse = ({
  from_day: from,
  until_day: until,
}: {
  from_day: string;
  until_day: string;
}) => ({
  from_day: from === FIRST_DAY ? null : from,
  until_day: until === LAST_DAY ? null : until,
});
