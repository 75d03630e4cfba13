import { addMonths, type Day, startOfMonth } from '../../platform/calendar.ts';
import { type Clock, toPacificDay } from '../../platform/clock.ts';
import type { Db } from '../../platform/database/database.ts';
import { freshness } from '../../figures/ingest/delivered-days.read.ts';
import type { MonthChecks, MonthRefusal } from './month-checks.ts';
import { formatNumber } from '../closed/closed.read.ts';
import { findEmail, listManagerStatements } from './statement.repository.ts';

/** What a closed month's document says about the act of closing it. */
type ClosingAct = {
  closed_by: { role: string; id: string | null };
  reason: string | null;
  overruled: readonly MonthRefusal[];
};

// The server has written the document itself.
const readAct = (document: string) => JSON.parse(document) as ClosingAct;

/** The newest month that has ended in Pacific time. */
export const findNewestEnded = (clock: Clock): Day => addMonths(startOfMonth(toPacificDay(clock.now())), -1);

/** The months that an operator can look at, who closed the asked one and why, and the statements of its managers. */
export const readMonthOverview = async (
  db: Db,
  { domain, month, clock }: { domain: string; month: Day; clock: Clock },
  closed: MonthChecks['closed_months'],
) => {
  const ended = findNewestEnded(clock);
  const { firstDay } = await freshness(db);
  // Months before the first closed one stay open: closed months follow each other.
  const first = closed.at(-1)?.month ?? (firstDay === null ? ended : startOfMonth(firstDay));
  const isClosed = new Set(closed.map((row) => row.month));
  const months: { month: Day; state: 'running' | 'open' | 'closed' }[] = [];
  for (let each = addMonths(ended, 1); each >= first || each === ended; each = addMonths(each, -1))
    months.push({
      month: each,
      state: isClosed.has(each) ? 'closed' : each > ended ? 'running' : 'open',
    });
  const row = closed.find((each) => each.month === month);
  const act = row && readAct(row.document);
  return {
    months,
    act: act && {
      by: { role: act.closed_by.role, email: await findEmail(db, act.closed_by.id) },
      reason: act.reason,
      overruled: act.overruled,
    },
    statements: (await listManagerStatements(db, { domain, month })).map(
      ({ id, nickname, email, year, number, issued_at: at }) => ({
        account_id: id,
        nickname,
        email,
        number: year === null || number === null ? null : formatNumber({ account_id: id, year, number }),
        issued_at: at?.toISOString() ?? null,
      }),
    ),
  };
};

export type MonthOverview = Awaited<ReturnType<typeof readMonthOverview>>;
