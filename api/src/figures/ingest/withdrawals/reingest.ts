import type { Selectable } from 'kysely';
import type { Clock } from '../../../platform/clock.ts';
import type { OpenDatabase, Trx } from '../../../platform/database/database.ts';
import type { Day } from '../../../platform/calendar.ts';
import { createAffectedDays, flagFinalDays, listAffectedDays } from '../storage/affected-days.repository.ts';
import { replaceList } from '../storage/claim.repository.ts';
import { readClaimedChannels } from '../storage/claimed-channels.ts';
import { readContent } from '../storage/content.repository.ts';
import type { DoubtedFile } from '../doubts/find-doubts.ts';
import { deleteFacts, insertNewVideos } from '../storage/fact.repository.ts';
import { deleteHiddenOf } from '../storage/hidden-figures.repository.ts';
import type { IngestFileTable } from '../ingest.tables.ts';
import { getMonth, listDaysOfFile } from '../files/month-of-file.ts';
import { unpackContent } from '../files/pack-content.ts';
import { recordAmounts } from '../money/file-amount.repository.ts';
import { sumFileMoney } from '../money/file-money.ts';
import { type FactReportId, isClosing, isList, isSummary, type ListReportId } from '../report-types.ts';
import { rewriteRollUps, rewriteSettledDays } from '../storage/roll-up.repository.ts';
import { type ReportFile, readReportFile } from '../files/report-file.ts';
import { stageList } from '../storage/stage.repository.ts';
import { storeFacts } from '../storage/store-facts.ts';
import { forgetUncounted, recordUnregistered } from '../storage/unregistered-channel.repository.ts';
import * as withdrawals from './withdrawal.repository.ts';

type File = Selectable<IngestFileTable>;

/** Stores figures from files that are kept, with the channels that are registered now. */
export const createReingest = ({ database, clock }: { database: OpenDatabase; clock: Clock }) => {
  const withContent = async (trx: Trx, file: File, work: (reportFile: ReportFile) => Promise<void>) => {
    const source = await unpackContent(readContent(trx, file.digest));
    const reportFile = await readReportFile(source, { name: file.name, now: clock.now() });
    try {
      await work(reportFile);
    } finally {
      await reportFile.remove();
    }
  };

  /** Computes everything that depends on the facts of the affected days. */
  const recompute = async (trx: Trx, delivered: { owner: string; days: readonly Day[] }) => {
    await flagFinalDays(trx, delivered);
    const days = await listAffectedDays(trx, delivered.days);
    await rewriteRollUps(trx, days);
    await insertNewVideos(trx, { table: 'video_day', days });
    await rewriteSettledDays(trx, days);
    await withdrawals.invalidateCaches(trx, days);
    await withdrawals.dropTemporaryTables(trx);
  };

  const emptyDays = async (
    trx: Trx,
    { type, owner, days }: { type: FactReportId; owner: string; days: readonly Day[] },
  ) => {
    if (days.length === 0) return;
    await createAffectedDays(database, trx, { type, owner, days });
    await deleteHiddenOf(trx, await listAffectedDays(trx, days));
    await deleteFacts(trx, { type, owner, days });
    await withdrawals.deleteDays(trx, { type, owner, days });
    await recompute(trx, { owner, days });
  };

  const applyDays = (
    trx: Trx,
    {
      file,
      type,
      days,
      inspect,
    }: {
      file: File;
      type: FactReportId;
      days: Day[];
      /** Called before anything is stored. */
      inspect?: (doubted: DoubtedFile) => Promise<void>;
    },
  ) =>
    withContent(trx, file, async (reportFile) => {
      const { owner } = file;
      const channels = await readClaimedChannels(trx, reportFile.channels);
      const { claims, unknown } = channels;
      await inspect?.({ file: reportFile, owner, type, days, channels });
      await createAffectedDays(database, trx, { type, owner, days });
      await deleteFacts(trx, { type, owner, days });
      const { stored } = await storeFacts(database, trx, { file: reportFile, type, owner, days, claims });
      await withdrawals.restoreDays(trx, { type, fileId: file.id, days, stored });
      await recompute(trx, { owner, days });
      await recordUnregistered(trx, file.id, unknown);
      if (isClosing(type)) {
        const month = getMonth(listDaysOfFile(reportFile, file.name));
        await recordAmounts(trx, file.id, sumFileMoney(reportFile.amounts, { claims, month }));
      }
    });

  const applyList = (trx: Trx, { file, type }: { file: File; type: ListReportId }) =>
    withContent(trx, file, async (reportFile) => {
      const { unknown } = await readClaimedChannels(trx, reportFile.channels);
      await stageList(database, trx, { type, lines: reportFile.lines });
      await replaceList(trx, type, file.owner);
      await recordUnregistered(trx, file.id, unknown);
    });

  return {
    emptyDays,
    /** Makes a file count for days that it has. */
    applyDays,
    applyList,

    /** Stores the days for which a file counts, or its list, with the channels that are registered now. */
    async readAgain(trx: Trx, fileId: string) {
      const file = await withdrawals.lockFile(trx, fileId);
      if (!file) throw new Error(`There is no file ${fileId}.`);
      const type = file.report_type;
      if (isList(type)) return applyList(trx, { file, type });
      // It has no rows of channels.
      if (isSummary(type)) return undefined;
      const days = await withdrawals.listCountedDays(trx, [fileId]);
      // It counts for no day any more.
      if (days.length === 0) return forgetUncounted(trx, [fileId]);
      return applyDays(trx, { file, type, days });
    },
  };
};
