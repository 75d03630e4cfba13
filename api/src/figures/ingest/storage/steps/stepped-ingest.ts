import type { OpenDatabase, Trx } from '../../../../platform/database/database.ts';
import { listFinalDays } from '../affected-days.repository.ts';
import type { Estimate } from '../../doubts/closing-doubts.ts';
import type { DaySums } from '../../doubts/compare-days.ts';
import { estimateOf } from '../../doubts/likely-figures.repository.ts';
import type { FileChannels } from '../claimed-channels.ts';
import { deleteStagedContent, stageContent } from '../content.repository.ts';
import {
  getPendingCorrections,
  listCorrectedAccountDays,
  listCorrectedDays,
} from '../correction.repository.ts';
import { copyFacts, type FactRelation, getFactTable } from '../fact.repository.ts';
import type { FactsSummary } from '../../files/fact-rows.ts';
import { type FigureRange, splitIntoRanges } from './figure-ranges.ts';
import * as hidden from '../hidden-figures.repository.ts';
import { lockDeliveries } from '../ingest.repository.ts';
import { yieldToWaiting } from './yield-to-waiting.ts';
import { isClosing, REVENUE_REPORT, getRevenueSource } from '../../report-types.ts';
import { runStep as runStepOf } from './run-step.ts';
import type { ReportFile } from '../../files/report-file.ts';
import * as steps from './step.repository.ts';
import { createSteppedList } from './stepped-list.ts';
import { createTargets } from '../store-facts.ts';
import type { AccountDay, OwnerDays } from '../account-days.ts';

/** What is done to a report of figures, decided before its facts are stored. */
export type FactsPlan = OwnerDays & {
  channels: FileChannels;
  /** The days that have this report now, whose figures are compared. */
  replaced: OwnerDays['days'];
};

/**
 * Everything large of a delivery, stored in rows that do not count yet, and its channels as they were planned: rows of a
 * channel that is registered meanwhile are missing, and are read again.
 */
export type PreparedFacts = FactsSummary & {
  channels: FileChannels;
  version: number;
  before: DaySums[];
  after: DaySums[];
  /** The number of accounts that have figures of the report before or after it. */
  accounts: number;
  /** Hidden once the prepared rows count. */
  outdated: hidden.HiddenFigures[];
};

const compareText = (a: string, b: string) => Number(a > b) - Number(a < b);

async function* only<Piece>(piece: Piece) {
  yield piece;
}

