import type { Readable } from 'node:stream';
import { type Clock, systemClock } from '../../platform/clock.ts';
import type { OpenDatabase, Trx } from '../../platform/database/database.ts';
import { type Ids, randomIds } from '../../platform/ids.ts';
import type { Day } from '../report/calendar.ts';
import { accountsWithClaims, replaceList } from './claim.repository.ts';
import { type DayAction, decideDays, type IngestOutcome, outcomeOf } from './delivery.ts';
import { type ClaimedChannel, claimedChannels } from './claimed-channels.ts';
import { copyFacts, deleteFacts, insertFacts, insertNewVideos } from './fact.repository.ts';
import * as files from './ingest.repository.ts';
import { daysOfFile, monthOf } from './month-of-file.ts';
import {
  closingReports,
  type DailyReportId,
  type FactReportId,
  isClosing,
  isList,
  type ListReportId,
  type ReportTypeId,
  reportTypes,
} from './report-types.ts';
import { extendRollUps, rewriteRollUps, rewriteSettledDays } from './roll-up.repository.ts';
import { type SpooledFile, spoolFile } from './spool.ts';
import { stageFacts, stageFile } from './stage.repository.ts';
import {
  addAffectedDays,
  createAffectedDays,
  stagedFactDays,
  flagFinalDays,
} from './affected-days.repository.ts';

export type IngestFileOptions = {
  /** The file's name; if it carries the name of a report type, that must be the type of its columns. */
  name: string;
  /** The platform's id of this report. */
  reportId?: string | undefined;
  /** When YouTube created the report; defaults to now. */
  createdAt?: Date | undefined;
  /** Skips `analyzeTables`, which the caller runs after its last file. */
  hasMore?: boolean;
};

export type IngestResult = {
  outcome: IngestOutcome;
  type: ReportTypeId;
  digest: string;
  days: { day: Day; action: DayAction }[];
  rows: { read: number; unknownChannel: number };
  /** The unregistered channels with the most rows. */
  unknownChannels: { youtubeId: string; rows: number }[];
  /** The number of accounts with changed figures. */
  accounts: number;
  facts: number;
  milliseconds: number;
};

type UnknownChannels = IngestResult['unknownChannels'];

/** The effects of a file. */
type Applied = {
  outcome: IngestOutcome;
  decisions: { day: Day; action: DayAction }[];
  unknown: UnknownChannels;
  accounts: number;
  facts: number;
};

