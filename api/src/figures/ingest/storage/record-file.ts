import type { Clock } from '../../../platform/clock.ts';
import type { Trx } from '../../../platform/database/database.ts';
import type { Ids } from '../../../platform/ids.ts';
import { recordAmounts } from '../money/file-amount.repository.ts';
import type { MoneyRow } from '../money/file-money.ts';
import { storeContent } from './content.repository.ts';
import { type CheckedDelivery, listRemainingDoubts, type UnknownChannels } from '../checked-delivery.ts';
import type { Doubt } from '../doubts/doubt.ts';
import * as deliveries from './ingest.repository.ts';
import { recordUnregistered } from './unregistered-channel.repository.ts';

/** What is recorded of the rows of a file. */
type RecordedRows = { unknown: UnknownChannels; money?: readonly MoneyRow[] };

export type FileRecordDependencies = { clock: Clock; ids: Ids; maxContentBytes: number };

/** Records delivered files with their content. */
export const createFileRecord = ({ clock, ids, maxContentBytes }: FileRecordDependencies) => {
  const recordFile = async (
    trx: Trx,
    delivered: CheckedDelivery,
    { unknown, money = [], hasCounted = true }: RecordedRows & { hasCounted?: boolean },
  ) => {
    const { file, owner, name, createdAt, actor, forceReason } = delivered;
    const id = ids.uuid();
    await deliveries.insertFile(trx, {
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
    await recordAmounts(trx, id, money);
    return id;
  };

  /** Records a file that is older than what is stored, because it counts when that is withdrawn; not when it looks wrong. */
  const recordOlder = async (
    trx: Trx,
    delivered: CheckedDelivery,
    { unknown, money, doubts }: RecordedRows & { doubts: readonly Doubt[] },
  ) => {
    const { file, owner, createdAt, forceReason } = delivered;
    const isDoubtful = listRemainingDoubts(forceReason, doubts).length > 0;
    if (isDoubtful || (await deliveries.isRecorded(trx, { ...file, owner }, createdAt))) return undefined;
    return recordFile(trx, delivered, { unknown, ...(money && { money }), hasCounted: false });
  };

  return { recordFile, recordOlder };
};

export type FileRecord = ReturnType<typeof createFileRecord>;
