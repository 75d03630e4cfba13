import { createReadStream } from 'node:fs';
import { type Clock, systemClock } from '../../platform/clock.ts';
import type { OpenDatabase, Trx } from '../../platform/database/database.ts';
import { type Ids, randomIds } from '../../platform/ids.ts';
import { createJobStore } from '../../platform/jobs/job-store.ts';
import type { UpdateFileState } from '../../platform/progress/file-progress.ts';
import type { Actor } from '../../access/audit/actor.ts';
import { createAudit } from '../../access/audit/audit.service.ts';
import type { Day } from '../../platform/calendar.ts';
import { scheduleChannelHistory } from './channel-history.ts';
import { DEFAULT_MAX_CONTENT_BYTES } from './storage/content.repository.ts';
import type { DeliveryResult, CheckedDelivery, UnknownChannels } from './checked-delivery.ts';
import type { DayAction, IngestOutcome } from './delivery.ts';
import { createDoubtFinder } from './doubts/find-doubts.ts';
import { DEFAULT_LIMITS, type DoubtLimits } from './doubts/limits.ts';
import { createFactsDelivery } from './storage/facts-delivery.ts';
import type { MoneyRow } from './money/file-money.ts';
import { queueFigures } from './figures-queue.ts';
import * as deliveries from './storage/ingest.repository.ts';
import { createListDelivery } from './storage/list-delivery.ts';
import { createSummaryDelivery } from './storage/summary-delivery.ts';
import { yieldToWaiting } from './storage/steps/yield-to-waiting.ts';
import { MalformedFileError } from '../../platform/csv/file-error.ts';
import { unpackContent } from './files/pack-content.ts';
import { createFileRecord } from './storage/record-file.ts';
import { type FactReportId, isList, isSummary, type ReportTypeId, reportTypeIds } from './report-types.ts';
import { type ReportFile, readReportFile } from './files/report-file.ts';
import { FiguresChangedError } from './storage/steps/run-step.ts';
import { createSteppedIngest, type PreparedFacts } from './storage/steps/stepped-ingest.ts';
import type { PreparedList } from './storage/steps/stepped-list.ts';
import { DoubtfulDeliveryError } from './doubts/doubtful-delivery-error.ts';

export type IngestFileOptions = {
  /** The file's name; if it carries the name of a report type, that must be the type of its columns. */
  name: string;
  /** The content owner whose report it is; files of several owners add up. @default '' */
  owner?: string | undefined;
  /** When YouTube created the report, if that is known for certain. */
  createdAt?: Date | undefined;
  /** When the file was written; counts as its creation time when it is delivered for the first time. @default now */
  writtenAt?: Date | undefined;
  /** Who delivers it, for the audit log; without an actor the delivery is not logged. */
  actor?: Actor;
  /** Why a delivery that looks wrong is right after all; without a reason it is refused. */
  forceReason?: string | undefined;
  /** The bytes of the source, where they are known, for the progress. */
  size?: number | undefined;
  onProgress?: UpdateFileState | undefined;
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
  unknownChannels: UnknownChannels;
  /** The number of accounts with changed figures. */
  accounts: number;
  facts: number;
  /** Where the revenue of a closing report belongs; empty for other reports. */
  money: MoneyRow[];
  milliseconds: number;
};

const MAX_UNKNOWN_CHANNELS = 20;
/** Fewer facts do not change the planner's statistics enough. */
const ANALYZE_FROM_FACTS = 10_000;

/** A step takes about 30 ms of processor time. */
export const STEP_FACTS = 2_000;

/** Others change figures rarely: when they delete a channel or an account. */
const STEPPED_ATTEMPTS = 3;

/** Allowed difference between the clocks of the server and of the machine that wrote a file. */
const CLOCK_TOLERANCE_MS = 5 * 60_000;

/** Refuses a creation time in the future, which would make every later report an older one. */
const refuseFutureTimes = ({ createdAt, writtenAt }: IngestFileOptions, now: Date) => {
  const time = createdAt ?? writtenAt;
  if (!time || time.getTime() <= now.getTime() + CLOCK_TOLERANCE_MS) return;
  throw new MalformedFileError([
    {
      path: 'time of creation',
      code: 'future_time',
      message: `${time.toISOString()} is in the future.`,
    },
  ]);
};

