import { AppError } from '../../errors/app-error.ts';
import {
  addMonths,
  type Day,
  listDays,
  toMonthName,
  toMonthPeriod,
  startOfMonth,
} from '../../platform/calendar.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Db, Trx } from '../../platform/database/database.ts';
import type { Actor } from '../../access/audit/actor.ts';
import type { Audit } from '../../access/audit/audit.service.ts';
import { waitForIngest } from '../../figures/ingest/delete-figures.ts';
import { findBookableDays } from '../../figures/ingest/closed-days.ts';
import { readUsdRates } from '../../figures/report/scope/usd-rates.read.ts';
import type { SigningKeys } from '../../releases/release/index.ts';
import { signDocument } from '../closed/signed-document.ts';
import {
  bookRevenue,
  insertClosedMonth,
  insertRates,
  listBookedRates,
  listCountedFiles,
  listEarlierCorrectedDays,
  lockClosedMonths,
  stampReports,
  sumBookedRevenue,
} from './closed-month.repository.ts';
import { MonthNotReadyError } from './month-not-ready-error.ts';
import { mayOverrule, type MonthChecks, ratesByDay, readMonthChecks } from './month-checks.ts';

/** Keeps a signature from being valid for any other text that the server signs. */
export const MONTH_TYPE = 'portal-month-1';

export type MonthOrder = { domain: string; month: Day; reason?: string | undefined };

/** @throws AppError, MonthNotReadyError when the checks refuse the month and no reason overrules them */
const requireReady = ({ closed, refusals }: MonthChecks, reason: string | undefined) => {
  if (closed) throw new AppError('month_closed');
  const refused = refusals.filter((refusal) => reason === undefined || !mayOverrule(refusal));
  if (refused.length > 0) throw new MonthNotReadyError(refused);
};

/** Closes months of domains. What is closed never changes; what becomes known later is booked by the next month. */
export const createCloseMonth = (dependencies: { db: Db; clock: Clock; audit: Audit; keys: SigningKeys }) => {
  const { db, clock, audit, keys } = dependencies;

  /** The days that this month books: its own with revenue, and those of earlier closed months that are bookable. */
  const listBookedDays = async (
    trx: Trx,
    { month, earliest, checks }: { month: Day; earliest: Day; checks: MonthChecks },
  ) => {
    const own = checks.delivered.filter(({ hasRevenue }) => hasRevenue);
    if (earliest === month) return own.map(({ day }) => day);
    const earlier = await findBookableDays(trx, {
      from: earliest,
      to: toMonthPeriod(addMonths(month, -1)).to,
    });
    return [...earlier, ...own.map(({ day }) => day)];
  };

  const bookRates = async (
    trx: Trx,
    { domain, month, earliest }: { domain: string; month: Day; earliest: Day },
  ) => {
    const { to } = toMonthPeriod(month);
    const days = [...(await listEarlierCorrectedDays(trx, earliest)), ...listDays(earliest, to)];
    const rates = ratesByDay(days, await readUsdRates(trx, { from: days[0] ?? earliest, to, quote: 'KRW' }));
    const booked = await listBookedRates(trx, domain);
    const changed = rates.filter(({ day, rate }) => {
      const known = booked.get(day);
      return !known || known.rate !== rate;
    });
    await insertRates(trx, { domain, month }, changed);
    return changed.map(({ day, ...now }) => ({ day, ...now, old: booked.get(day)?.rate ?? null }));
  };

  const close = async (trx: Trx, actor: Actor, { domain, month, reason }: MonthOrder) => {
    // Ingests first: they take their lock before all others.
    await waitForIngest(trx);
    await lockClosedMonths(trx);
    const key = await keys.lockCurrent(trx);
    const checks = await readMonthChecks(trx, { domain, month, clock });
    requireReady(checks, reason);
    const { closed_months: closed } = checks;
    const earliest = closed.at(-1)?.month ?? month;
    const days = await listBookedDays(trx, { month, earliest, checks });
    await bookRevenue(trx, { domain, month, earliest, days });
    const rates = await bookRates(trx, { domain, month, earliest });
    const booked = await sumBookedRevenue(trx, { domain, month });
    const files = await listCountedFiles(trx, { days, earliest });
    const describe = (earned: Day) => ({
      month: toMonthName(earned),
      files: files.filter((file) => file.earned_month === earned).map(({ earned_month: _, ...file }) => file),
      rates: rates.filter(({ day }) => toMonthName(day) === toMonthName(earned)),
      accounts: booked
        .filter((row) => row.earned_month === earned)
        .map(({ earned_month: _, ...account }) => account),
    });
    const corrected = new Set([
      ...booked.map(({ earned_month: earned }) => earned),
      ...rates.map(({ day }) => startOfMonth(day)),
    ]);
    corrected.delete(month);
    const previous = closed[0]?.hash ?? null;
    const number = (closed[0]?.number ?? 0) + 1;
    const closedAt = clock.now();
    const signed = signDocument(
      {
        type: MONTH_TYPE,
        domain,
        number,
        closed_at: closedAt.toISOString(),
        closed_by: { role: actor.role, id: actor.id },
        reason: reason ?? null,
        overruled: checks.refusals,
        ...describe(month),
        corrections: [...corrected].toSorted().map(describe),
      },
      { previous, key },
    );
    await insertClosedMonth(trx, { domain, month, number, closedAt, ...signed });
    await stampReports(trx, domain);
    await audit.record(
      actor,
      {
        action: 'month.closed',
        subject: `${domain} ${toMonthName(month)}`,
        after: { number, hash: signed.hash, overruled: checks.refusals },
        domain,
        ...(reason === undefined ? {} : { reason }),
      },
      trx,
    );
    return { month: toMonthName(month), number, hash: signed.hash };
  };

  return {
    checks: (domain: string, month: Day) => readMonthChecks(db, { domain, month, clock }),
    /** @throws AppError, MonthNotReadyError */
    async close(actor: Actor, order: MonthOrder) {
      await keys.ensure('server');
      return db.transaction().execute((trx) => close(trx, actor, order));
    },
  };
};
