import { AppError } from '../../errors/app-error.ts';
import type { Db, Trx } from '../../platform/database/database.ts';
import type { Actor } from '../../access/audit/actor.ts';
import type { Audit } from '../../access/audit/audit.service.ts';
import { type BankDetails, checkDetails, maskNumber } from './bank-details.ts';
import { listPeople, lockPayouts } from './ledger.repository.ts';
import { parseMoney } from './parse-money.ts';
import { refuseField } from './refuse-field.ts';
import { createSiteDirectory } from '../../content/site/site-directory.ts';

/** Bank details as they are shown, and written to the audit log. */
const toMasked = (row: BankDetails & { payee_id: string }) => ({
  payee: row.payee_id,
  name: row.name,
  iban: maskNumber(row.iban),
  account_number: maskNumber(row.account_number),
  bank_code: row.bank_code,
});

/** Bank details of an account, by payee. */
export const listPayees = async (db: Db | Trx, accountId: string) => {
  const rows = await db.selectFrom('payee').selectAll().where('account_id', '=', accountId).execute();
  return new Map(rows.map((row) => [row.payee_id, row]));
};

const requirePerson = async (trx: Trx, accountId: string, payee: string) => {
  if (!(await listPeople(trx, accountId)).has(payee)) throw new AppError('not_found');
};

/** Where payees are paid to, and from which amount on. */
export const createPayeeService = ({ db, audit }: { db: Db; audit: Audit }) => ({
  async list(accountId: string) {
    return [...(await listPayees(db, accountId)).values()].map(toMasked);
  },

  /** Sets where a member is paid to, or with the account's own id where its manager pays from. */
  setPayee: (
    actor: Actor,
    { accountId, payee, ...details }: { accountId: string; payee: string } & BankDetails,
  ) =>
    db.transaction().execute(async (trx) => {
      checkDetails(details);
      const domain = await lockPayouts(trx, accountId);
      await requirePerson(trx, accountId, payee);
      const row = { account_id: accountId, payee_id: payee, ...details };
      const before = (await listPayees(trx, accountId)).get(payee);
      await trx
        .insertInto('payee')
        .values(row)
        .onConflict((conflict) => conflict.columns(['account_id', 'payee_id']).doUpdateSet(details))
        .execute();
      await audit.record(
        actor,
        {
          action: 'payout.payee',
          subject: payee,
          ...(before ? { before: toMasked(before) } : {}),
          after: toMasked(row),
          domain,
          tenantId: accountId,
        },
        trx,
      );
      return toMasked(row);
    }),

  /** Sets a member's own minimum in the currency of the domain; null is the domain's minimum again. */
  setMinimum: (actor: Actor, given: { accountId: string; payee: string; amount: string | null }) =>
    db.transaction().execute(async (trx) => {
      const { accountId, payee, amount: text } = given;
      const domain = await lockPayouts(trx, accountId);
      // From which amount on the manager itself is paid, the platform sets.
      if (payee === accountId) throw new AppError('not_found');
      await requirePerson(trx, accountId, payee);
      const { default_currency: currency } = await createSiteDirectory(trx).get(domain);
      const key = { account_id: accountId, payee_id: payee, currency };
      const amount = text === null ? undefined : parseMoney(text, currency);
      if (text !== null && amount === undefined) throw refuseField('amount', 'invalid');
      await trx
        .deleteFrom('payee_minimum')
        .where('account_id', '=', accountId)
        .where('payee_id', '=', payee)
        .where('currency', '=', currency)
        .execute();
      if (amount !== undefined)
        await trx
          .insertInto('payee_minimum')
          .values({ ...key, amount: String(amount) })
          .execute();
      await audit.record(
        actor,
        {
          action: 'payout.minimum',
          subject: payee,
          after: { currency, amount: text },
          domain,
          tenantId: accountId,
        },
        trx,
      );
      return { currency, amount: text };
    }),
});
