import type { OpenDatabase, Trx } from '../../../../platform/database/database.ts';
import { insertStaged } from '../claim.repository.ts';
import { type FileChannels, readClaimedChannels } from '../claimed-channels.ts';
import { stageContent } from '../content.repository.ts';
import type { PendingList } from '../../counting-lists.ts';
import { lockDeliveries } from '../ingest.repository.ts';
import * as versions from '../list-version.repository.ts';
import { yieldToWaiting } from './yield-to-waiting.ts';
import type { ListReportId } from '../../report-types.ts';
import { splitIntoPieces } from '../../../../platform/csv/row-pieces.ts';
import { runStep } from './run-step.ts';
import type { ReportFile } from '../../files/report-file.ts';
import { stageList } from '../stage.repository.ts';
import { exchangeIsrcColumns, updateIsrcs, splitVideos } from '../video-isrc.repository.ts';

/**
 * A list that is stored in rows that do not count yet, with the numbers of rows that count before and after, and its channels
 * as they were before: rows of a channel that is registered meanwhile may be missing, and are read again.
 */
export type PreparedList = PendingList & { before: number; after: number; channels: FileChannels };

async function* only(piece: string) {
  yield piece;
}

/** Ingests large lists in steps, as `createSteppedIngest` does with facts. */
export const createSteppedList = ({ database, stepFacts }: { database: OpenDatabase; stepFacts: number }) => {
  const { bulk: db } = database;

  const countList = async (list: PendingList) => {
    let count = 0;
    for await (const range of versions.listRanges(db, list, stepFacts)) {
      count += await versions.countRows(db, list.type, range);
      await yieldToWaiting(database);
    }
    return count;
  };

  return {
    /**
     * Stores the rows of a list and the ISRCs that videos have with it. `plan` decides in a first transaction, and returns
     * the owner whose list is replaced, or nothing when none is.
     * @throws FiguresChangedError
     */
    async prepare(
      file: ReportFile,
      type: ListReportId,
      plan: (trx: Trx) => Promise<string | undefined>,
    ): Promise<PreparedList | undefined> {
      const planned = await db.transaction().execute(async (trx) => {
        const version = await lockDeliveries(trx);
        const owner = await plan(trx);
        if (owner === undefined) return undefined;
        const pending = { type, owner, version };
        await versions.insertPendingList(trx, pending);
        return {
          pending,
          counting: await versions.findCountingVersion(trx, pending),
          channels: await readClaimedChannels(trx, file.channels),
        };
      });
      if (!planned) return undefined;
      const { pending, counting, channels } = planned;
      const step = (work: (trx: Trx) => Promise<void>) => runStep(database, pending.version, work);
      await stageContent(step, { digest: file.digest, path: file.packed.path });
      for await (const piece of splitIntoPieces(file.lines, stepFacts))
        await step(async (trx) => {
          await stageList(database, trx, { type, lines: only(piece) });
          await insertStaged(trx, pending);
        });
      for await (const range of splitVideos(db, stepFacts))
        await step((trx) => updateIsrcs(trx, { pending, range }));
      return {
        ...pending,
        channels,
        before: counting === undefined ? 0 : await countList({ ...pending, version: counting }),
        after: await countList(pending),
      };
    },

    /** Makes a prepared list count instead of the one before. */
    async exchange(trx: Trx, list: PreparedList) {
      await versions.showList(trx, list);
      await exchangeIsrcColumns(trx);
    },

    /** Deletes lists that do not count. */
    async clean() {
      for (const list of await versions.findUncountedLists(db)) {
        for await (const range of versions.listRanges(db, list, stepFacts)) {
          await versions.deleteRows(db, list.type, range);
          await yieldToWaiting(database);
        }
        await versions.forgetList(db, list);
      }
    },
  };
};
