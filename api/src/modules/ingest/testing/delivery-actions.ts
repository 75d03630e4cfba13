import { Readable } from 'node:stream';
import { sql } from 'kysely';
import type { OpenDatabase } from '../../../platform/database/database.ts';
import type { ServerStart } from '../../../platform/testing/interrupt-at-every-write.ts';
import { createServerActor } from '../../audit/actor.ts';
import { queueFigures } from '../figures-queue.ts';
import { createIngestService } from '../ingest.service.ts';
import { createSteppedIngest } from '../stepped-ingest.ts';
import { createWithdrawalService } from '../withdrawal.service.ts';
import { basicCsv } from './report-csv.ts';

/** What counts of the deliveries of a day, and what stands beside it. */
export type DeliveryState = {
  /** The views of facts and of each roll-up. */
  views: number[];
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

const readState = async (opened: OpenDatabase): Promise<DeliveryState> => ({
  views: [
    await readNumber(
      opened,
      `select sum(views) as value from view_fact f
      join report_day d on d.report_type = 'content_owner_basic_a4' and (d.owner, d.day, d.version) = (f.owner, f.day, f.version)`,
    ),
    await readNumber(
      opened,
      `select sum(views) as value from video_day v
      where (account_id, day, version) not in (select account_id, day, version from hidden_figures)`,
    ),
    await readNumber(opened, 'select sum(views) as value from channel_day'),
    await readNumber(opened, 'select sum(views) as value from account_day_country'),
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
    `select (select count(*) from hidden_figures) + (select count(*) from staged_country) + (select count(*) from staged_estimate)
    + (select count(*) from video_day) + (select count(*) from view_fact) - 2 * ${VIDEOS} as value`,
  ),
});

/** Each file has other views than those before. */
const ingest = (database: OpenDatabase, logged: number, stepFacts = Number.POSITIVE_INFINITY) =>
  createIngestService({ database, stepFacts }).ingestFile(
    Readable.from([
      Buffer.from(
        basicCsv(
          Array.from({ length: VIDEOS }, (_, index) => ({
            date: '20261101',
            channel_id: 'UCcrash',
            video_id: `crash-${index}`,
            views: String(10 + logged),
          })),
        ),
      ),
    ]),
    { name: 'report.csv', actor: createServerActor('', null) },
  );

const findNewestFile = async ({ db }: OpenDatabase) => {
  const { file_id: id } = await db.selectFrom('report_day').select('file_id').executeTakeFirstOrThrow();
  return id;
};

/** Starts a server that ingests a file in steps, or withdraws one. */
export const startDelivery = async (action: 'ingest' | 'withdraw', { opened, database }: ServerStart) => {
  // As the start of a server does it.
  await queueFigures(opened, createSteppedIngest({ database: opened, stepFacts: STEP_FACTS }).clean);
  const withdraw = async () =>
    createWithdrawalService({ database }).withdraw(
      { file: await findNewestFile(opened), reason: 'wrong' },
      createServerActor('', null),
    );
  return {
    readState: () => readState(opened),
    prepare: async ({ logged }: DeliveryState) => action === 'withdraw' && ingest(opened, logged),
    run: ({ logged }: DeliveryState) =>
      action === 'withdraw' ? withdraw() : ingest(database, logged, STEP_FACTS),
  };
};
