import { AppError } from '../../errors/app-error.ts';
import { addMonths, type Day, toMonthName } from '../../platform/calendar.ts';
import { type Clock, toPacificDay } from '../../platform/clock.ts';
import type { Db } from '../../platform/database/database.ts';
import { endSpans } from '../../platform/database/end-spans.ts';
import { LAST_DAY } from '../../platform/day-span.ts';
import { toFraction } from '../../platform/http/day-span-schema.ts';
import type { Actor } from '../../access/audit/actor.ts';
import type { Audit } from '../../access/audit/audit.service.ts';
import { findLastStatement } from '../closed/closed.read.ts';
import { listManagers, listPlatformFees, lockPayouts } from './ledger.repository.ts';
import { parseMoney } from './parse-money.ts';
import { readBooks } from './payout-books.ts';
import { isPartnerEntryKind } from './payout.tables.ts';
import { refuseField } from './refuse-field.ts';
import { toBalance, toEntryResponse } from './timeline.service.ts';
import { formatUnits } from '../closing/paid-amounts.ts';
import { createSiteDirectory } from '../../content/site/site-directory.ts';

/** What the platform pays to its managers, after its fee. */
export const createPartnerPayouts = (dependencies: { db: Db; clock: Clock; audit: Audit }) => {
  const { db, clock, audit } = dependencies;

  return {
    /** The balances of managers that have a statement or a payment, with their platform fee of today. */
    async list(domain: string | undefined) {
      const today = toPacificDay(clock.now());
      const items = [];
      for (const { id, ...account } of await listManagers(db, domain)) {
        const books = await readBooks(db, { payer: 'platform', accountId: id, domain: account.domain });
        const fees = await listPlatformFees(db, [id]);
        const fee = fees.find(({ from_day: from, until_day: until }) => from <= today && today < until);
        const rows = books.entriesOf(id);
        const reversed = new Set(rows.flatMap(({ reverses }) => reverses ?? []));
        const entries = rows.flatMap((row) =>
          isPartnerEntryKind(row.kind)
            ? [{ ...toEntryResponse(row, { reversed, isPayer: true }), kind: row.kind }]
            : [],
        );
        for (const currency of books.currenciesOf(id)) {
          const { months } = books.ledgerOf(id, currency, today);
          const sums = books.sumsOf(id, currency);
          items.push({
            account: { id, ...account },
            fee_rate: toFraction(fee?.basis_points ?? 0),
            gross: formatUnits(sums.gross, currency),
            fee: formatUnits(sums.fee, currency),
            entries,
            open_months: months.filter(({ open }) => open > 0n).map(({ month }) => toMonthName(month)),
            ...toBalance(books, id, currency, today),
          });
        }
      }
      return items;
    },

    /**
     * Sets the platform's fee on a manager's revenue from a month on.
     * @throws AppError `fee_month_issued` when that month has a statement: what was booked never changes
     */
    setFee: (
      actor: Actor,
      { accountId, from, basisPoints }: { accountId: string; from: Day; basisPoints: number },
    ) =>
      db.transaction().execute(async (trx) => {
        const domain = await lockPayouts(trx, accountId);
        const last = await findLastStatement(trx, accountId);
        if (last && from < addMonths(last.month, 1)) throw new AppError('fee_month_issued');
        // Fees that were planned for later months are replaced, too.
        await endSpans(trx, 'platform_fee', { key: { account_id: accountId }, day: from });
        await trx
          .insertInto('platform_fee')
          .values({ account_id: accountId, from_day: from, until_day: LAST_DAY, basis_points: basisPoints })
          .execute();
        await audit.record(
          actor,
          {
            action: 'payout.fee',
            subject: accountId,
            after: { from, basis_points: basisPoints },
            domain,
            tenantId: accountId,
          },
          trx,
        );
      }),

    /** From which amount on a domain pays, and how many of its payees have a minimum of their own. */
    async readMinimum(domain: string) {
      const { default_currency: currency } = await createSiteDirectory(db).get(domain);
      const row = await db
        .selectFrom('payout_minimum')
        .select('amount')
        .where('domain', '=', domain)
        .where('currency', '=', currency)
        .executeTakeFirst();
      const { members } = await db
        .selectFrom('payee_minimum')
        .innerJoin('member', 'member.id', 'payee_minimum.payee_id')
        .select(({ fn }) => fn.countAll<string>().as('members'))
        .where('member.domain', '=', domain)
        .where('payee_minimum.currency', '=', currency)
        .executeTakeFirstOrThrow();
      return {
        currency,
        amount: row ? formatUnits(BigInt(row.amount), currency) : null,
        members: Number(members),
      };
    },

    /** Sets from which amount on a domain pays; null is every amount. */
    setMinimum: (actor: Actor, { domain, amount: text }: { domain: string; amount: string | null }) =>
      db.transaction().execute(async (trx) => {
        const { default_currency: currency } = await createSiteDirectory(trx).get(domain);
        const amount = text === null ? undefined : parseMoney(text, currency);
        if (text !== null && (amount === undefined || amount === 0n)) throw refuseField('amount', 'invalid');
        await trx
          .deleteFrom('payout_minimum')
          .where('domain', '=', domain)
          .where('currency', '=', currency)
          .execute();
        if (amount !== undefined)
          await trx
            .insertInto('payout_minimum')
            .values({ domain, currency, amount: String(amount) })
            .execute();
        await audit.record(
          actor,
          { action: 'payout.minimum', subject: domain, after: { currency, amount: text }, domain },
          trx,
        );
        return { currency, amount: text };
      }),
  };
};
