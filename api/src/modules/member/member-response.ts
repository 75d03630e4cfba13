import { z } from 'zod';
import { instant } from '../../platform/http/text-schema.ts';

const BASIS_POINTS = 10_000;

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

export const toFraction = (basisPoints: number) => basisPoints / BASIS_POINTS;
export const toBasisPoints = (rate: number) => Math.round(rate * BASIS_POINTS);

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
