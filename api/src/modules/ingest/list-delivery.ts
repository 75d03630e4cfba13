import type { OpenDatabase, Trx } from '../../platform/database/database.ts';
import { accountsWithClaims, countList, replaceList } from './claim.repository.ts';
import { claimedChannels } from './claimed-channels.ts';
import { type Applied, type Delivered, refuseDoubts } from './delivered.ts';
import { findFileDoubts, findShorterList } from './delivery-doubts.ts';
import * as files from './ingest.repository.ts';
import type { FileRecord } from './record-file.ts';
import type { ListReportId } from './report-types.ts';
import { stageFile } from './stage.repository.ts';
import { forgetUncounted, isOutdated } from './unregistered-channel.repository.ts';

export type DeliveryDependencies = { database: OpenDatabase; record: FileRecord; maxDecrease: number };

/** Applies reports with a complete list. */
export const createListDelivery = ({
  database,
  record: { recordFile, recordOlder },
  maxDecrease,
}: DeliveryDependencies) => {
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
    await stageFile(database, trx, { file, type });
    const before = await countList(trx, type, owner);
    const facts = await replaceList(trx, type, owner);
    refuseDoubts(delivered, findShorterList({ before, after: facts }, maxDecrease));
    const fileId = await recordFile(trx, delivered, { unknown });
    if (newest) await forgetUncounted(trx, [newest.id]);
    const accounts = await accountsWithClaims(trx);
    return { ...unchanged, outcome: newest ? 'replaced' : 'ingested', accounts, facts, fileId };
  };

  return { apply: applyList };
};
