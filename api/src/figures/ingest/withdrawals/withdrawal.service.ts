import type { Selectable } from 'kysely';
import { type Clock, systemClock } from '../../../platform/clock.ts';
import type { OpenDatabase, Trx } from '../../../platform/database/database.ts';
import { AppError } from '../../../errors/app-error.ts';
import { type Ids, randomIds } from '../../../platform/ids.ts';
import type { Actor } from '../../../access/audit/actor.ts';
import { createAudit } from '../../../access/audit/audit.service.ts';
import type { Day } from '../../../platform/calendar.ts';
import { findFinalDays } from '../closed-days.ts';
import { clearList } from '../storage/claim.repository.ts';
import { hasContent } from '../storage/content.repository.ts';
import { refuseDoubts } from '../checked-delivery.ts';
import type { Doubt } from '../doubts/doubt.ts';
import { createDoubtFinder, type DoubtedFile } from '../doubts/find-doubts.ts';
import { DEFAULT_LIMITS, type DoubtLimits } from '../doubts/limits.ts';
import { createReopened } from '../doubts/owner-doubts.ts';
import { queueFigures } from '../figures-queue.ts';
import { lockDeliveries, readNewestFile } from '../storage/ingest.repository.ts';
import type { IngestFileTable } from '../ingest.tables.ts';
import { type FactReportId, isList, isSummary, type ListReportId } from '../report-types.ts';
import { findMonthOf, listMonthFiles, type OwnerMonth } from '../money/owner-month.repository.ts';
import { createReingest } from './reingest.ts';
import { forgetUncounted } from '../storage/unregistered-channel.repository.ts';
import * as withdrawals from './withdrawal.repository.ts';

type File = Selectable<IngestFileTable>;

type WithdrawalResult = {
  /** `unchanged`: it was withdrawn before. */
  outcome: 'withdrawn' | 'unchanged';
  /** The files that no longer count. */
  withdrawn: string[];
  /** The days whose figures changed, and the file that counts for each now; null when none is left. */
  days: { day: Day; file: string | null }[];
};

type Withdrawal = {
  file: string;
  /** The earlier file that shall count again; without it, for each day the newest that is left. */
  backTo?: string | undefined;
  reason: string;
  /** Whether it is done although final days would be estimated again, or a file that looks wrong would count. */
  force?: boolean;
};

/** The content of files that must count again is not kept any more. */
export class ContentGoneError extends Error {
  override name = 'ContentGoneError';
  readonly files: readonly { name: string; days: Day[] }[];
  constructor(files: readonly { name: string; days: Day[] }[]) {
    super('The content of an earlier delivery is not kept any more.');
    this.files = files;
  }
}

type WithdrawalDependencies = { database: OpenDatabase; clock?: Clock; ids?: Ids; limits?: DoubtLimits };

