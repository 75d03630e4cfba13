import { Readable } from 'node:stream';
import { type RawBuilder, sql } from 'kysely';
import type { OpenDatabase } from '../../../platform/database/database.ts';
import type { ServerStart } from '../../../platform/testing/interrupt-at-every-write.ts';
import { createServerActor } from '../../../access/audit/actor.ts';
import { queueFigures } from '../figures-queue.ts';
import { createIngestService } from '../ingest.service.ts';
import { createSteppedIngest } from '../storage/steps/stepped-ingest.ts';
import { createWithdrawalService } from '../withdrawals/withdrawal.service.ts';
import { selectCountingLists, selectIsrc } from '../counting-lists.ts';
import { basicCsv, claimCsv } from './report-csv.ts';

/** What counts of the deliveries of a day, and what stands beside it. */
export type DeliveryState = {
  /** The views of facts and of each roll-up. */
  views: number[];
  /** The ISRCs of the claims that count, and of the videos. */
  tracks: string[][];
  counting: number;
  withdrawn: number;
  logged: number;
  /** The kept contents of files. */
  contents: number;
  /** Rows that do not count. */
  leftovers: number;
};

/** The file is ingested in several steps of so many facts. */
const STEP_FACTS = 3;
const VIDEOS = 6;

const readNumber = async ({ bulk }: OpenDatabase, query: string) => {
  const { rows } = await sql<{ value: string | null }>`${sql.raw(query)}`.execute(bulk);
  return Number(rows[0]?.value ?? 0);
};

const readTexts = async ({ bulk }: OpenDatabase, query: RawBuilder<unknown>) => {
  const { rows } = await sql<{ value: string }>`${query}`.execute(bulk);
  return rows.map(({ value }) => value);
};

const readVisibleViews = (opened: OpenDatabase, table: string) =>
  readNumber(
    opened,
    `select sum(views) as value from ${table}
    where (account_id, day, version) not in (select account_id, day, version from hidden_figures)`,
  );

const readState = async (opened: OpenDatabase): Promise<DeliveryState> => ({
  views: [
    await readNumber(
      opened,
      `select sum(views) as value from view_fact f
      join report_day d on d.report_type = 'content_owner_basic_a4' and (d.owner, d.day, d.version) = (f.owner, f.day, f.version)`,
    ),
    await readVisibleViews(opened, 'video_day'),
    await readVisibleViews(opened, 'channel_day'),
    await readVisibleViews(opened, 'channel_day_country'),
    await readVisibleViews(opened, 'account_day_country'),
  ],
  tracks: [
    await readTexts(
      opened,
      sql`select distinct isrc as value from video_claim c join ${selectCountingLists()} l on (l.owner, l.claims) = (c.owner, c.version)`,
    ),
    await readTexts(opened, sql`select distinct ${selectIsrc('video')} as value from video`),
  ],
  counting: await readNumber(opened, 'select count(distinct file_id) as value from report_day'),
  withdrawn: await readNumber(
    opened,
    'select count(*) as value from ingest_file where withdrawn_at is not null',
  ),
  logged: await readNumber(opened, 'select count(*) as value from audit_entry'),
  contents: await readNumber(opened, 'select count(*) as value from delivery_content'),
  leftovers: await readNumber(
    opened,
    `select (select count(*) from stored_list where not is_counting) + (select count(*) from hidden_figures)
    + (select count(*) from staged_country)
    + (select count(*) from video_day) + (select count(*) from view_fact)
    + (select count(*) from video_claim) - 3 * ${VIDEOS}
    + (select count(*) from channel_day) + (select count(*) from channel_day_country)
    + (select count(*) from account_day_country) - 3 as value`,
  ),
});

export const isrcOfList = (logged: number) => `KRX4G26${String(logged).padStart(5, '0')}`;

/** The claims on some videos, with other ISRCs than in the lists before. */
export const claimsOf = (videos: number, logged: number) =>
  claimCsv(
    Array.from({ length: videos }, (_, index) => ({
      claim_id: `C${index}`,
      channel_id: 'UCcrash',
      video_id: `crash-${index}`,
      asset_id: `A${index}`,
      isrc: isrcOfList(logged),
    })),
  );

/** The figures of some videos, with other views than in the files before. */
const viewsOf = (videos: number, logged: number) =>
  basicCsv(
    Array.from({ length: videos }, (_, index) => ({
      date: '20261101',
      channel_id: 'UCcrash',
      video_id: `crash-${index}`,
      views: String(10 + logged),
    })),
  );

const ingest = (database: OpenDatabase, text: string, stepFacts = Number.POSITIVE_INFINITY) =>
  createIngestService({ database, stepFacts }).ingestFile(Readable.from([Buffer.from(text)]), {
    name: 'report.csv',
    actor: createServerActor('', null),
    forceReason: 'its day is long ago',
  });

const findNewestFile = async ({ db }: OpenDatabase) => {
  const { file_id: id } = await db.selectFrom('report_day').select('file_id').executeTakeFirstOrThrow();
  return id;
};

/** Starts a server that ingests figures or a list in steps, or withdraws figures. */
export const startDelivery = async (
  action: 'ingest' | 'ingestList' | 'withdraw',
  { opened, database }: ServerStart,
) => {
  // As the start of a server does it.
  await queueFigures(opened, createSteppedIngest({ database: opened, stepFacts: STEP_FACTS }).clean);
  const withdraw = async () =>
    createWithdrawalService({ database }).withdraw(
      { file: await findNewestFile(opened), reason: 'wrong', force: true },
      createServerActor('', null),
    );
  return {
    readState: () => readState(opened),
    prepare: async ({ logged }: DeliveryState) =>
      action === 'withdraw' && ingest(opened, viewsOf(VIDEOS, logged)),
    run: ({ logged }: DeliveryState) =>
      action === 'withdraw'
        ? withdraw()
        : ingest(database, (action === 'ingest' ? viewsOf : claimsOf)(VIDEOS, logged), STEP_FACTS),
  };
};
