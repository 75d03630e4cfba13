import type { Readable } from 'node:stream';
import { type Clock, systemClock } from '../../platform/clock.ts';
import type { OpenDatabase, Trx } from '../../platform/database/database.ts';
import { type Ids, randomIds } from '../../platform/ids.ts';
import { isDay, type Day } from '../report/calendar.ts';
import { type DayAction, decideDays, type IngestOutcome, outcomeOf } from './delivery.ts';
import { insertNewVideos, replaceFacts } from './fact.repository.ts';
import * as files from './ingest.repository.ts';
import type { ReportTypeId } from './report-types.ts';
import { extendRollUps, rewriteRollUps } from './roll-up.repository.ts';
import { type SpooledFile, spoolFile } from './spool.ts';
import { stageFacts, stageFile, stageTouched, unknownChannels } from './stage.repository.ts';

export type IngestFileOptions = {
  /** The file's name; if it carries the name of a report type, that must be the type of its columns. */
  name: string;
  /** The platform's id of this report. */
  reportId?: string | undefined;
  /** When the platform made the report. Without it the file counts as made now. */
  createdAt?: Date | undefined;
  /** Leaves tidying up to the caller, who has more files: see `tidy`. */
  hasMore?: boolean;
};

export type IngestResult = {
  outcome: IngestOutcome;
  type: ReportTypeId;
  digest: string;
  days: { day: Day; action: DayAction }[];
  rows: { read: number; unknownChannel: number };
  /** Channels that nobody registered; the ones with most rows. */
  unknownChannels: { youtubeId: string; rows: number }[];
  /** Partners whose figures changed. */
  accounts: number;
  facts: number;
  milliseconds: number;
};

const NAMED_CHANNELS = 20;
/** Below this the planner's old picture is good enough. */
const TIDY_FROM_FACTS = 10_000;

/** A file without rows says that a day had none; only its name can say which. */
const daysOf = (file: SpooledFile, name: string): Day[] => {
  if (file.rows > 0) return file.days;
  const match = /(?:^|\D)(20\d\d)-?(\d\d)-?(\d\d)(?:\D|$)/.exec(name);
  const day = match ? `${match[1]}-${match[2]}-${match[3]}` : '';
  return isDay(day) ? [day] : [];
};

export type IngestDependencies = {
  database: OpenDatabase;
  clock?: Clock;
  ids?: Ids;
};

export const createIngestService = ({
  database,
  clock = systemClock,
  ids = randomIds,
}: IngestDependencies) => {
  const { db } = database;

  const apply = async (trx: Trx, file: SpooledFile, options: IngestFileOptions) => {
    await files.lockDeliveries(trx);
    const { type, digest } = file;
    const createdAt = options.createdAt ?? clock.now();
    const days = daysOf(file, options.name);
    const present = await files.deliveriesOf(trx, { type, days });
    // Nobody said when it was made, and it was here before: then it is not newer than what came after it.
    const isOld =
      options.createdAt === undefined && (await files.fileOfDigest(trx, { type, digest })) !== undefined;
    const decisions = isOld
      ? days.map((day) => ({ day, action: 'kept' as const }))
      : decideDays(days, { file: { createdAt, digest }, present });
    const daysThat = (...actions: DayAction[]) =>
      decisions.filter(({ action }) => actions.includes(action)).map(({ day }) => day);

    const kept = daysThat('kept');
    if (kept.length > 0 && !isOld) await files.renewDays(trx, { type, days: kept, createdAt });
    const changed = daysThat('added', 'replaced');
    const nothing = { decisions, unknown: [], accounts: 0, facts: 0 };
    if (changed.length === 0) return nothing;

    await stageFile(database, trx, { file, days: changed });
    const unknown = await unknownChannels(trx);
    await stageFacts(trx, type);
    const { accounts } = await stageTouched(trx, { type, days: changed });
    const facts = await replaceFacts(trx, { type, days: changed });
    await insertNewVideos(trx);
    await (daysThat('replaced').length === 0 ? extendRollUps(trx, type) : rewriteRollUps(trx, changed));
    const fileId = ids.uuid();
    await files.insertFile(trx, {
      id: fileId,
      type,
      reportId: options.reportId,
      name: options.name,
      digest,
      createdAt,
      ingestedAt: clock.now(),
      rowsRead: file.rows,
      rowsUnknown: unknown.reduce((sum, { rows }) => sum + rows, 0),
    });
    await files.pointDays(trx, { type, days: changed, fileId, createdAt });
    return { decisions, unknown, accounts, facts };
  };

  /** After much has changed. A server sweeps by itself. */
  const tidy = () => files.tidyFacts(db, { isSwept: database.kind === 'embedded' });

  return {
    tidy,

    /**
     * Takes in one report: all of it, or, if anything is wrong with it, nothing. The same file again changes nothing.
     * @throws MalformedFileError with the places that are wrong.
     */
    async ingestFile(source: Readable, options: IngestFileOptions): Promise<IngestResult> {
      const start = performance.now();
      const known =
        options.reportId === undefined ? undefined : await files.fileOfReport(db, options.reportId);
      if (known) {
        source.resume(); // Nobody needs the rest, but the sender has to get rid of it.
        return {
          outcome: 'duplicate',
          type: known.report_type,
          digest: known.digest,
          days: [],
          rows: { read: 0, unknownChannel: 0 },
          unknownChannels: [],
          accounts: 0,
          facts: 0,
          milliseconds: Math.round(performance.now() - start),
        };
      }
      const file = await spoolFile(source, { name: options.name, now: clock.now() });
      try {
        const { decisions, unknown, accounts, facts } = await db
          .transaction()
          .execute((trx) => apply(trx, file, options));
        const outcome = outcomeOf(decisions);
        if (!options.hasMore && facts >= TIDY_FROM_FACTS) await tidy();
        return {
          outcome,
          type: file.type,
          digest: file.digest,
          days: decisions,
          rows: { read: file.rows, unknownChannel: unknown.reduce((sum, { rows }) => sum + rows, 0) },
          unknownChannels: unknown.slice(0, NAMED_CHANNELS),
          accounts,
          facts,
          milliseconds: Math.round(performance.now() - start),
        };
      } finally {
        await file.remove();
      }
    },
  };
};

export type IngestService = ReturnType<typeof createIngestService>;
