import { z } from 'zod';
import { fraction, partMember, spanMembers, toBasisPoints } from '../../platform/http/day-span-schema.ts';
import { createResponseSchema } from '../../platform/http/listing.ts';
import { uuid } from '../../platform/http/text-schema.ts';
import { dayInput } from '../../figures/report/scope/report-input.ts';
import { startReasons } from './assignment-start.ts';
import { channelIds } from './channel.schemas.ts';

const MAX_MEMBERS = 100;
const SMALLEST_PART = 0.0001;

export const assignmentBody = z.strictObject({
  channel: uuid,
  members: z.array(uuid).min(1).max(MAX_MEMBERS),
  parts: z
    .array(
      z.strictObject({ member: uuid, part: fraction.min(SMALLEST_PART) }).transform(({ member, part }) => ({
        member,
        part: toBasisPoints(part),
      })),
    )
    .max(MAX_MEMBERS)
    .optional()
    .describe(
      'What members have of the revenue, 1 being all of it; the parts of a channel add up to 1 at most. Members who have the channel and are not named keep their part. Without this, everyone has an equal part.',
    ),
  from: dayInput
    .optional()
    .describe('The first Pacific day for which it holds, today or earlier; today when missing.'),
});

export const undoBody = z.strictObject({ channel: uuid });

export const historyQuery = z.object({ channels: channelIds });

export const historyResponse = createResponseSchema({
  today: z.iso.date().describe('The Pacific day from which a change holds unless it names another one.'),
  first_open_day: z.iso
    .date()
    .nullable()
    .describe('The first day whose revenue can still change; null before any month was closed.'),
  channels: z.array(
    z.object({
      id: z.string(),
      earliest: z
        .object({ day: z.iso.date(), reason: z.enum(startReasons) })
        .nullable()
        .describe('The first day on which a change may begin, and why not earlier; null for members.'),
      spans: z
        .array(
          z.object({
            member: z.object({
              id: z.string(),
              nickname: z.string(),
              is_archived: z.boolean().describe('Deleted; what it earned stays its own.'),
            }),
            part: partMember,
            ...spanMembers,
          }),
        )
        .describe(
          "Running and ended assignments, the running ones first, then the newest; a member's own only.",
        ),
    }),
  ),
});
