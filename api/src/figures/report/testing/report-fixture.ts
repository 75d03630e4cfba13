import { sql } from 'kysely';
import type { PortalClient } from '../../../platform/testing/portal-client.ts';
import { addMember, insertSite, joinManager } from '../../../platform/testing/fixtures.ts';
import type { TestApi } from '../../../platform/testing/describe-databases.ts';
import { claimChannel, ingestText } from '../../ingest/testing/ingest-fixtures.ts';
import { basicCsv, type Cells, revenueCsv } from '../../ingest/testing/report-csv.ts';
import { addDays, listDays, getWeekday } from '../../../platform/calendar.ts';

export const FIRST_DAY = '2026-10-01';
/** Files of earlier days have no engaged views. */
export const ENGAGED_FROM = '2026-10-25';
export const VIEWS_THROUGH = '2026-11-18';
export const REVENUE_THROUGH = '2026-11-17';
/** The day from which the member's second fee rate applies. */
export const FEE_CHANGE = '2026-11-05';
/** YouTube ids of the manager's channels. */
export const CHANNELS = ['UCalpha0000000000000000', 'UCbravo0000000000000000', 'UCcharl0000000000000000'];
export const FEES = { before: 500, after: 1_250 };

const countries = ['KR', 'JP', 'US', 'TW', 'TH', 'ZZ', ''];

/** A deterministic pseudo-random number below `most`. */
const pseudoRandom = (seed: number, most: number) => (Math.imul(seed + 11, 2_654_435_761) >>> 0) % most;

/** Rows of every day for some channels, with two videos each and unattributed views. */
const createRows = (channels: readonly string[], through: string): Cells[] =>
  listDays(FIRST_DAY, through).flatMap((day, dayIndex) =>
    channels.flatMap((channel, channelIndex) =>
      countries.slice(0, 3 + pseudoRandom(dayIndex + channelIndex, 5)).map((country, index): Cells => {
        const seed = dayIndex * 97 + channelIndex * 13 + index;
        const views = pseudoRandom(seed, 4_000);
        return {
          date: day.replaceAll('-', ''),
          channel_id: channel,
          video_id: index === 5 ? '' : `${channel.slice(2, 8)}-vid-${index % 2}`,
          country_code: country,
          subscribed_status: index % 2 ? 'subscribed' : 'not_subscribed',
          views: String(views),
          engaged_views: day < ENGAGED_FROM ? '' : String(Math.floor(views * 0.7)),
          red_views: String(Math.floor(views / 5)),
          estimated_partner_revenue: (pseudoRandom(seed + 1, 900_000) / 1_000_000).toFixed(6),
          estimated_partner_red_revenue: (pseudoRandom(seed + 2, 400_000) / 1_000_000).toFixed(6),
        };
      }),
    ),
  );

/** The exchange rate of a day; weekends have Friday's. */
export const getRate = (day: string): string => {
  const trading = addDays(day, -Math.max(0, getWeekday(day) - 4));
  return (1_380 + pseudoRandom(Date.parse(trading) / 86_400_000, 3_000) / 100).toFixed(2);
};

const insertRates = async ({ db }: TestApi) => {
  const days = listDays(addDays(FIRST_DAY, -40), VIEWS_THROUGH).filter((day) => getWeekday(day) < 5);
  await db
    .insertInto('fx_rate')
    .values(days.map((day) => ({ base: 'USD', quote: 'KRW', day, rate: getRate(day) })))
    .execute();
};

export type ReportFixture = {
  manager: PortalClient;
  managerId: string;
  member: PortalClient;
  memberId: string;
  stranger: PortalClient;
  /** Channels of the manager; the member has the first two of them. */
  channels: readonly string[];
  strangersChannels: readonly string[];
  views: string;
  revenue: string;
};

/** Creates two managers with channels and figures, and a member of the first. */
export const createReportFixture = async (api: TestApi): Promise<ReportFixture> => {
  api.clock.set('2026-11-21T12:00:00Z');
  const site = await insertSite(api);
  const [manager, stranger] = [await joinManager(api, site), await joinManager(api, site)];
  const member = await addMember(api, manager.client);
  const channels = CHANNELS;
  const strangersChannels = ['UCstran0000000000000000'];
  const names = ['오늘의 골목', 'Tiny 100% Kitchen', '喵星日常'];
  for (const [index, youtubeId] of channels.entries()) {
    const members = index < 2 ? [member.id] : [];
    await claimChannel(api, manager.id, { youtubeId, name: names[index] ?? '', members });
  }
  await claimChannel(api, stranger.id, { youtubeId: strangersChannels[0] ?? '' });
  await insertRates(api);
  const { db } = api;
  await sql`delete from fee_rate where member_id = ${member.id}`.execute(db);
  const fee = { account_id: manager.id, member_id: member.id };
  await db
    .insertInto('fee_rate')
    .values([
      { ...fee, from_day: '0001-01-01', until_day: FEE_CHANGE, basis_points: FEES.before },
      { ...fee, from_day: FEE_CHANGE, until_day: '9999-12-31', basis_points: FEES.after },
    ])
    .execute();
  const all = [...channels, ...strangersChannels, 'UCnobody000000000000000'];
  const views = basicCsv(createRows(all, VIEWS_THROUGH));
  const revenue = revenueCsv(createRows(all, REVENUE_THROUGH));
  await ingestText(api, views);
  await ingestText(api, revenue);
  return {
    manager: manager.client,
    managerId: manager.id,
    member: member.client,
    memberId: member.id,
    stranger: stranger.client,
    channels,
    strangersChannels,
    views,
    revenue,
  };
};
