import type { Readable } from 'node:stream';
import { type Clock, systemClock } from '../../platform/clock.ts';
import type { OpenDatabase, Trx } from '../../platform/database/database.ts';
import { type Ids, randomIds } from '../../platform/ids.ts';
import { createJobStore } from '../../platform/jobs/job-store.ts';
import type { Actor } from '../audit/actor.ts';
import { createAudit } from '../audit/audit.service.ts';
import type { Day } from '../report/calendar.ts';
import { accountsWithClaims, countList, replaceList } from './claim.repository.ts';
import { type DayAction, decideDays, type IngestOutcome, outcomeOf } from './delivery.ts';
import { claimedChannels } from './claimed-channels.ts';
import { scheduleChannelHistory } from './channel-history.ts';
import { DEFAULT_MAX_DECREASE, findDecreases } from './compare-days.ts';
import { DEFAULT_MAX_CONTENT_BYTES, storeContent } from './content.repository.ts';
import { recordDays } from './delivery-history.repository.ts';
import { findFileDoubts, findShorterList } from './delivery-doubts.ts';
import { deleteFacts, insertNewVideos, sumDays } from './fact.repository.ts';
import * as files from './ingest.repository.ts';
import { DoubtfulDeliveryError, type FileFault, MalformedFileError } from './malformed.ts';
import { daysOfFile } from './month-of-file.ts';
import {
  type FactReportId,
  isClosing,
  isList,
  type ListReportId,
  type ReportTypeId,
  reportTypes,
  REVENUE_REPORT,
} from './report-types.ts';
import { extendRollUps, rewriteRollUps, rewriteSettledDays } from './roll-up.repository.ts';
import { type SpooledFile, spoolFile } from './spool.ts';
import { stageFile } from './stage.repository.ts';
import { storeFacts } from './store-facts.ts';
import {
  forgetOutdatedDigests,
  forgetUncounted,
  isOutdated,
  recordUnregistered,
} from './unregistered-channel.repository.ts';
import { createAffectedDays, flagFinalDays } from './affected-days.repository.ts';

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

/** A checked file with the creation time that its days are decided by. */
type Delivered = {
  file: SpooledFile;
  owner: string;
  name: string;
  createdAt: Date;
  /** Whether `createdAt` is YouTube's time instead of a guess. */
  isCertain: boolean;
  actor: Actor | undefined;
  /** Why it is ingested although it may look wrong. */
  forceReason: string | undefined;
};

/** The effects of a file. */
type Applied = {
  outcome: IngestOutcome;
  decisions: { day: Day; action: DayAction }[];
  unknown: UnknownChannels;
  accounts: number;
  facts: number;
  /** Undefined when nothing was stored. */
  fileId?: string;
};

// `Object.keys` returns `string[]`.
const allReports = Object.keys(reportTypes) as readonly ReportTypeId[];
const MAX_UNKNOWN_CHANNELS = 20;
/** Fewer facts do not change the planner's statistics enough. */
const ANALYZE_FROM_FACTS = 10_000;

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
const describe = ({ type, rows }: SpooledFile, { name, owner = '' }: IngestFileOptions) => ({
  ...{ name, owner, type, rows },
});

const MAX_DOUBTS = 20;

const refuseDoubts = ({ forceReason }: Delivered, doubts: readonly FileFault[]) => {
  if (doubts.length > 0 && forceReason === undefined)
    throw new DoubtfulDeliveryError(doubts.slice(0, MAX_DOUBTS));
};

export type IngestDependencies = {
  database: OpenDatabase;
  clock?: Clock;
  ids?: Ids;
  /** A delivery that reduces stored figures by more than this ratio is refused. */
  maxDecrease?: number;
  /** The size of all files together that are kept to be brought back. */
  maxContentBytes?: number;
};

