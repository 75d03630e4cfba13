import { z } from 'zod';
import { partMember, spanMembers, toFraction, toSpanResponse } from '../../platform/http/day-span-schema.ts';
import { instant } from '../../platform/http/text-schema.ts';

/** A member as its manager sees it. */
export const memberSchema = z
  .object({
    id: z.string(),
    email: z.string(),
    nickname: z.string(),
    channel_url: z.string().nullable(),
    fee_rate: z.number().describe("The manager's fee rate, 0 to 1."),
    registered_at: instant,
    channels: z.array(z.object({ id: z.string(), name: z.string(), thumbnail: z.string() })),
    version: z.int().describe('Incremented by each change; the ETag for changing the fee rate.'),
  })
  .meta({ id: 'SubAccount' });

/** What a member's own page shows beside the member. */
export const memberDetailSchema = {
  account: memberSchema,
  today: z.iso.date().describe('The Pacific day from which a change made now holds.'),
  first_open_day: z.iso
    .date()
    .nullable()
    .describe('The first day from which a fee rate may hold; null before any month was closed.'),
  contract_until: z.iso
    .date()
    .nullable()
    .describe('The first day without a contract, from which on it has no channel; null without an end.'),
  rates: z
    .array(z.object({ ...spanMembers, fee_rate: z.number() }))
    .describe('The fee rates with their days, the newest first.'),
  assignments: z
    .array(
      z.object({
        channel: z.object({ id: z.string(), name: z.string(), handle: z.string(), thumbnail: z.string() }),
        part: partMember,
        ...spanMembers,
        other_members: z.int().describe('How many other members the channel is assigned to now.'),
      }),
    )
    .describe('Running and ended assignments, the running ones first, then the newest.'),
};

export type MemberResponse = z.infer<typeof memberSchema>;
export type MemberChannel = MemberResponse['channels'][number];

type MemberRow = {
  id: string;
  email: string;
  nickname: string;
  channel_url: string | null;
  registered_at: Date;
  version: number;
  basis_points: number;
};

export const toMemberResponse = (row: MemberRow, channels: readonly MemberChannel[]): MemberResponse => ({
  id: row.id,
  email: row.email,
  nickname: row.nickname,
  channel_url: row.channel_url,
  fee_rate: toFraction(row.basis_points),
  registered_at: row.registered_at.toISOString(),
  channels: channels.map(({ id, name, thumbnail }) => ({ id, name, thumbnail })),
  version: row.version,
});

type Span = { from_day: string; until_day: string };

type AssignmentRow = Span & {
  part: number;
  other_members: number;
  channel: { id: string; name: string; handle: string; thumbnail: string };
};

export const toDetailResponse = (
  account: MemberResponse,
  {
    today,
    firstOpenDay,
    contractUntil,
    rates,
    assignments,
  }: {
    today: string;
    firstOpenDay: string | undefined;
    contractUntil: string | null;
    rates: readonly (Span & { basis_points: number })[];
    assignments: readonly AssignmentRow[];
  },
) => ({
  account,
  today,
  first_open_day: firstOpenDay ?? null,
  contract_until: contractUntil,
  rates: rates.map((rate) => ({ ...toSpanResponse(rate), fee_rate: toFraction(rate.basis_points) })),
  assignments: assignments.map(({ channel, part, other_members, ...span }) => ({
    channel,
    part: toFraction(part),
    ...toSpanResponse(span),
    other_members,
  })),
});
