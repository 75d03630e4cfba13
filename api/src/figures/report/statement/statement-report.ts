import { WHOLE } from '../../../platform/day-span.ts';
import type { Db } from '../../../platform/database/database.ts';
import { addDays, addMonths, type Day, listDaysOfMonth, type Period } from '../../../platform/calendar.ts';
import { reportDays, type ConvertedDay } from '../scope/report-days.ts';
import { listDeliveredDays } from '../../ingest/delivered-days.read.ts';
import { toDecimalText } from '../figures/money.ts';
import type { Viewer } from '../scope/report-context.ts';
import { readUsdRates } from '../scope/usd-rates.read.ts';
import { statusOf } from '../scope/report-status.ts';
import { computeMemberShare, type Scope } from '../scope/scope.ts';
import {
  computeStatement,
  PAID_DECIMALS,
  type PaidCurrency,
  paidText,
  type StatementChannel,
} from './statement.ts';
import {
  readAssignments,
  readChannelRevenue,
  readMembersWithFees,
  type StatementPerson,
} from './statement.read.ts';

const RATE_DECIMALS = 6;

type StatementData = {
  people: readonly StatementPerson[];
  channels: readonly StatementChannel[];
};

/** The fee rates of a month, with the days of each. */
const ratesIn = ({ fees }: StatementPerson, { from, to }: Period) =>
  fees
    .filter((fee) => fee.from <= to && from < fee.until)
    .map((fee) => ({
      from: fee.from < from ? from : fee.from,
      to: fee.until > to ? to : addDays(fee.until, -1),
      fee_rate: fee.basisPoints / WHOLE,
    }));

const readStatementData = async (
  db: Db,
  accountId: string,
  days: readonly ConvertedDay[],
  period: Period,
): Promise<StatementData> => {
  const paid = new Set(days.filter(({ hasRevenue }) => hasRevenue).map(({ day }) => day));
  const [people, spans, revenue] = await Promise.all([
    readMembersWithFees(db, accountId),
    readAssignments(db, { accountId, ...period }),
    readChannelRevenue(db, { accountId, ...period }),
  ]);
  const byChannel = Map.groupBy(
    revenue.filter(({ day }) => paid.has(day)),
    ({ channel_id: id }) => id,
  );
  const channels = [...byChannel].map(([id, rows]) => ({
    id,
    spans: spans.get(id) ?? [],
    days: rows.map(({ day, revenue: micros }) => ({ day, micros: BigInt(micros) })),
  }));
  return { people, channels };
};

const divideRevenue = (books: StatementData, currency: PaidCurrency, rateOf: (day: Day) => string) => {
  const decimals = PAID_DECIMALS[currency];
  const { items, unassigned, totals } = computeStatement({
    members: books.people.map(({ id, fees }) => ({ id, fees })),
    channels: books.channels,
    rateOf,
    decimals,
  });
  const text = (amount: bigint) => paidText(amount, decimals);
  const formatRow = ({ gross, fee, net }: { gross: bigint; fee: bigint; net: bigint }) => ({
    gross: text(gross),
    fee: text(fee),
    net: text(net),
  });
  return {
    items: items.map(formatRow),
    unassigned: text(unassigned),
    totals: formatRow(totals),
    gross: totals.gross,
  };
};

/** The effective exchange rate of the month: won per dollar, both rounded as they are paid. */
const effectiveRate = (won: bigint, cents: bigint) =>
  cents === 0n
    ? null
    : toDecimalText((won * 10n ** BigInt(PAID_DECIMALS.USD + RATE_DECIMALS)) / cents, RATE_DECIMALS);

/** Gross, fee and net of each member in a month, in both currencies at each day's rate. */
export const createStatementReport =
  ({ db }: { db: Db }) =>
  async (viewer: Viewer, month: string) => {
    const { accountId, memberId, role } = viewer;
    const period = { from: `${month}-01`, to: addDays(addMonths(`${month}-01`, 1), -1) };
    const delivered = await listDeliveredDays(db, period);
    const inDollars = reportDays(delivered, { rates: undefined, fees: [] });
    const rates = await readUsdRates(db, { ...period, quote: 'KRW' });
    const inWon = reportDays(delivered, { rates, fees: [] });
    const books = await readStatementData(db, accountId, inDollars, period);

    const dollars = divideRevenue(books, 'USD', () => '1');
    // A day without a rate cannot be converted, and a sum without that day would be wrong.
    const isConverted = inWon.every(({ hasRevenue }, index) => hasRevenue === inDollars[index]?.hasRevenue);
    const rateOf = (day: Day) => rates.findLast((rate) => rate.day <= day)?.rate ?? '0';
    const won = isConverted ? divideRevenue(books, 'KRW', rateOf) : undefined;

    const spans = Map.groupBy(
      books.channels.flatMap(({ id, spans: own }) => own.map((span) => ({ ...span, channelId: id }))),
      ({ memberId: id }) => id,
    );
    const scopeOf = (id: string): Scope => {
      const own = spans.get(id) ?? [];
      const channelIds = [...new Set(own.map(({ channelId }) => channelId))];
      return { accountId, channelIds, share: { memberId: id, spans: own } };
    };
    const byRegistration = books.people.map((person, index) => ({
      member: {
        id: person.id,
        nickname: person.nickname,
        email: person.email,
        is_archived: person.isArchived,
      },
      channels: scopeOf(person.id).channelIds?.length ?? 0,
      rates: ratesIn(person, period),
      member_share: computeMemberShare(scopeOf(person.id), period),
      amounts: { USD: dollars.items[index] ?? null, KRW: won?.items[index] ?? null },
    }));
    // The largest payment first, on the page and in files; equal ones keep the order of registration.
    // An archived member is listed in the months in which it had a channel.
    const listed = byRegistration.filter(({ member, channels }) => !member.is_archived || channels > 0);
    const items = listed.toSorted((a, b) => Number(b.amounts.USD?.net) - Number(a.amounts.USD?.net));
    const isManager = role === 'manager';
    return {
      month,
      period,
      status: statusOf(inDollars),
      /** Whether every day of the month has revenue. */
      is_complete:
        inDollars.filter(({ hasRevenue }) => hasRevenue).length === listDaysOfMonth(period.from).length,
      usd_krw: won ? effectiveRate(won.gross, dollars.gross) : null,
      items: isManager ? items : items.filter(({ member }) => member.id === memberId),
      // Only managers see unassigned revenue and the totals.
      unassigned: isManager ? { USD: dollars.unassigned, KRW: won?.unassigned ?? null } : null,
      totals: isManager ? { USD: dollars.totals, KRW: won?.totals ?? null } : null,
    };
  };

export type Statement = Awaited<ReturnType<ReturnType<typeof createStatementReport>>>;
