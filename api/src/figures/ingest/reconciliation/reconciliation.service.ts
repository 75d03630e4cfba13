import type { Db } from '../../../platform/database/database.ts';
import { addDays, addMonths } from '../../../platform/calendar.ts';
import { type MoneyRow, moneyParts } from '../money/file-money.ts';
import { closingReports } from '../report-types.ts';
import { type Comparison, compareStored } from './compare-amounts.ts';
import { compareSummaries, type MonthlyFile, type ReadAmounts } from './compare-summaries.ts';
import * as repository from './reconciliation.repository.ts';

export type ReconciledReport = {
  type: (typeof closingReports)[number];
  /** Null when the owner has not delivered it. */
  file: { id: string; name: string } | null;
  /** Empty also for files of versions that did not record it. */
  money: MoneyRow[];
};

export type ReconciledOwner = {
  owner: string;
  reports: ReconciledReport[];
  summaries: MonthlyFile[];
  comparisons: Comparison[];
};

/** The sums of one owner, by file. */
const toFiles = (sums: Awaited<ReturnType<typeof repository.listMonthlySums>>): MonthlyFile[] =>
  [...Map.groupBy(sums, ({ id }) => id)].flatMap(([id, own]) => {
    const [first] = own;
    if (!first) return [];
    const amounts = own.map(({ source, adjustment, currency, rows, micros }) => ({
      source,
      adjustment,
      currency,
      rows,
      micros,
    }));
    return [{ type: first.type, id, name: first.name, amounts }];
  });

const inOrder = (money: readonly MoneyRow[]) =>
  money.toSorted((a, b) => moneyParts.indexOf(a.part) - moneyParts.indexOf(b.part));

/** The revenue of a month by content owner: what the closing reports say, what is stored of it, and why both differ. */
export const reconcile = async (db: Db, month: string): Promise<ReconciledOwner[]> => {
  const from = `${month}-01`;
  const period = { from, to: addDays(addMonths(from, 1), -1) };
  const files = await repository.listClosingFiles(db, period);
  const amounts = await repository.readAmounts(
    db,
    files.map(({ id }) => id),
  );
  const monthly = await repository.listMonthlySums(db, from);
  const owners = new Set([
    ...(await repository.listOwners(db, period)),
    ...monthly.map(({ owner }) => owner),
  ]);
  return [...owners].toSorted().map((owner) => {
    const own = files.filter((file) => file.owner === owner);
    const moneyOf = (id: string) =>
      inOrder((amounts.get(id) ?? []).map(({ part, name, rows, micros }) => ({ part, name, rows, micros })));
    const summaries = toFiles(monthly.filter((sum) => sum.owner === owner));
    const read: ReadAmounts = {};
    for (const { type, id } of own) {
      const whole = moneyOf(id).find(({ part }) => part === 'read');
      if (whole) read[type] = (read[type] ?? 0) + whole.micros;
    }
    return {
      owner,
      summaries,
      reports: closingReports.flatMap((type): ReconciledReport[] => {
        const delivered = own.filter((file) => file.type === type);
        if (delivered.length === 0) return [{ type, file: null, money: [] }];
        return delivered.map(({ id, name }) => ({ type, file: { id, name }, money: moneyOf(id) }));
      }),
      comparisons: [
        ...own.flatMap((file) => compareStored(file, moneyOf(file.id))),
        ...compareSummaries(summaries, read),
      ],
    };
  });
};