export const createWithdrawalService = ({
  database,
  clock = systemClock,
  ids = randomIds,
  limits = DEFAULT_LIMITS,
}: WithdrawalDependencies) => {
  // Figures are computed anew, which may exceed the statement timeout of requests.
  const { bulk: db } = database;
  const audit = createAudit({ db, clock, ids });
  const stored = createReingest({ database, clock });
  const finder = createDoubtFinder({ clock, limits });

  const findFile = async (trx: Trx, id: string): Promise<File> => {
    const file = await withdrawals.lockFile(trx, id);
    if (!file) throw new AppError('not_found');
    return file;
  };

  /** Makes the newest file that is left count for each of the days; returns also why this looks wrong. */
  const fallBack = async (
    trx: Trx,
    { type, owner, days }: { type: FactReportId; owner: string; days: readonly Day[] },
  ) => {
    const doubts: Doubt[] = [];
    if (days.length === 0) return { days: [], doubts };
    const period = { from: days[0] ?? '', to: days.at(-1) ?? '' };
    const finalDays = await findFinalDays(trx, period);
    const newest = await withdrawals.findNewestOfDays(trx, { type, owner, days });
    const plan: { file: File; days: Day[] }[] = [];
    const gone: { name: string; days: Day[] }[] = [];
    for (const [id, rows] of newest) {
      const file = await findFile(trx, id);
      const step = { file, days: rows.map(({ day }) => day) };
      plan.push(step);
      if (!(await hasContent(trx, file.digest))) gone.push({ name: file.name, days: step.days });
    }
    if (gone.length > 0) throw new ContentGoneError(gone);
    const kept = new Map(plan.flatMap(({ file, days: own }) => own.map((day) => [day, file.id])));
    await stored.emptyDays(trx, { type, owner, days: days.filter((day) => !kept.has(day)) });
    const inspect = async (doubted: DoubtedFile) => {
      doubts.push(...(await finder.ofRestored(trx, doubted)));
    };
    for (const step of plan) await stored.applyDays(trx, { ...step, type, inspect });
    const stillFinal = await findFinalDays(trx, period);
    doubts.unshift(...createReopened(finalDays.filter((day) => !stillFinal.includes(day))));
    return { days: days.map((day) => ({ day, file: kept.get(day) ?? null })), doubts };
  };

  const fallBackList = async (trx: Trx, type: ListReportId, owner: string) => {
    const file = await readNewestFile(trx, type, owner);
    if (!file) return clearList(trx, type, owner);
    if (!(await hasContent(trx, file.digest))) throw new ContentGoneError([{ name: file.name, days: [] }]);
    return stored.applyList(trx, { file, type });
  };

  const monthOf = async (
    trx: Trx,
    { id, owner, report_type: type }: File,
  ): Promise<OwnerMonth | undefined> => {
    const month = await findMonthOf(trx, id);
    return month !== undefined && isSummary(type) ? { type, owner, month } : undefined;
  };

  /** Whether two files of a report and owner have a day or month in common. */
  const sharePlace = async (trx: Trx, first: File, second: File) => {
    const place = await monthOf(trx, first);
    if (!place) return withdrawals.shareDay(trx, first.id, second.id);
    return (await monthOf(trx, second))?.month === place.month;
  };

  const listNewer = async (trx: Trx, file: File, earlier: File) => {
    if (isList(file.report_type)) return withdrawals.listNewerLists(trx, earlier);
    const place = await monthOf(trx, file);
    if (!place) return withdrawals.listNewerFiles(trx, { file: file.id, earlier: earlier.id });
    const isNewer = (other: { id: string; created_at: Date }) =>
      other.created_at > earlier.created_at ||
      (+other.created_at === +earlier.created_at && other.id > earlier.id);
    return (await listMonthFiles(trx, place)).filter(isNewer).map(({ id }) => id);
  };

  /** The files to withdraw, the given one first. */
  const filesToWithdraw = async (trx: Trx, file: File, backTo: File | undefined) => {
    if (!backTo) return file.withdrawn_at === null ? [file.id] : [];
    const isEarlier =
      backTo.id !== file.id &&
      backTo.report_type === file.report_type &&
      backTo.owner === file.owner &&
      (isList(file.report_type) || (await sharePlace(trx, file, backTo)));
    if (!isEarlier) throw new AppError('validation', { fields: [{ path: 'back_to', code: 'invalid' }] });
    const newer = await listNewer(trx, file, backTo);
    return [...new Set([...(file.withdrawn_at === null ? [file.id] : []), ...newer])];
  };

  const apply = async (
    trx: Trx,
    { file: id, backTo, reason, force = false }: Withdrawal,
    actor: Actor,
  ): Promise<WithdrawalResult> => {
    await lockDeliveries(trx);
    const file = await findFile(trx, id);
    const earlier = backTo === undefined ? undefined : await findFile(trx, backTo);
    const withdrawn = await filesToWithdraw(trx, file, earlier);
    const isRestored = earlier !== undefined && earlier.withdrawn_at !== null;
    if (withdrawn.length === 0 && !isRestored) return { outcome: 'unchanged', withdrawn, days: [] };

    const type = file.report_type;
    const counted = withdrawn.length > 0 ? await withdrawals.listCountedDays(trx, withdrawn) : [];
    if (withdrawn.length > 0) await withdrawals.markWithdrawn(trx, withdrawn, clock.now());
    if (isRestored) await withdrawals.markWithdrawn(trx, [earlier.id], null);
    // A restored file does not count for days that have a newer one.
    const changed = [
      ...new Set([...counted, ...(isRestored ? await withdrawals.listDaysToRestore(trx, earlier.id) : [])]),
    ].toSorted();
    let days: WithdrawalResult['days'] = [];
    const { owner } = file;
    const place = await monthOf(trx, file);
    // What a file says about a month stays stored, so that the newest one that is left counts without further work.
    if (place) days = [{ day: place.month, file: (await listMonthFiles(trx, place))[0]?.id ?? null }];
    else if (isList(type)) await fallBackList(trx, type, owner);
    else if (isSummary(type)) throw new Error(`${file.id} has no month.`);
    else {
      const { doubts, ...counting } = await fallBack(trx, { type, owner, days: changed });
      refuseDoubts(force ? reason : undefined, doubts);
      ({ days } = counting);
    }
    await forgetUncounted(trx, withdrawn);
    await audit.record(
      actor,
      {
        action: 'delivery.withdrawn',
        subject: file.id,
        before: { name: file.name, type, days: counted },
        after: { withdrawn, days, ...(backTo === undefined ? {} : { back_to: backTo }) },
        reason,
      },
      trx,
    );
    return { outcome: 'withdrawn', withdrawn, days };
  };

  return {
    /**
     * Takes a file back: for each of its days the newest file that is left counts again, or none. All or nothing; a file that
     * was withdrawn before stays as it is.
     * @throws DoubtfulDeliveryError when the figures that would count look wrong and it is not forced.
     * @throws ContentGoneError when a file that would count again is not kept any more.
     */
    withdraw: (withdrawal: Withdrawal, actor: Actor) =>
      queueFigures(database, () => db.transaction().execute((trx) => apply(trx, withdrawal, actor))),
  };
};
