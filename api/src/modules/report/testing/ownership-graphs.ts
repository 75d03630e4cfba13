import type { Insertable } from 'kysely';
import { randomIds } from '../../../platform/ids.ts';
import type { Database } from '../../../platform/database/schema.ts';
import type { TestWorld } from '../../../platform/testing/describe-databases.ts';
import { nextNumber } from '../../../platform/testing/fixtures.ts';
import { PortalClient, TEST_BINDING } from '../../../platform/testing/portal-client.ts';
import type { Cells } from '../../ingest/testing/report-csv.ts';
import type { Role } from '../../member/member.tables.ts';
import { hashToken } from '../../session/session-token.ts';

/** Figures of one of a channel's two videos. */
type Figures = { day: string; video: number; country: string; views: number };

/** A manager's channels with their figures, and the channels (by index) assigned to each member. */
export type Graph = { channels: readonly (readonly Figures[])[]; members: readonly (readonly number[])[] };

/** The fee rate of each member, in basis points. */
export const FEE_BASIS_POINTS = 500;
const openDay = { from_day: '0001-01-01', until_day: '9999-12-31' };
const BATCH_SIZE = 500;

type Table = 'member' | 'session' | 'fee_rate' | 'channel' | 'channel_claim' | 'channel_member';
type Rows = { [Name in Table]: Insertable<Database[Name]>[] };

/** A user of a graph, and the channels with figures that the user may see. */
export type GraphUser = { name: string; client: PortalClient; channels: readonly string[]; share: number };

/** Inserts all graphs into the database in batches, table by table. */
export const insertGraphs = async (
  world: TestWorld,
  graphs: readonly Graph[],
  domains: readonly string[],
) => {
  const now = world.clock.now();
  const rows: Rows = {
    ...{ member: [], session: [], fee_rate: [], channel: [], channel_claim: [], channel_member: [] },
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
      ...{ ...who, token_hash: hashToken(token), binding_hash: hashToken(TEST_BINDING) },
      ...{ created_at: now, expires_at: new Date('2100-01-01') },
    });
    if (role === 'member') rows.fee_rate.push({ ...who, ...openDay, basis_points: FEE_BASIS_POINTS });
    return { id, client: new PortalClient(world.app, domain, token) };
  };

  for (const [index, graph] of graphs.entries()) {
    const accountId = randomIds.uuid();
    const manager = add('manager', accountId, domains[index % domains.length] ?? '');
    const ids = graph.channels.map((figures) => {
      const youtubeId = `UC${String(nextNumber()).padStart(22, '0')}`;
      const channelId = randomIds.uuid();
      const named = { name: youtubeId, handle: `@${youtubeId}`, thumbnail: '/media/channel.svg' };
      rows.channel.push({
        ...{ account_id: accountId, id: channelId, youtube_id: youtubeId, ...named, category: 'bgm' },
        ...{ status: 2, verification: 'verified', verification_code: null, registered_at: now },
        ...{ approved_at: null, held_at: null, reviewed_at: null },
      });
      rows.channel_claim.push({ youtube_id: youtubeId, account_id: accountId, channel_id: channelId });
      for (const { day, video, country, views } of figures)
        cells.push({
          ...{
            date: day.replaceAll('-', ''),
            channel_id: youtubeId,
            video_id: `${youtubeId.slice(14)}${video}`,
          },
          ...{ country_code: country, views: String(views), red_views: String(views % 7) },
          estimated_partner_revenue: (views / 1_000).toFixed(6),
        });
      return { youtubeId, channelId };
    });
    const youtubeIds = ids.map(({ youtubeId }) => youtubeId);
    const people: GraphUser[] = [
      { name: `manager ${index}`, client: manager.client, channels: youtubeIds, share: 0 },
    ];
    users.push(people);
    for (const own of graph.members) {
      const { id, client } = add('member', accountId, manager.client.domain);
      for (const at of own)
        rows.channel_member.push({
          ...{ account_id: accountId, channel_id: ids[at]?.channelId ?? '', member_id: id, assigned_at: now },
        });
      const channels = own.map((at) => youtubeIds[at] ?? '');
      people.push({ name: `member of ${index}`, client, channels, share: FEE_BASIS_POINTS });
    }
  }

  const tables = ['member', 'session', 'fee_rate', 'channel', 'channel_claim', 'channel_member'] as const;
  for (const table of tables)
    for (let at = 0; at < rows[table].length; at += BATCH_SIZE)
      await world.db
        .insertInto(table)
        .values(rows[table].slice(at, at + BATCH_SIZE))
        .execute();
  return { users, cells };
};
