import { Readable } from 'node:stream';
import { sql } from 'kysely';
import { insertChannel } from '../../../platform/testing/fixtures.ts';
import type { TestApi } from '../../../platform/testing/describe-databases.ts';
import { selectIsrc } from '../counting-lists.ts';
import type { ListReportId } from '../report-types.ts';
import { createIngestService, type IngestDependencies, type IngestFileOptions } from '../ingest.service.ts';

/** Inserts a channel with its claim, so that reports of it are ingested. */
export const claimChannel = async (
  api: TestApi,
  accountId: string,
  given: { youtubeId: string; name?: string; members?: readonly string[] },
) => {
  const { youtubeId, name = youtubeId, members = [] } = given;
  const id = await insertChannel(api, accountId, { youtube_id: youtubeId, name, members });
  await api.db
    .insertInto('channel_claim')
    .values({ youtube_id: youtubeId, account_id: accountId, channel_id: id })
    .execute();
  return id;
};

export const ingestText = (
  api: TestApi,
  content: string | Buffer,
  {
    stepFacts,
    mostFacts,
    ...options
  }: Partial<IngestFileOptions> & {
    [name in 'stepFacts' | 'mostFacts']?: IngestDependencies[name] | undefined;
  } = {},
) => {
  const service = createIngestService({
    database: api.database,
    clock: api.clock,
    ...(stepFacts === undefined ? {} : { stepFacts }),
    ...(mostFacts === undefined ? {} : { mostFacts }),
  });
  return service.ingestFile(Readable.from([Buffer.from(content)]), { name: 'report.csv', ...options });
};

/** Makes the rows count that a test has inserted into a list without an owner. */
export const countList = ({ db }: Pick<TestApi, 'db'>, type: ListReportId) =>
  db
    .insertInto('stored_list')
    .values({ report_type: type, owner: '', version: 0, is_counting: true })
    .execute();

const FACTS = ['view_fact', 'revenue_fact'];
const ROLL_UPS = ['video_day', 'channel_day', 'channel_day_country', 'account_day_country'];
const STORED = [
  ...FACTS,
  'settled_fact',
  ...ROLL_UPS,
  'settled_day',
  'video',
  'report_day_account',
  'corrected_day',
  'video_claim',
  'asset',
];

/** Every row that ingest stores, except the deliveries themselves. */
export const readStoredRows = async ({ db }: TestApi) => {
  const tables: Record<string, unknown[]> = {};
  for (const table of STORED) {
    const isrc = table === 'video' ? sql`|| jsonb_build_object('isrc', ${selectIsrc('t')})` : sql``;
    const { rows } = await sql<{
      row: unknown;
    }>`select (to_jsonb(t) - array['version', 'second_isrc'] ${isrc})::text as row from ${sql.table(table)} t order by 1`.execute(
      db,
    );
    tables[table] = rows.map(({ row }) => row);
  }
  const { rows } = await sql`select report_type, day from report_day order by 1, 2`.execute(db);
  return { ...tables, report_day: rows };
};

const DELIVERED = [
  'owner_month_amount',
  'owner_month_file',
  'report_day',
  'delivered_day',
  'stored_list',
  'ingest_file',
  'delivery_content',
];

/** Deletes everything that was ingested; channels and members remain. */
export const deleteReports = async ({ db }: Pick<TestApi, 'db'>) => {
  for (const table of [...STORED, ...DELIVERED]) await sql`delete from ${sql.table(table)}`.execute(db);
};

const SUMS = [
  'views',
  'engaged_views',
  'premium_views',
  'watch_seconds',
  'revenue_micros',
  'premium_revenue_micros',
  'ad_revenue_micros',
];

/** Sums of every account and day by table; those of the facts and of each roll-up must be equal. */
export const readSumsByTable = async ({ db }: TestApi) => {
  const sums = sql.raw(SUMS.map((name) => `sum(coalesce(${name}, 0))::text as ${name}`).join(', '));
  const facts = await sql`
    select account_id, day, ${sums} from (
      select account_id, day, views, engaged_views, premium_views, watch_seconds, null::bigint as revenue_micros,
        null::bigint as premium_revenue_micros, null::bigint as ad_revenue_micros from view_fact
      union all
      select account_id, day, null, null, null, null, revenue_micros, premium_revenue_micros, ad_revenue_micros from revenue_fact
    ) f group by account_id, day order by account_id, day`.execute(db);
  const rollUps: unknown[] = [];
  for (const table of ROLL_UPS) {
    const { rows } = await sql`
      select account_id, day, ${sums} from ${sql.table(table)}
      group by account_id, day order by account_id, day`.execute(db);
    rollUps.push(rows);
  }
  return { facts: facts.rows, rollUps };
};
