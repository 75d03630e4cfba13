import type { Trx } from '../../../platform/database/database.ts';
import type { Day } from '../../../platform/calendar.ts';
import {
  createAffectedDays,
  flagFinalDays,
  listAffectedDays,
  recordAccountDays,
} from './affected-days.repository.ts';
import { listCorrectedDays, recordCorrectedDays } from './correction.repository.ts';
import { readClaimedChannels } from './claimed-channels.ts';
import { type DeliveryResult, type CheckedDelivery, refuseDoubts } from '../checked-delivery.ts';
import { type DayAction, decideDays, decideOutcome } from '../delivery.ts';
import { recordDays } from '../delivery-history.repository.ts';
import type { Estimate } from '../doubts/closing-doubts.ts';
import type { DoubtFinder } from '../doubts/find-doubts.ts';
import { deleteFacts, getFactTable, insertNewVideos, sumDays } from './fact.repository.ts';
import { hasVersions } from './hidden-figures.repository.ts';
import * as deliveries from './ingest.repository.ts';
import type { DeliveryDependencies } from './list-delivery.ts';
import { getMonth, listDaysOfFile } from '../files/month-of-file.ts';
import { sumFileMoney } from '../money/file-money.ts';
import { type FactReportId, isClosing, REVENUE_REPORT } from '../report-types.ts';
import { extendRollUps, rewriteRollUps, rewriteSettledDays } from './roll-up.repository.ts';
import type { FactsPlan, PreparedFacts, SteppedIngest } from './steps/stepped-ingest.ts';
import { storeFacts } from './store-facts.ts';
import { forgetOutdatedDigests, forgetUncounted } from './unregistered-channel.repository.ts';
import type { OwnerDays } from './account-days.ts';