/** A file in the audit log. */
const describe = ({ type, rows }: ReportFile, { name, owner = '' }: IngestFileOptions) => ({
  name,
  owner,
  type,
  rows,
});

export type IngestDependencies = {
  database: OpenDatabase;
  clock?: Clock;
  ids?: Ids;
  /** How far the figures of a delivery may differ from what is likely. */
  limits?: DoubtLimits;
  /** The size of all files together that are kept to be brought back. */
  maxContentBytes?: number;
  /**
   * Daily reports and lists of more rows are ingested in steps of so many facts or rows. Only the embedded database needs
   * that, because it has one connection.
   */
  stepFacts?: number;
  /** The most facts of a file that are in memory at a time. @default a million */
  mostFacts?: number;
};

/** Everything large of a delivery, stored in rows that do not count yet. */
type Prepared = { version: number; facts?: PreparedFacts; list?: PreparedList };

export const createIngestService = ({
  database,
  clock = systemClock,
  ids = randomIds,
  limits = DEFAULT_LIMITS,
  maxContentBytes = DEFAULT_MAX_CONTENT_BYTES,
  stepFacts = database.kind === 'embedded' ? STEP_FACTS : Number.POSITIVE_INFINITY,
  mostFacts,
}: IngestDependencies) => {
  // Statements over millions of rows exceed the statement timeout of requests.
  const { bulk: db } = database;
  const stepped = createSteppedIngest({ database, stepFacts });
  const record = createFileRecord({ clock, ids, maxContentBytes });
  const lists = createListDelivery({ database, record, limits, stepFacts });
  const summaries = createSummaryDelivery(record);
  const doubts = createDoubtFinder({ clock, limits });
  const facts = createFactsDelivery({ database, record, doubts, stepped });
  const audit = createAudit({ db, clock, ids });
  const jobs = createJobStore({ db, clock, ids });

  /** A file that is delivered again is created now, because it is sent to restore what it said. */
  const creationTime = async (
    trx: Trx,
    file: ReportFile,
    { owner = '', createdAt, writtenAt }: IngestFileOptions,
  ) => {
    if (createdAt) return createdAt;
    const isKnown = await deliveries.wasDelivered(trx, { ...file, owner });
    return isKnown ? clock.now() : (writtenAt ?? clock.now());
  };

  const deliveredOf = async (
    trx: Trx,
    file: ReportFile,
    options: IngestFileOptions,
  ): Promise<CheckedDelivery> => ({
    file,
    owner: options.owner ?? '',
    name: options.name,
    createdAt: await creationTime(trx, file, options),
    isCertain: options.createdAt !== undefined,
    actor: options.actor,
    forceReason: options.forceReason,
  });

  const applyByKind = (trx: Trx, delivered: CheckedDelivery, prepared: Prepared | undefined) => {
    const { type } = delivered.file;
    if (isSummary(type)) return summaries.apply(trx, delivered, type);
    return isList(type)
      ? lists.apply(trx, delivered, { type, prepared: prepared?.list })
      : facts.apply(trx, delivered, { type, prepared: prepared?.facts });
  };

  const apply = async (
    trx: Trx,
    file: ReportFile,
    { prepared, ...options }: IngestFileOptions & { prepared?: Prepared | undefined },
  ): Promise<DeliveryResult> => {
    const change = await deliveries.lockDeliveries(trx);
    if (prepared && change !== prepared.version + 1) throw new FiguresChangedError();
    const delivered = await deliveredOf(trx, file, options);
    const applied = await applyByKind(trx, delivered, prepared);
    const { fileId, outcome, decisions } = applied;
    if (options.actor && fileId !== undefined)
      await audit.record(
        options.actor,
        {
          action: 'delivery.ingested',
          subject: fileId,
          after: { ...describe(file, options), outcome, days: decisions },
          ...(options.forceReason === undefined ? {} : { reason: options.forceReason }),
        },
        trx,
      );
    return applied;
  };

  /** Refusals are logged too, so that the log shows what was forced later, and by whom. */
  const logRefusal = async (error: unknown, file: ReportFile, options: IngestFileOptions) => {
    if (!(error instanceof DoubtfulDeliveryError) || !options.actor) return;
    const after = { ...describe(file, options), errors: error.errors };
    await audit.record(options.actor, { action: 'delivery.refused', subject: file.digest, after }, db);
  };

  const applyAtOnce = (file: ReportFile, options: IngestFileOptions) =>
    db.transaction().execute((trx) => apply(trx, file, options));

  const prepareFacts = async (file: ReportFile, options: IngestFileOptions, type: FactReportId) => {
    const { owner = '', name } = options;
    const estimates = await facts.readEstimates({ file, owner, name }, type);
    let check: (sums: Pick<PreparedFacts, 'before' | 'after'>) => void = () => {};
    return stepped.prepare(
      file,
      async (trx) => {
        const delivered = await deliveredOf(trx, file, options);
        const planned = await facts.planSteps(trx, delivered, { type, estimates });
        if (planned) ({ check } = planned);
        return planned?.plan;
      },
      (sums) => check(sums),
    );
  };

  const prepare = async (file: ReportFile, options: IngestFileOptions): Promise<Prepared | undefined> => {
    const { type } = file;
    if (!stepped.isLarge(file) || isSummary(type)) return undefined;
    await stepped.clean();
    if (isList(type)) {
      const list = await lists.prepare(file, type, (trx) => deliveredOf(trx, file, options));
      return list && { version: list.version, list };
    }
    const prepared = await prepareFacts(file, options, type);
    return prepared && { version: prepared.version, facts: prepared };
  };

  /** Applies a file in steps if it is large; if other figures change meanwhile, again, and at last in one transaction. */
  const applyFile = async (
    file: ReportFile,
    options: IngestFileOptions,
    attempt = 1,
  ): Promise<DeliveryResult> => {
    try {
      const prepared = attempt > STEPPED_ATTEMPTS ? undefined : await prepare(file, options);
      if (!prepared) return await applyAtOnce(file, options);
      return await db.transaction().execute((trx) => apply(trx, file, { ...options, prepared }));
    } catch (error) {
      if (!(error instanceof FiguresChangedError)) throw error;
      // The facts of a checked file can be read once only.
      const again = await readReportFile(await unpackContent(createReadStream(file.packed.path)), {
        name: options.name,
        now: clock.now(),
        mostFacts,
        onProgress: options.onProgress,
      });
      return await applyFile(again, options, attempt + 1).finally(() => again.remove());
    } finally {
      // The next large file or start does it otherwise.
      if (stepped.isLarge(file)) await stepped.clean().catch(() => undefined);
    }
  };

  /** Updates statistics after large changes. */
  const analyzeTables = (types: readonly ReportTypeId[] = reportTypeIds) =>
    deliveries.analyzeTables(db, {
      types,
      withVacuum: database.kind === 'embedded',
      pause: () => yieldToWaiting(database),
    });

  return {
    tidy: analyzeTables,

    /**
     * Ingests one report completely, or not at all when it has an error. Ingesting the file whose figures are stored changes
     * nothing; a file that was replaced since then is ingested again.
     * @throws MalformedFileError with the positions of the errors.
     * @throws DoubtfulDeliveryError when the delivery looks wrong and has no `forceReason`.
     */
    async ingestFile(source: AsyncIterable<Buffer>, options: IngestFileOptions): Promise<IngestResult> {
      const start = performance.now();
      refuseFutureTimes(options, clock.now());
      const { name, size, onProgress } = options;
      const file = await readReportFile(source, { name, now: clock.now(), size, mostFacts, onProgress });
      try {
        const {
          outcome,
          decisions,
          unknown,
          accounts,
          facts: stored,
          money,
        } = await queueFigures(database, () => {
          onProgress?.({ stage: 'storing', rows: 0, total: file.rows });
          return applyFile(file, options);
        }).catch(async (error: unknown) => {
          await logRefusal(error, file, options);
          throw error;
        });
        // A channel may have been registered while the file was read.
        if (unknown.length > 0) await scheduleChannelHistory(db, { jobs, clock });
        if (!options.hasMore && stored >= ANALYZE_FROM_FACTS) await analyzeTables([file.type]);
        return {
          outcome,
          type: file.type,
          digest: file.digest,
          days: decisions,
          rows: { read: file.rows, unknownChannel: unknown.reduce((sum, { rows }) => sum + rows, 0) },
          unknownChannels: unknown.slice(0, MAX_UNKNOWN_CHANNELS),
          accounts,
          facts: stored,
          money,
          milliseconds: Math.round(performance.now() - start),
        };
      } finally {
        await file.remove();
      }
    },
  };
};

export type IngestService = ReturnType<typeof createIngestService>;
