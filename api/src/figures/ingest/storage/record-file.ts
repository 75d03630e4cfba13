import type { Clock } from '../../../platform/clock.ts';
import type { Trx } from '../../../platform/database/database.ts';
import type { Ids } from '../../../platform/ids.ts';
import { storeContent } from './content.repository.ts';
import { type CheckedDelivery, listRemainingDoubts, type UnknownChannels } from '../checked-delivery.ts';
import type { Doubt } from '../doubts/doubt.ts';
import * as deliveries from './ingest.repository.ts';
import { recordUnregistered } from './unregistered-channel.repository.ts';

export type FileRecordDependencies = { clock: Clock; ids: Ids; maxContentBytes: number };

/** Records delivered files with their content. */
export const createFileRecord = ({ clock, ids, maxContentBytes }: FileRecordDependencies) => {
  const recordFile = async (
    trx: Trx,
    delivered: CheckedDelivery,
    { unknown, hasCounted = true }: { unknown: UnknownChannels; hasCounted?: boolean },
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
    return id;
  };

  /** Records a file that is older than what is stored, because it counts when that is withdrawn; not when it looks wrong. */
  const recordOlder = async (
    trx: Trx,
    delivered: CheckedDelivery,
    { unknown, doubts }: { unknown: UnknownChannels; doubts: readonly Doubt[] },
  ) => {
    const { file, owner, createdAt, forceReason } = delivered;
    const isDoubtful = listRemainingDoubts(forceReason, doubts).length > 0;
    if (isDoubtful || (await deliveries.isRecorded(trx, { ...file, owner }, createdAt))) return undefined;
    return recordFile(trx, delivered, { unknown, hasCounted: false });
  };

  return { recordFile, recordOlder };
};

export type FileRecord = ReturnType<typeof createFileRecord>;
