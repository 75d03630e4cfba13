import type { Trx } from '../../../platform/database/database.ts';
import { type CheckedDelivery, type DeliveryResult, refuseDoubts } from '../checked-delivery.ts';
import type { DayAction, IngestOutcome } from '../delivery.ts';
import { findFileDoubts } from '../doubts/file-doubts.ts';
import { listKnownOwners } from '../doubts/likely-figures.repository.ts';
import { findNewOwner } from '../doubts/owner-doubts.ts';
import { readMonth } from '../files/month-of-file.ts';
import { insertMonthFile, listMonthFiles, type OwnerMonth } from '../money/owner-month.repository.ts';
import type { SummaryReportId } from '../report-types.ts';
import type { FileRecord } from './record-file.ts';

const actions: Partial<Record<IngestOutcome, DayAction>> = {
  ingested: 'added',
  replaced: 'replaced',
  duplicate: 'kept',
  superseded: 'ignored',
};

/** Applies reports with the money of an owner's month: of each report, owner and month the newest file counts. */
export const createSummaryDelivery = ({ recordFile, recordOlder }: FileRecord) => {
  const decide = async (trx: Trx, { file, createdAt }: CheckedDelivery, place: OwnerMonth) => {
    const [newest] = await listMonthFiles(trx, place);
    if (!newest) return 'ingested';
    if (newest.digest === file.digest) return 'duplicate';
    return newest.created_at > createdAt ? 'superseded' : 'replaced';
  };

  return {
    async apply(trx: Trx, delivered: CheckedDelivery, type: SummaryReportId): Promise<DeliveryResult> {
      const { file, owner, name, forceReason } = delivered;
      const place = { type, owner, month: readMonth(file, name) };
      const outcome = await decide(trx, delivered, place);
      const result: DeliveryResult = {
        outcome,
        decisions: [{ day: place.month, action: actions[outcome] ?? 'kept' }],
        unknown: [],
        accounts: 0,
        facts: 0,
        money: [],
      };
      if (outcome === 'duplicate') return result;
      const doubts = [
        ...findNewOwner(owner, await listKnownOwners(trx)),
        ...findFileDoubts(file, { claims: new Map(), unknown: [] }),
      ];
      if (outcome !== 'superseded') refuseDoubts(forceReason, doubts);
      const fileId =
        outcome === 'superseded'
          ? await recordOlder(trx, delivered, { unknown: [], doubts })
          : await recordFile(trx, delivered, { unknown: [] });
      if (fileId === undefined) return result;
      await insertMonthFile(trx, fileId, { ...place, amounts: file.monthly });
      return outcome === 'superseded' ? result : { ...result, facts: file.monthly.length, fileId };
    },
  };
};
