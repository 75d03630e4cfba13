import { Readable } from 'node:stream';
import { sql } from 'kysely';
import { openDatabase } from '../../../platform/database/database.ts';
import { createWriteKiller } from '../../../platform/testing/write-killer.ts';
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

/**
 * A process that ingests or withdraws a file, and kills itself after so many writes:
 * `node delivery-process.ts <directory or URL> <action> <writes>`.
 */
const [, , place = '', action = '', writes = ''] = process.argv;
/** The file is ingested in several steps of so many facts. */
const STEP_FACTS = 3;
const VIDEOS = 6;

const opened = await openDatabase(place.includes('://') ? { url: place } : { directory: place });
const killer = createWriteKiller(Number(writes));
const database = killer.watch(opened);
const print = (word: string, value: unknown) => process.stdout.write(`${word} ${JSON.stringify(value)}\n`);

const numberOf = async (query: string) => {
  const { rows } = await sql<{ value: string | null }>`${sql.raw(query)}`.execute(opened.bulk);
  return Number(rows[0]?.value ?? 0);
};

const readState = async (): Promise<DeliveryState> => ({
  views: [
    await numberOf(`select sum(views) as value from view_fact f
      join report_day d on d.report_type = 'content_owner_basic_a4' and (d.owner, d.day, d.version) = (f.owner, f.day, f.version)`),
    await numberOf(`select sum(views) as value from video_day v
      where (account_id, day, version) not in (select account_id, day, version from hidden_figures)`),
    await numberOf('select sum(views) as value from channel_day'),
    await numberOf('select sum(views) as value from account_day_country'),
  ],
  counting: await numberOf('select count(distinct file_id) as value from report_day'),
  withdrawn: await numberOf('select count(*) as value from ingest_file where withdrawn_at is not null'),
  logged: await numberOf('select count(*) as value from audit_entry'),
  contents: await numberOf('select count(*) as value from delivery_content'),
  leftovers:
    await numberOf(`select (select count(*) from hidden_figures) + (select count(*) from staged_country)
    + (select count(*) from video_day) + (select count(*) from view_fact) - 2 * ${VIDEOS} as value`),
});

/** Each file has other views than those before. */
const ingest = (on: typeof database, logged: number) =>
  createIngestService({
    database: on,
    stepFacts: action === 'ingest' ? STEP_FACTS : Number.POSITIVE_INFINITY,
  }).ingestFile(
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

const newest = async () => {
  const { file_id: id } = await opened.db
    .selectFrom('report_day')
    .select('file_id')
    .executeTakeFirstOrThrow();
  return id;
};

// As the start of a server does it.
await queueFigures(opened, createSteppedIngest({ database: opened, stepFacts: STEP_FACTS }).clean);
print('found', await readState());
if (action === 'withdraw') await ingest(opened, await numberOf('select count(*) as value from audit_entry'));
const ready = await readState();
print('ready', ready);
killer.arm();
if (action === 'withdraw')
  await createWithdrawalService({ database }).withdraw(
    { file: await newest(), reason: 'wrong' },
    createServerActor('', null),
  );
else await ingest(database, ready.logged);
print('answered', await readState());
await opened.close();