export const createIngestService = ({
  database,
  clock = systemClock,
  ids = randomIds,
  maxDecrease = DEFAULT_MAX_DECREASE,
  maxContentBytes = DEFAULT_MAX_CONTENT_BYTES,
}: IngestDependencies) => {
  // Statements over millions of rows exceed the statement timeout of requests.
  const { bulk: db } = database;
  const audit = createAudit({ db, clock, ids });
  const jobs = createJobStore({ db, clock, ids });

  const recordFile = async (
    trx: Trx,
    delivered: Delivered,
    { unknown, hasCounted = true }: { unknown: UnknownChannels; hasCounted?: boolean },
  ) => {
    const { file, owner, name, createdAt, actor, forceReason } = delivered;
    const id = ids.uuid();
    await files.insertFile(trx, {
      id,
      type: file.type,
      owner,
      name,
      digest: file.digest,
      createdAt,
      ingestedAt: clock.now(),
      rowsRead: file.rows,
      rowsUnknown: unknown.reduce((sum, { rows }) => sum + rows, 0),
      actor,
      reason: forceReason,
      hasCounted,
    });
    const { digest, packed } = file;
    await storeContent(trx, { digest, ...packed, now: clock.now(), maxBytes: maxContentBytes });
    if (hasCounted) await recordUnregistered(trx, id, unknown);
    return id;
  };

  /** Records a file that is older than what is stored, because it counts when that is withdrawn; not when it looks wrong. */
  const recordOlder = async (trx: Trx, delivered: Delivered) => {
    const { file, owner, createdAt, forceReason } = delivered;
    const channels = await claimedChannels(trx, file.channels);
    const isDoubtful = forceReason === undefined && findFileDoubts(file, channels).length > 0;
    if (isDoubtful || (await files.isRecorded(trx, { ...file, owner }, createdAt))) return undefined;
    return recordFile(trx, delivered, { unknown: channels.unknown, hasCounted: false });
  };

  /** Replaces the whole list, unless a newer one has been ingested. */
  const applyList = async (trx: Trx, delivered: Delivered, type: ListReportId): Promise<Applied> => {
    const { file, owner, createdAt } = delivered;
    const newest = await files.newestFile(trx, type, owner);
    const channels = await claimedChannels(trx, file.channels);
    const { unknown } = channels;
    const unchanged = { decisions: [], unknown, accounts: 0, facts: 0 };
    if (newest?.digest === file.digest && !(await isOutdated(trx, newest.id)))
      return { ...unchanged, outcome: 'duplicate' };
    if (newest && newest.created_at > createdAt) {
      await recordOlder(trx, delivered);
      return { ...unchanged, outcome: 'superseded' };
    }
    refuseDoubts(delivered, findFileDoubts(file, channels));
    await stageFile(database, trx, { file });
    const before = await countList(trx, type, owner);
    const facts = await replaceList(trx, type, owner);
    refuseDoubts(delivered, findShorterList({ before, after: facts }, maxDecrease));
    const fileId = await recordFile(trx, delivered, { unknown });
    if (newest) await forgetUncounted(trx, [newest.id]);
    const accounts = await accountsWithClaims(trx);
    return { ...unchanged, outcome: newest ? 'replaced' : 'ingested', accounts, facts, fileId };
  };

  const applyFacts = async (trx: Trx, delivered: Delivered, type: FactReportId): Promise<Applied> => {
    const { file, owner, name, createdAt, isCertain } = delivered;
    const days = daysOfFile(file, name);
    const present = await forgetOutdatedDigests(trx, await files.deliveriesOf(trx, { type, owner, days }));
    const decisions = decideDays(days, { file: { createdAt, digest: file.digest }, present });
    const daysThat = (...actions: DayAction[]) =>
      decisions.filter(({ action }) => actions.includes(action)).map(({ day }) => day);

    const identicalDays = daysThat('kept');
    if (identicalDays.length > 0 && isCertain)
      await files.updateDayTimes(trx, { type, owner, days: identicalDays, createdAt });
    const changed = daysThat('added', 'replaced');
    const outcome = outcomeOf(decisions);
    if (changed.length === 0) {
      const olderId = outcome === 'superseded' ? await recordOlder(trx, delivered) : undefined;
      if (olderId !== undefined)
        await recordDays(trx, { type, owner, fileId: olderId, createdAt, decisions, present, stored: [] });
      return { outcome, decisions, unknown: [], accounts: 0, facts: 0 };
    }

    const isNew = daysThat('replaced').length === 0;
    const isFirst = isNew && !(await files.hasReports(trx, changed));
    const isShared = !isFirst && (await files.hasOtherOwners(trx, { owner, days: changed }));
    const channels = await claimedChannels(trx, file.channels);
    const { claims, unknown } = channels;
    refuseDoubts(delivered, findFileDoubts(file, channels));
    const replaced = { type, owner, days: daysThat('replaced') };
    const before = await sumDays(trx, replaced);
    await createAffectedDays(database, trx, { type, days: changed });
    if (!isNew) await deleteFacts(trx, { type, owner, days: changed });
    const { facts, stored, accounts } = await storeFacts(database, trx, {
      ...{ file, type, owner, days: changed, claims },
    });
    const after = await sumDays(trx, replaced);
    refuseDoubts(delivered, findDecreases({ type, before, after }, maxDecrease));
    const fileId = await recordFile(trx, delivered, { unknown });
    await files.assignDays(trx, { type, owner, days: changed, fileId, createdAt });
    await recordDays(trx, { type, owner, fileId, createdAt, decisions, present, stored });
    await forgetUncounted(trx, [...new Set([...present.values()].map((each) => each.fileId))]);

    const hasFinal = await flagFinalDays(trx, { owner, days: changed });
    // Until both closing reports of a month are ingested, its revenue stays estimated.
    const isRolledUp = !isClosing(type) || hasFinal || isShared;
    if (isRolledUp) {
      const isExtended = !isClosing(type) && isNew && !isShared && !(hasFinal && type === REVENUE_REPORT);
      await (isExtended
        ? extendRollUps(trx, { type, days: changed, isFirst })
        : rewriteRollUps(trx, changed));
    }
    await insertNewVideos(trx, { days: changed, isRolledUp });
    // A day that another owner has closed is not final any more once this one delivers an estimate.
    if (hasFinal || isShared) await rewriteSettledDays(trx);
    return { outcome, decisions, unknown, accounts, facts, fileId };
  };

  /** A file that is delivered again is created now, because it is sent to restore what it said. */
  const creationTime = async (
    trx: Trx,
    file: SpooledFile,
    { owner = '', createdAt, writtenAt }: IngestFileOptions,
  ) => {
    if (createdAt) return createdAt;
    const isKnown = await files.wasDelivered(trx, { ...file, owner });
    return isKnown ? clock.now() : (writtenAt ?? clock.now());
  };

  const apply = async (trx: Trx, file: SpooledFile, options: IngestFileOptions): Promise<Applied> => {
    await files.lockDeliveries(trx);
    const delivered = {
      file,
      owner: options.owner ?? '',
      name: options.name,
      createdAt: await creationTime(trx, file, options),
      isCertain: options.createdAt !== undefined,
      actor: options.actor,
      forceReason: options.forceReason,
    };
    const applied = isList(file.type)
      ? await applyList(trx, delivered, file.type)
      : await applyFacts(trx, delivered, file.type);
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
  const logRefusal = async (error: unknown, file: SpooledFile, options: IngestFileOptions) => {
    if (!(error instanceof DoubtfulDeliveryError) || !options.actor) return;
    const after = { ...describe(file, options), faults: error.faults };
    await audit.record(options.actor, { action: 'delivery.refused', subject: file.digest, after }, db);
  };

  /** Updates statistics after large changes. */
  const analyzeTables = (types = allReports) =>
    files.analyzeTables(db, { types, withVacuum: database.kind === 'embedded' });

  return {
    tidy: analyzeTables,

    /**
     * Ingests one report completely, or not at all when it has a fault. Ingesting the file whose figures are stored changes
     * nothing; a file that was replaced since then is ingested again.
     * @throws MalformedFileError with the positions of the faults.
     * @throws DoubtfulDeliveryError when the delivery looks wrong and has no `forceReason`.
     */
    async ingestFile(source: Readable, options: IngestFileOptions): Promise<IngestResult> {
      const start = performance.now();
      refuseFutureTimes(options, clock.now());
      const file = await spoolFile(source, { name: options.name, now: clock.now() });
      try {
        const { outcome, decisions, unknown, accounts, facts } = await db
          .transaction()
          .execute((trx) => apply(trx, file, options))
          .catch(async (error: unknown) => {
            await logRefusal(error, file, options);
            throw error;
          });
        // A channel may have been registered while the file was read.
        if (unknown.length > 0) await scheduleChannelHistory(db, { jobs, clock });
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
