import { type Role, CHANNEL_STATUS } from '@portal/shared/facts';
import fc from 'fast-check';
import type { Insertable } from 'kysely';
import { FIRST_DAY, LAST_DAY, WHOLE } from '../../../platform/day-span.ts';
import { randomIds } from '../../../platform/ids.ts';
import type { Database } from '../../../platform/database/schema.ts';
import type { TestApi } from '../../../platform/testing/describe-databases.ts';
import { createClient, nextNumber } from '../../../platform/testing/fixtures.ts';
import { type PortalClient, TEST_BINDING } from '../../../platform/testing/portal-client.ts';
import type { Cells } from '../../ingest/testing/report-csv.ts';
import { hashToken } from '../../../access/session/session-token.ts';

/** Figures of one of a channel's two videos. */
type Figures = { day: string; video: number; country: string; views: number };

/** An assignment of a channel, by index; the parts of a channel are scaled down when they exceed a whole. */
type Assigned = { channel: number; from: string; until: string; part: number };

/** A manager's channels with their figures, and the assignments of each member. */
export type Graph = {
  channels: readonly (readonly Figures[])[];
  members: readonly (readonly Assigned[])[];
};

/** The fee rate of each member, in basis points. */
export const FEE_BASIS_POINTS = 500;
const openDay = { from_day: FIRST_DAY, until_day: LAST_DAY };
const BATCH_SIZE = 500;

type Table = 'member' | 'session' | 'fee_rate' | 'channel' | 'channel_claim' | 'channel_member';
type Rows = { [Name in Table]: Insertable<Database[Name]>[] };

/** A user of a graph, the channels with figures that the user may see, and its part of each on a day. */
export type GraphUser = {
  name: string;
  id: string;
  client: PortalClient;
  channels: readonly string[];
  /** Channels whose assignment has not ended. */
  current: readonly string[];
  share: number;
  part: (channel: string, day: string) => number | undefined;
};

/** A member sees a channel until its assignment ends, and has a part of it from the first day of its assignment. */
const partOf = ({ from, until, part }: Assigned, day: string) =>
  day >= until ? undefined : day < from ? 0 : part;

/** Scales the parts of every channel so that they do not exceed a whole. */
const scaleParts = ({ channels, members }: Graph): Assigned[][] => {
  const sums = channels.map((_, at) =>
    members.flat().reduce((sum, { channel, part }) => (channel === at ? sum + part : sum), 0),
  );
  return members.map((own) =>
    own.map((assigned) => {
      const sum = Math.max(WHOLE, sums[assigned.channel] ?? 0);
      return { ...assigned, part: Math.floor((assigned.part * WHOLE) / sum) };
    }),
  );
};

/** The days of all figures. An assignment may begin or end on the second. */
export const GRAPH_PERIOD = { from: '2026-10-30', to: '2026-10-31' };

const figures = fc.record({
  day: fc.constantFrom(GRAPH_PERIOD.from, GRAPH_PERIOD.to),
  video: fc.nat(1),
  country: fc.constantFrom('KR', 'US', 'TW'),
  views: fc.integer({ min: 1, max: 5_000 }),
});

const spans = fc.constantFrom(
  { from: FIRST_DAY, until: LAST_DAY },
  { from: GRAPH_PERIOD.to, until: LAST_DAY },
  { from: FIRST_DAY, until: GRAPH_PERIOD.to },
);

/** Random graphs, the same for each seed. */
export const sampleGraphs = (numRuns: number, seed: number): Graph[] =>
  fc.sample(
    fc.array(fc.array(figures, { maxLength: 4 }), { maxLength: 4 }).chain((channels) => {
      const assigned = (channel: number) =>
        fc
          .record({ span: spans, part: fc.constantFrom(WHOLE, 5_000, 3_333, 1_234) })
          .map(({ span, part }) => ({ channel, ...span, part }));
      const member = fc
        .subarray([...channels.keys()])
        .chain((own) => fc.tuple(...own.map((channel) => assigned(channel))));
      return fc.record({
        channels: fc.constant(channels),
        members: fc.array(member, { minLength: 1, maxLength: 3 }),
      });
    }),
    { numRuns, seed },
  );