/** Applies reports of figures. */
export const createFactsDelivery = ({
  database,
  record: { recordFile, recordOlder },
  doubts,
  stepped,
}: DeliveryDependencies & { doubts: DoubtFinder; stepped: SteppedIngest }) => {
  /** Decides what a file changes, and refuses one that looks wrong. */
  const planFacts = async (
    trx: Trx,
    { file, owner, name, createdAt }: CheckedDelivery,
    type: FactReportId,
  ) => {
    const days = listDaysOfFile(file, name);
    const present = await forgetOutdatedDigests(
      trx,
      await deliveries.listDeliveriesOf(trx, { type, owner, days }),
    );
    const decisions = decideDays(days, { file: { createdAt, digest: file.digest }, present });
    const daysThat = (...actions: DayAction[]) =>
      decisions.filter(({ action }) => actions.includes(action)).map(({ day }) => day);
    return { present, decisions, daysThat, changed: daysThat('added', 'replaced') };
  };

  /** Stores the facts of a file in one transaction. */
  const replaceFacts = async (
    trx: Trx,
    delivered: CheckedDelivery,
    { type, days, replaced, channels }: Omit<FactsPlan, 'owner' | 'type'> & { type: FactReportId },
  ) => {
    const { claims } = channels;
    const { file, owner } = delivered;
    await createAffectedDays(database, trx, { type, owner, days });
    if (replaced.length > 0) await deleteFacts(trx, { type, owner, days });
    return storeFacts(database, trx, { file, type, owner, days, claims });
  };

  /** Makes prepared facts count. */
  const exchangeFacts = async (
    trx: Trx,
    { owner }: CheckedDelivery,
    { type, days, prepared }: { type: FactReportId; days: readonly Day[]; prepared: PreparedFacts },
  ) => {
    const { pairs, corrected, count, stored, accounts } = prepared;
    await recordAccountDays(trx, { type, owner, days, pairs });
    if (isClosing(type)) await recordCorrectedDays(trx, { type, owner, days, corrected });
    await stepped.exchange(trx, prepared);
    return { facts: count, stored, accounts };
  };

  /** Recomputes what depends on the facts of the affected days; `isNew`: none of the days had the report. */
  const rollUp = async (
    trx: Trx,
    { type, isNew, isFirst, ...delivered }: OwnerDays & { isNew: boolean; isFirst: boolean },
  ) => {
    const isShared = !isFirst && (await deliveries.hasOtherOwners(trx, delivered));
    const hasFinal = await flagFinalDays(trx, delivered);
    const days = await listAffectedDays(trx, delivered.days);
    // A correction that comes or goes, or that an estimate suspends, changes final revenue although no day is final now.
    const isCorrected =
      days.length > delivered.days.length || (await listCorrectedDays(trx, days)).length > 0;
    // Until both closing reports of a month are ingested, its revenue stays estimated.
    const isRolledUp = !isClosing(type) || hasFinal || isShared || isCorrected;
    if (isRolledUp) {
      const isExtended =
        !isClosing(type) &&
        isNew &&
        !isShared &&
        !isCorrected &&
        !(hasFinal && type === REVENUE_REPORT) &&
        (isFirst || !(await hasVersions(trx)));
      await (isExtended ? extendRollUps(trx, { type, days, isFirst }) : rewriteRollUps(trx, days));
    }
    await insertNewVideos(trx, { table: isRolledUp ? 'video_day' : getFactTable(type), days });
    // A day that another owner has closed is not final any more once this one delivers an estimate.
    if (hasFinal || isShared || isCorrected) await rewriteSettledDays(trx, days);
  };

  const applyFacts = async (
    trx: Trx,
    delivered: CheckedDelivery,
    { type, prepared }: { type: FactReportId; prepared: PreparedFacts | undefined },
  ): Promise<DeliveryResult> => {
    const { file, owner, createdAt, isCertain, forceReason } = delivered;
    const { present, decisions, daysThat, changed } = await planFacts(trx, delivered, type);
    const identicalDays = daysThat('kept');
    if (identicalDays.length > 0 && isCertain)
      await deliveries.updateDayTimes(trx, { type, owner, days: identicalDays, createdAt });
    const outcome = decideOutcome(decisions);
    const channels = prepared?.channels ?? (await readClaimedChannels(trx, file.channels));
    const money = isClosing(type)
      ? sumFileMoney(file.amounts, {
          claims: channels.claims,
          month: getMonth(decisions.map(({ day }) => day)),
        })
      : [];
    if (changed.length === 0) {
      if (outcome === 'superseded') {
        const found = await doubts.ofDelivery(trx, {
          file,
          owner,
          type,
          days: daysThat('ignored'),
          channels,
        });
        const { unknown } = channels;
        const olderId = await recordOlder(trx, delivered, { unknown, money, doubts: found.doubts });
        if (olderId !== undefined)
          await recordDays(trx, { type, owner, fileId: olderId, createdAt, decisions, present, stored: [] });
      }
      return { outcome, decisions, unknown: [], accounts: 0, facts: 0, money };
    }

    const replaced = daysThat('replaced');
    const isNew = replaced.length === 0;
    const isFirst = isNew && !(await deliveries.hasReports(trx, changed));
    const { unknown } = channels;
    // Prepared facts were checked when they were planned.
    if (!prepared) {
      const found = await doubts.ofDelivery(trx, { file, owner, type, days: changed, channels });
      const before = await sumDays(trx, { type, owner, days: replaced });
      refuseDoubts(forceReason, [...found.doubts, ...found.compare({ before, days: replaced })]);
    }
    const { facts, stored, accounts } = prepared
      ? await exchangeFacts(trx, delivered, { type, days: changed, prepared })
      : await replaceFacts(trx, delivered, { type, days: changed, replaced, channels });
    const fileId = await recordFile(trx, delivered, { unknown, money });
    await deliveries.assignDays(trx, {
      type,
      owner,
      days: changed,
      fileId,
      createdAt,
      version: prepared?.version ?? 0,
    });
    await recordDays(trx, { type, owner, fileId, createdAt, decisions, present, stored });
    await forgetUncounted(trx, [...new Set([...present.values()].map((each) => each.fileId))]);

    // Prepared facts were rolled up in steps.
    if (!prepared) await rollUp(trx, { type, owner, days: changed, isNew, isFirst });
    return { outcome, decisions, unknown, accounts, facts, money, fileId };
  };

  /**
   * What of a report is stored in steps, and the check of the sums that are replaced, which are summed in steps too; undefined
   * when nothing is stored.
   */
  const planSteps = async (
    trx: Trx,
    delivered: CheckedDelivery,
    { type, estimates }: { type: FactReportId; estimates: readonly Estimate[] | undefined },
  ) => {
    const { file, owner, forceReason } = delivered;
    const { changed, daysThat } = await planFacts(trx, delivered, type);
    if (changed.length === 0) return undefined;
    const channels = await readClaimedChannels(trx, file.channels);
    const replaced = daysThat('replaced');
    const found = await doubts.ofDelivery(trx, { file, owner, type, days: changed, channels, estimates });
    if (replaced.length === 0) refuseDoubts(forceReason, found.doubts);
    const plan: FactsPlan = { type, owner, days: changed, channels, replaced };
    const check = (sums: Pick<PreparedFacts, 'before' | 'after'>) =>
      refuseDoubts(forceReason, [...found.doubts, ...found.compare(sums)]);
    return { plan, check };
  };

  /** The estimates of the month that a closing report is compared with; undefined for daily reports. */
  const readEstimates = async (
    { file, owner, name }: Pick<CheckedDelivery, 'file' | 'owner' | 'name'>,
    type: FactReportId,
  ) =>
    isClosing(type) ? stepped.readEstimates({ type, owner, days: listDaysOfFile(file, name) }) : undefined;

  return { apply: applyFacts, readEstimates, planSteps };
};
