import type { OpenDatabase, Trx } from '../../../platform/database/database.ts';
import { listAccountsWithClaims, replaceList } from './claim.repository.ts';
import { readClaimedChannels } from './claimed-channels.ts';
import { type DeliveryResult, type CheckedDelivery, refuseDoubts } from '../checked-delivery.ts';
import { findFileDoubts } from '../doubts/file-doubts.ts';
import { listKnownOwners } from '../doubts/likely-figures.repository.ts';
import type { DoubtLimits } from '../doubts/limits.ts';
import { findListDoubts } from '../doubts/list-doubts.ts';
import { findNewOwner } from '../doubts/owner-doubts.ts';
import * as deliveries from './ingest.repository.ts';
import type { FileRecord } from './record-file.ts';
import type { ListReportId } from '../report-types.ts';
import { stageList } from './stage.repository.ts';
import type { ReportFile } from '../files/report-file.ts';
import { createSteppedList, type PreparedList } from './steps/stepped-list.ts';
import { forgetUncounted, isOutdated } from './unregistered-channel.repository.ts';

export type DeliveryDependencies = { database: OpenDatabase; record: FileRecord };

/** Applies reports with a complete list. */
export const createListDelivery = ({
  database,
  record: { recordFile, recordOlder },
  limits,
  stepFacts,
}: DeliveryDependencies & { limits: DoubtLimits; stepFacts: number }) => {
  const stepped = createSteppedList({ database, stepFacts });

  /** Decides what a file changes. */
  const planList = async (trx: Trx, { file, owner, createdAt }: CheckedDelivery, type: ListReportId) => {
    const newest = await deliveries.readNewestFile(trx, type, owner);
    if (newest?.digest === file.digest && !(await isOutdated(trx, newest.id)))
      return { newest, outcome: 'duplicate' } as const;
    if (newest && newest.created_at > createdAt) return { newest, outcome: 'superseded' } as const;
    return { newest, outcome: newest ? 'replaced' : 'ingested' } as const;
  };

  /** Stores a list in one transaction. */
  const storeAtOnce = async (trx: Trx, { file, owner }: CheckedDelivery, type: ListReportId) => {
    await stageList(database, trx, { type, lines: file.lines });
    return replaceList(trx, type, owner);
  };

  /** Replaces the whole list, unless a newer one has been ingested. */
  const applyList = async (
    trx: Trx,
    delivered: CheckedDelivery,
    { type, prepared }: { type: ListReportId; prepared: PreparedList | undefined },
  ): Promise<DeliveryResult> => {
    const { file, owner, forceReason } = delivered;
    const { newest, outcome } = await planList(trx, delivered, type);
    const channels = prepared?.channels ?? (await readClaimedChannels(trx, file.channels));
    const { unknown } = channels;
    const unchanged = { decisions: [], unknown, accounts: 0, facts: 0, money: [] };
    if (outcome === 'superseded')
      await recordOlder(trx, delivered, { unknown, doubts: findFileDoubts(file, channels) });
    if (outcome === 'superseded' || outcome === 'duplicate') return { ...unchanged, outcome };
    const doubts = [...findNewOwner(owner, await listKnownOwners(trx)), ...findFileDoubts(file, channels)];
    const counts = prepared ?? (await storeAtOnce(trx, delivered, type));
    refuseDoubts(forceReason, [...doubts, ...findListDoubts(counts, limits)]);
    if (prepared) await stepped.exchange(trx, prepared);
    const fileId = await recordFile(trx, delivered, { unknown });
    if (newest) await forgetUncounted(trx, [newest.id]);
    const accounts = await listAccountsWithClaims(trx);
    return { ...unchanged, outcome, accounts, facts: counts.after, fileId };
  };

  /** Stores a list that replaces the one before in steps; undefined when it does not. */
  const prepareList = (
    file: ReportFile,
    type: ListReportId,
    deliveredOf: (trx: Trx) => Promise<CheckedDelivery>,
  ): Promise<PreparedList | undefined> =>
    stepped.prepare(file, type, async (trx) => {
      const delivered = await deliveredOf(trx);
      const { outcome } = await planList(trx, delivered, type);
      return outcome === 'replaced' || outcome === 'ingested' ? delivered.owner : undefined;
    });

  return { apply: applyList, prepare: prepareList };
};
