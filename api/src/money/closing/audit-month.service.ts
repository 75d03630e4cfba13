import type { Db } from '../../platform/database/database.ts';
import { type BookedRate, readMonthContent } from '../closed/statement-content.ts';
import { type DomainDocuments, findMismatch, type Mismatch, placeStatements } from './check-documents.ts';
import { listRatesOf, sumBookedRevenue } from './closed-month.repository.ts';
import { listBooked } from './describe-month.ts';
import type { MonthInputs } from '../closed/month-inputs.ts';
import type { createDocumentReader } from './document-reader.ts';
import { listChannelsBySource, readInputs } from './statement-inputs.ts';
import { countIssued, listAmounts } from './statement.repository.ts';
import { toMonthName, toFirstDay } from '../../platform/calendar.ts';

/** Compares closed months and statements with their signatures, and what the database has booked with both. */
export const createAuditMonth = ({
  db,
  documents,
}: {
  db: Db;
  documents: ReturnType<typeof createDocumentReader>;
}) => {
  /** The revenue that is stored for each closed month has the digest of its document. */
  const findWrongRevenue = async (
    domain: string,
    { months }: DomainDocuments,
  ): Promise<Mismatch | undefined> => {
    for (const { month, document } of months) {
      const { accounts, month: own, corrections } = readMonthContent(document);
      const stated = [{ month: own, accounts }, ...corrections].flatMap((part) =>
        part.accounts.map((account) => ({ ...account, earned_month: toFirstDay(part.month) })),
      );
      // The revenue of a manager that has withdrawn its account stays.
      const former = stated.map(({ account_id: id }) => id);
      const stored = await sumBookedRevenue(db, { domain, month: toFirstDay(month), former });
      const found = new Map(stored.map((row) => [`${row.account_id} ${row.earned_month}`, row]));
      const wrong = stated.find((row) => {
        const own = found.get(`${row.account_id} ${row.earned_month}`);
        // Neither has a second digest in months that were closed before one was booked.
        return own?.digest !== row.digest || own.us_digest !== row.us_digest;
      });
      const entry = wrong ? `${wrong.account_id} ${toMonthName(wrong.earned_month)}` : null;
      if (wrong || stored.length !== stated.length)
        return { month, account_id: null, fault: 'revenue', entry };
    }
    return undefined;
  };

  /** Each rate that is stored for a closed month is in its document, and no other one. */
  const findWrongRate = async (
    domain: string,
    { months }: DomainDocuments,
  ): Promise<Mismatch | undefined> => {
    for (const { month, document } of months) {
      const own = readMonthContent(document);
      const stated = [own, ...own.corrections].flatMap(({ rates }) => rates.map(describeRate));
      const stored = (await listRatesOf(db, { domain, month: toFirstDay(month) })).map(describeRate);
      const wrong =
        stored.find((row) => !stated.includes(row)) ?? stated.find((row) => !stored.includes(row));
      if (wrong !== undefined) return { month, account_id: null, fault: 'rate', entry: wrong };
    }
    return undefined;
  };

  /** The first day of a channel whose stored revenue is not what a statement was made from. */
  const findWrongDay = (stated: MonthInputs, stored: MonthInputs): string | undefined => {
    const isBySource = listChannelsBySource(stated);
    const daysOf = ({ channels }: MonthInputs) =>
      new Map(
        channels.flatMap(({ id, days }) =>
          days.map(({ day, micros, us = '0' }) => [
            `${id} ${day}`,
            isBySource.has(id) ? `${micros} ${us}` : micros,
          ]),
        ),
      );
    const [own, other] = [daysOf(stated), daysOf(stored)];
    return [...own].find(([key, micros]) => other.has(key) && other.get(key) !== micros)?.[0];
  };

  /** What is stored of each statement is what it says. */
  const findWrongStatement = async (
    domain: string,
    { accounts }: DomainDocuments,
  ): Promise<Mismatch | undefined> => {
    for (const { account_id: accountId, statements } of accounts) {
      for (const { document, content, revision, stated } of placeStatements(statements).statements) {
        const { month } = document;
        const place = { month, account_id: accountId };
        const booked: string[] = [];
        for (const entry of content.months) {
          const [earned, through] = [toFirstDay(entry.month), toFirstDay(month)];
          const stored = await readInputs(db, { accountId, domain, month: earned, through });
          const day = findWrongDay(entry.inputs, stored);
          if (day !== undefined) return { ...place, fault: 'revenue', entry: day };
          const amounts = listBooked({ accountId, month: through, revision }, entry, stated.get(entry.month));
          booked.push(...amounts.map(describeAmount));
        }
        const present = (await listAmounts(db, { accountId, month: toFirstDay(month), revision })).map(
          describeAmount,
        );
        const wrong =
          present.find((row) => !booked.includes(row)) ?? booked.find((row) => !present.includes(row));
        if (wrong !== undefined) return { ...place, fault: 'booked', entry: wrong };
      }
    }
    return undefined;
  };

  return async (domain: string, through: string) => {
    const all = await documents.ofDomain(domain);
    const isAsked = ({ month }: { month: string }) => month <= through;
    const asked: DomainDocuments = {
      months: all.months.filter(isAsked),
      accounts: all.accounts.map((account) => ({
        ...account,
        statements: account.statements.filter(isAsked),
      })),
    };
    const mismatch =
      findMismatch(asked) ??
      (await findWrongStatement(domain, asked)) ??
      (await findWrongRevenue(domain, asked)) ??
      (await findWrongRate(domain, asked)) ??
      null;
    // Counted without reading documents, because one with a wrong byte may be no JSON any more.
    const statements = await countIssued(db, { domain, through: toFirstDay(through) });
    return { months: asked.months.length, statements, mismatch };
  };
};

const describeRate = ({ day, rate }: BookedRate) => `${day}: ${rate ?? 'none'}`;

type Amount = Awaited<ReturnType<typeof listAmounts>>[number];

const describeAmount = ({ earned_month: earned, member_id: member, currency, ...sums }: Amount) =>
  `${toMonthName(earned)} ${member} ${currency}: ${sums.gross} − ${sums.fee} = ${sums.net}, withheld ${sums.withheld}`;