const REVENUE_REPORT = 'content_owner_estimated_revenue_a1';
// `Object.keys` returns `string[]`.
const allReports = Object.keys(reportTypes) as readonly ReportTypeId[];
const MAX_UNKNOWN_CHANNELS = 20;
/** Fewer facts do not change the planner's statistics enough. */
const ANALYZE_FROM_FACTS = 10_000;

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
  // Statements over millions of rows exceed the statement timeout of requests.
  const { bulk: db } = database;

  const recordFile = async (
    trx: Trx,
    file: SpooledFile,
    options: IngestFileOptions,
    unknown: UnknownChannels,
  ) => {
    const id = ids.uuid();
    const now = clock.now();
    await files.insertFile(trx, {
      id,
      type: file.type,
      reportId: options.reportId,
      name: options.name,
      digest: file.digest,
      createdAt: options.createdAt ?? now,
      ingestedAt: now,
      rowsRead: file.rows,
      rowsUnknown: unknown.reduce((sum, { rows }) => sum + rows, 0),
    });
    return id;
  };

  /** Replaces the whole list, unless a newer one has been ingested. */
  const applyList = async (
    trx: Trx,
    file: SpooledFile,
    type: ListReportId,
    options: IngestFileOptions,
  ): Promise<Applied> => {
    const createdAt = options.createdAt ?? clock.now();
    const newest = await files.newestFile(trx, type);
    const { unknown } = await claimedChannels(trx, file.channels);
    const unchanged = { decisions: [], unknown, accounts: 0, facts: 0 };
    if (newest?.digest === file.digest) return { ...unchanged, outcome: 'duplicate' };
    if (newest && newest.created_at > createdAt) return { ...unchanged, outcome: 'superseded' };
    await stageFile(database, trx, { file });
    const facts = await replaceList(trx, type);
    await recordFile(trx, file, options, unknown);
    const accounts = await accountsWithClaims(trx);
    return { ...unchanged, outcome: newest ? 'replaced' : 'ingested', accounts, facts };
  };

  /** Copies facts with unique keys directly into the fact table, without the staging table. */
  const copyCompleteFacts = async (
    trx: Trx,
    {
      file,
      type,
      days,
      claims,
    }: {
      file: SpooledFile;
      type: DailyReportId;
      days: readonly Day[];
      claims: ReadonlyMap<string, ClaimedChannel>;
    },
  ) => {
    const { summary, pieces } = await file.facts({ claims, days: new Set(days) });
    await copyFacts(database, trx, { type, pieces });
    const accounts = await addAffectedDays(trx, { type, days, pairs: summary.pairs });
    return { facts: summary.count, accounts };
  };

  const insertStagedFacts = async (
    trx: Trx,
    { file, type, days }: { file: SpooledFile; type: FactReportId; days: readonly Day[] },
  ) => {
    // A closing report replaces its whole month; its corrections may concern days of other months.
    const month = isClosing(type) ? monthOf(days) : undefined;
    await stageFile(database, trx, month ? { file } : { file, days });
    await stageFacts(trx, { type, month });
    const accounts = await addAffectedDays(trx, { type, days, pairs: await stagedFactDays(trx) });
    return { facts: await insertFacts(trx, type), accounts };
  };

  const applyFacts = async (
    trx: Trx,
    file: SpooledFile,
    type: FactReportId,
    options: IngestFileOptions,
  ): Promise<Applied> => {
    const { digest } = file;
    const createdAt = options.createdAt ?? clock.now();
    const days = daysOfFile(file, options.name);
    const present = await files.deliveriesOf(trx, { type, days });
    // A file without a creation time that was ingested before is not newer than later files.
    const isOld =
      options.createdAt === undefined && (await files.fileOfDigest(trx, { type, digest })) !== undefined;
    const decisions = isOld
      ? days.map((day) => ({ day, action: 'kept' as const }))
      : decideDays(days, { file: { createdAt, digest }, present });
    const daysThat = (...actions: DayAction[]) =>
      decisions.filter(({ action }) => actions.includes(action)).map(({ day }) => day);

    const identicalDays = daysThat('kept');
    if (identicalDays.length > 0 && !isOld)
      await files.updateDayTimes(trx, { type, days: identicalDays, createdAt });
    const changed = daysThat('added', 'replaced');
    const outcome = outcomeOf(decisions);
    if (changed.length === 0) return { outcome, decisions, unknown: [], accounts: 0, facts: 0 };

    const isNew = daysThat('replaced').length === 0;
    const isFirst = isNew && !(await files.hasReports(trx, changed));
    const { claims, unknown } = await claimedChannels(trx, file.channels);
    await createAffectedDays(database, trx, { type, days: changed });
    if (!isNew) await deleteFacts(trx, { type, days: changed });
    const isDirect = file.isComplete && !isClosing(type);
    const { facts, accounts } = isDirect
      ? await copyCompleteFacts(trx, { file, type, days: changed, claims })
      : await insertStagedFacts(trx, { file, type, days: changed });
    const fileId = await recordFile(trx, file, options, unknown);
    await files.assignDays(trx, { type, days: changed, fileId, createdAt });

    const hasFinal = await flagFinalDays(trx, closingReports);
    // Until both closing reports of a month are ingested, its revenue stays estimated.
    const isRolledUp = !isClosing(type) || hasFinal;
    if (isRolledUp) {
      const isExtended = !isClosing(type) && isNew && !(hasFinal && type === REVENUE_REPORT);
      await (isExtended
        ? extendRollUps(trx, { type, days: changed, isFirst })
        : rewriteRollUps(trx, changed));
    }
    await insertNewVideos(trx, { days: changed, isRolledUp });
    if (hasFinal) await rewriteSettledDays(trx);
    return { outcome, decisions, unknown, accounts, facts };
  };

  const apply = async (trx: Trx, file: SpooledFile, options: IngestFileOptions): Promise<Applied> => {
    await files.lockDeliveries(trx);
    return isList(file.type)
      ? applyList(trx, file, file.type, options)
      : applyFacts(trx, file, file.type, options);
  };

  /** Updates statistics after large changes. */
  const analyzeTables = (types = allReports) =>
    files.analyzeTables(db, { types, withVacuum: database.kind === 'embedded' });

  return {
    tidy: analyzeTables,

    /**
     * Ingests one report completely, or not at all when it has a fault. Ingesting the same file again changes nothing.
     * @throws MalformedFileError with the positions of the faults.
     */
    async ingestFile(source: Readable, options: IngestFileOptions): Promise<IngestResult> {
      const start = performance.now();
      const known =
        options.reportId === undefined ? undefined : await files.fileOfReport(db, options.reportId);
      if (known) {
        source.resume(); // Drains the request body, which the client must send to its end.
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
        const { outcome, decisions, unknown, accounts, facts } = await db
          .transaction()
          .execute((trx) => apply(trx, file, options));
        if (!options.hasMore && facts >= ANALYZE_FROM_FACTS) await analyzeTables([file.type]);
        return {
          outcome,
          type: file.type,
          digest: file.digest,
          days: decisions,
          rows: { read: file.rows, unknownChannel: unknown.reduce((sum, { rows }) => sum + rows, 0) },
          unknownChannels: unknown.slice(0, MAX_UNKNOWN_CHANNELS),
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