/** Inserts all graphs into the database in batches, table by table. */
export const insertGraphs = async (api: TestApi, graphs: readonly Graph[], domains: readonly string[]) => {
  const now = api.clock.now();
  const rows: Rows = {
    member: [],
    session: [],
    fee_rate: [],
    channel: [],
    channel_claim: [],
    channel_member: [],
  };
  const cells: Cells[] = [];
  const users: GraphUser[][] = [];

  const add = (role: Role, accountId: string, domain: string) => {
    const id = role === 'manager' ? accountId : randomIds.uuid();
    const token = randomIds.token();
    const who = { account_id: accountId, member_id: id };
    const person = { nickname: role, password_hash: '', channel_url: null, registered_at: now };
    const email = `graph${nextNumber()}@example.com`;
    rows.member.push({ account_id: accountId, id, domain, role, email, ...person });
    rows.session.push({
      ...who,
      token_hash: hashToken(token),
      binding_hash: hashToken(TEST_BINDING),
      created_at: now,
      expires_at: new Date('2100-01-01'),
    });
    if (role === 'member') rows.fee_rate.push({ ...who, ...openDay, basis_points: FEE_BASIS_POINTS });
    return { id, client: createClient(api, domain, token) };
  };

  for (const [index, graph] of graphs.entries()) {
    const accountId = randomIds.uuid();
    const manager = add('manager', accountId, domains[index % domains.length] ?? '');
    const ids = graph.channels.map((figures) => {
      const youtubeId = `UC${String(nextNumber()).padStart(22, '0')}`;
      const channelId = randomIds.uuid();
      const named = { name: youtubeId, handle: `@${youtubeId}`, thumbnail: '/media/channel.svg' };
      rows.channel.push({
        account_id: accountId,
        id: channelId,
        youtube_id: youtubeId,
        ...named,
        category: 'bgm',

        status: CHANNEL_STATUS.approved,
        verification: 'verified',
        verification_code: null,
        registered_at: now,
        approved_at: null,
        held_at: null,
        reviewed_at: null,
      });
      rows.channel_claim.push({ youtube_id: youtubeId, account_id: accountId, channel_id: channelId });
      for (const { day, video, country, views } of figures)
        cells.push({
          date: day.replaceAll('-', ''),
          channel_id: youtubeId,
          video_id: `${youtubeId.slice(14)}${video}`,
          country_code: country,
          views: String(views),
          red_views: String(views % 7),
          estimated_partner_revenue: (views / 1_000).toFixed(6),
        });
      return { youtubeId, channelId };
    });
    const youtubeIds = ids.map(({ youtubeId }) => youtubeId);
    const people: GraphUser[] = [
      {
        name: `manager ${index}`,
        id: manager.id,
        client: manager.client,
        share: 0,
        channels: youtubeIds,
        current: youtubeIds,
        part: () => WHOLE,
      },
    ];
    users.push(people);
    for (const own of scaleParts(graph)) {
      const { id, client } = add('member', accountId, manager.client.domain);
      for (const { channel, from, until, part } of own)
        rows.channel_member.push({
          account_id: accountId,
          channel_id: ids[channel]?.channelId ?? '',
          member_id: id,
          assigned_at: now,
          from_day: from,
          until_day: until,
          part,
        });
      const idOf = ({ channel }: Assigned) => youtubeIds[channel] ?? '';
      people.push({
        name: `member of ${index}`,
        id,
        client,
        share: FEE_BASIS_POINTS,
        channels: own.map(idOf),
        current: own.filter(({ until }) => until === LAST_DAY).map(idOf),
        part: (channel, day) => {
          const assigned = own.find((one) => idOf(one) === channel);
          return assigned && partOf(assigned, day);
        },
      });
    }
  }

  const tables = ['member', 'session', 'fee_rate', 'channel', 'channel_claim', 'channel_member'] as const;
  for (const table of tables)
    for (let at = 0; at < rows[table].length; at += BATCH_SIZE)
      await api.db
        .insertInto(table)
        .values(rows[table].slice(at, at + BATCH_SIZE))
        .execute();
  return { users, cells };
};