/** Ingests large files in steps: each is a short transaction, so that other callers of the database wait for one step at most. */
export const createSteppedIngest = ({
  database,
  stepFacts,
}: {
  database: OpenDatabase;
  stepFacts: number;
}) => {
  const { bulk: db } = database;

  const lists = createSteppedList({ database, stepFacts });
  const runStep = (version: number, work: (trx: Trx) => Promise<void>) => runStepOf(database, version, work);

  const eachRange = async (
    places: readonly AccountDay[],
    tables: readonly (FactRelation | 'video_day')[],
    work: (range: FigureRange) => Promise<void>,
  ) => {
    for (const place of places)
      for await (const range of splitIntoRanges(db, place, { tables, size: stepFacts })) {
        await work(range);
        await yieldToWaiting(database);
      }
  };

  /** Sums facts by account and day, of a closing report by account, as `sumDays` does in one statement. */
  const sumFacts = async (
    facts: readonly (AccountDay & steps.PendingFacts)[],
    emails: Map<string, string>,
  ): Promise<DaySums[]> => {
    const sums = new Map<string, Omit<DaySums, 'channels'> & { channels: Set<string> }>();
    for (const { account_id: accountId, day, ...pending } of facts) {
      const email = emails.get(accountId);
      if (email === undefined) continue;
      const summedDay = isClosing(pending.type) ? null : day;
      const key = `${accountId} ${summedDay ?? ''}`;
      const sum = sums.get(key) ?? {
        account_id: accountId,
        email,
        day: summedDay,
        channels: new Set<string>(),
        facts: 0,
        amount: 0,
      };
      sums.set(key, sum);
      await eachRange([{ account_id: accountId, day }], [getFactTable(pending.type)], async (range) => {
        for (const row of await steps.sumRange(db, pending, range)) {
          sum.channels.add(row.channel_id);
          sum.facts += row.facts;
          sum.amount += row.amount;
        }
      });
    }
    return [...sums.values()].flatMap(({ channels, ...sum }) =>
      sum.facts > 0 ? [{ ...sum, channels: channels.size }] : [],
    );
  };

  return {
    /** Whether a report is stored in steps. */
    isLarge: (file: ReportFile) => file.rows > stepFacts,

    /**
     * What an owner's daily reports estimate of the revenue that a closing report has, as `sumMonthEstimates` sums it in one
     * statement. Read before the delivery is decided; only the deletion of a channel could change it meanwhile.
     */
    async readEstimates({ type, owner, days }: OwnerDays): Promise<Estimate[]> {
      const emails = await steps.readManagerEmails(db);
      const estimates: Estimate[] = [];
      const counting = await steps.listCountingFacts(db, { type: REVENUE_REPORT, owner, days });
      for (const { account_id: accountId, day, version } of counting) {
        const email = emails.get(accountId);
        if (email === undefined) continue;
        const pending = { type: REVENUE_REPORT, owner, version } as const;
        const amounts = new Map<string, number>();
        await eachRange([{ account_id: accountId, day }], ['revenue_fact'], async (range) => {
          for (const row of await steps.sumRange(db, pending, { ...range, amount: estimateOf(type) }))
            amounts.set(row.channel_id, (amounts.get(row.channel_id) ?? 0) + row.amount);
        });
        for (const [channelId, amount] of amounts)
          if (amount !== 0)
            estimates.push({ account_id: accountId, email, channel_id: channelId, day, amount });
      }
      return estimates.toSorted((a, b) => compareText(a.day, b.day) || compareText(a.email, b.email));
    },

    /**
     * Stores the facts of a file, their sums and new videos in hidden rows. `plan` decides in a first transaction, and returns
     * nothing when there is nothing to store; `check` refuses figures before their sums are stored.
     * @throws FiguresChangedError
     */
    async prepare(
      file: ReportFile,
      plan: (trx: Trx) => Promise<FactsPlan | undefined>,
      check: (sums: Pick<PreparedFacts, 'before' | 'after'>) => void,
    ): Promise<PreparedFacts | undefined> {
      const planned = await db.transaction().execute(async (trx) => {
        const version = await lockDeliveries(trx);
        const facts = await plan(trx);
        if (!facts) return undefined;
        return {
          ...facts,
          version,
          counting: await steps.listCountingFacts(trx, facts),
          corrected: await listCorrectedAccountDays(trx, facts),
          correctedDays: await listCorrectedDays(trx, facts.days),
          old: await steps.listAccountDays(trx, facts),
          shared: await steps.listSharedAccountDays(trx, facts),
          emails: await steps.readManagerEmails(trx),
        };
      });
      if (!planned) return undefined;
      const { type, owner, version, channels } = planned;
      const pending = { type, owner, version, days: planned.days };
      const relation = getFactTable(type);
      const source = getRevenueSource(type) ?? '';
      const facts = { relation, version, owner };
      const correctionSource = getPendingCorrections(pending) ?? '';
      const { pairs, corrected, pieces, summary } = await file.facts(
        createTargets(planned, { claims: channels.claims, version }),
      );
      const allCorrected = [...corrected, ...planned.corrected];
      const correctedDays = new Set([...planned.correctedDays, ...allCorrected.map(({ day }) => day)]);
      const places = [
        ...new Map(
          [...planned.old, ...planned.shared, ...pairs, ...allCorrected].map((place) => [
            `${place.account_id} ${place.day}`,
            place,
          ]),
        ).values(),
      ];
      const finalDays = await listFinalDays(db, [...planned.days, ...correctedDays], {
        ...pending,
        corrected: corrected.map(({ day }) => day),
      });
      // Until both closing reports of a day are there, they change no roll-ups, unless the day was final with another owner's.
      const sharedDays = new Set(planned.shared.map(({ day }) => day));
      const isRolledUp = ({ day }: AccountDay) =>
        !isClosing(type) || finalDays.has(day) || sharedDays.has(day) || correctedDays.has(day);
      const rolledUp = places.filter(isRolledUp);
      const rollUp = { relation: 'roll_up', owner: '', source: '' } as const;
      await runStep(version, (trx) =>
        hidden.hideFigures(trx, [
          ...pairs.map((pair) => ({ ...pair, ...facts, source })),
          ...corrected.map((place) => ({ ...place, ...facts, source: correctionSource })),
          ...rolledUp.map((place) => ({ ...place, ...rollUp, version })),
        ]),
      );
      await stageContent((work) => runStep(version, work), { digest: file.digest, path: file.packed.path });
      for await (const piece of pieces)
        await runStep(version, (trx) => copyFacts(database, trx, { type, pieces: only(piece) }));
      const isReplaced = ({ day }: AccountDay) => planned.replaced.includes(day);
      const before = await sumFacts(
        planned.counting.filter(isReplaced).map((row) => ({ ...row, type })),
        planned.emails,
      );
      const after = await sumFacts(
        pairs.filter(isReplaced).map((pair) => ({ ...pair, ...pending })),
        planned.emails,
      );
      check({ before, after });
      const outdated: hidden.HiddenFigures[] = [
        ...planned.counting,
        ...planned.corrected.map((place) => ({ ...place, relation, owner })),
      ];
      for (const place of rolledUp)
        for (const old of await hidden.rollUpVersions(db, place))
          outdated.push({ ...place, ...rollUp, version: old });
      const { count, stored } = summary();
      const total = count;
      let rows = 0;
      const unrolled = pairs.filter((pair) => !isRolledUp(pair));
      await eachRange(unrolled, [relation], (range) =>
        runStep(version, (trx) => steps.insertVideosOfRange(trx, pending, range)),
      );
      await eachRange(rolledUp, ['view_fact', 'revenue_fact', 'settled_fact'], async (range) => {
        const isFinal = finalDays.has(range.day);
        await runStep(version, async (trx) => {
          await steps.rollUpRange(trx, pending, { ...range, isFinal });
          await steps.insertStagedSums(trx, pending, range);
          if (isFinal) await steps.addSettled(trx, pending, range);
        });
        rows = Math.min(total, rows + stepFacts);
        file.onProgress({ stage: 'finishing', rows, total });
      });
      file.onProgress({ stage: 'finishing', rows: total });
      const accounts = new Set([...planned.old, ...pairs, ...allCorrected].map((place) => place.account_id))
        .size;
      return { channels, pairs, corrected, count, stored, version, before, after, outdated, accounts };
    },

    /** Makes prepared rows count instead of those before. */
    async exchange(trx: Trx, { version, outdated }: PreparedFacts) {
      await hidden.showVersion(trx, version);
      await hidden.hideFigures(trx, outdated);
    },

    /** Deletes what does not count: rows that were replaced, and what a failed or killed ingest left. */
    async clean() {
      await deleteStagedContent(db);
      await steps.clearStagedSums(db);
      await lists.clean();
      for (const rows of await hidden.listHidden(db)) {
        await eachRange([rows], [steps.getRangedTable(rows)], (range) => steps.deleteRange(db, rows, range));
        await hidden.forgetHidden(db, [rows]);
      }
    },
  };
};

export type SteppedIngest = ReturnType<typeof createSteppedIngest>;
