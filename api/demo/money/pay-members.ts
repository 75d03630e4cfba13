import { createPartnerPayouts } from '../../src/money/payout/partner-payout.service.ts';
import { createPayRun } from '../../src/money/payout/pay-run.ts';
import { createPayeeService } from '../../src/money/payout/payee.service.ts';
import { createPayoutWriter } from '../../src/money/payout/payment.service.ts';
import { createWithholdingService } from '../../src/money/withholding/withholding.service.ts';
import { addDays, addMonths, type Day, toMonthName } from '../../src/platform/calendar.ts';
import { getHost } from '../domains/index.ts';
import { chance, hashText } from '../figures/noise.ts';
import { managerId, memberId } from '../seed/seed-context.ts';
import { createPast, manager, type MoneyContext, operator, type PayingDomain } from './money-context.ts';

/** Days after the end of the month in which a statement is issued. */
const PAID_AFTER = { 1: 9, 2: 19 };
const HELD_AFTER = 6;
const ADVANCED_AFTER = 13;
/** Days from today until the hold ends by itself. */
const HOLD_DAYS = 20;
const ACCOUNT_NUMBERS = 1_000_000_000;

const hasEntry = async ({ database: { db } }: MoneyContext, domain: PayingDomain, reference: string) => {
  const row = await db
    .selectFrom('payout_entry')
    .select('id')
    .where('account_id', '=', managerId(domain))
    .where((where) => where.or([where('reference', '=', reference), where('reason', '=', reference)]))
    .executeTakeFirst();
  return row !== undefined;
};

const hasFee = async ({ database: { db } }: MoneyContext, domain: PayingDomain) => {
  const row = await db
    .selectFrom('platform_fee')
    .select('from_day')
    .where('account_id', '=', managerId(domain))
    .executeTakeFirst();
  return row !== undefined;
};

const createBankDetails = (name: string, bankCode: string) => ({
  name,
  iban: null,
  account_number: String(Math.floor(chance(hashText(`bank/${name}`)) * ACCOUNT_NUMBERS)).padStart(11, '0'),
  bank_code: bankCode,
});

const preparePartner = async (context: MoneyContext, domain: PayingDomain, first: Day) => {
  const { payouts, members, contact } = domain;
  const accountId = managerId(domain);
  const past = createPast(context, `${first}T20:00:00Z`);
  const payees = createPayeeService(past);
  const setPayee = (payee: string, name: string) =>
    payees.setPayee(manager(domain), { accountId, payee, ...createBankDetails(name, payouts.bankCode) });
  await setPayee(accountId, contact.company);
  for (const [index, { nickname }] of members.entries())
    if (index + 1 !== payouts.withoutBank) await setPayee(memberId(domain, index + 1), nickname);
  await payees.setMinimum(manager(domain), {
    accountId,
    payee: memberId(domain, payouts.carriedOver.member),
    amount: payouts.carriedOver.minimum,
  });
  for (const { member, ...rates } of payouts.withheld)
    await createWithholdingService(past).set(manager(domain), {
      accountId,
      memberId: memberId(domain, member),
      from: first,
      ...rates,
    });
  const partners = createPartnerPayouts(past);
  await partners.setMinimum(operator(domain), { domain: getHost(domain), amount: payouts.minimum });
  await partners.setFee(operator(domain), { accountId, from: first, basisPoints: payouts.platformFee });
};

/** Sets who is paid where and from which amount on, before the first month is closed. */
export const preparePayouts = async (context: MoneyContext, first: Day) => {
  for (const domain of context.domains)
    if (!(await hasFee(context, domain))) await preparePartner(context, domain, first);
};

/** Half of an amount with the decimals that it has. */
const halve = (amount: string) => {
  const [whole = '', decimals] = amount.split('.');
  const half = BigInt(whole) / 2n;
  return decimals === undefined ? String(half) : `${half}.${decimals}`;
};

type Run = {
  month: Day;
  part: 1 | 2;
  /** The member of whose money only half is paid. */
  half?: number | undefined;
};

/** Pays what is payable on a day, as a pay run and the bank's confirmation would. */
const payMembers = async (context: MoneyContext, domain: PayingDomain, { month, part, half }: Run) => {
  const day = addDays(addMonths(month, 2), PAID_AFTER[part]);
  const reference = `${domain.name} ${toMonthName(month)} ${part}`;
  if (await hasEntry(context, domain, reference)) return;
  const past = createPast(context, `${day}T08:00:00Z`);
  const accountId = managerId(domain);
  const { items } = await createPayRun(past).list({ accountId, domain: getHost(domain), day });
  const halved = half === undefined ? undefined : memberId(domain, half);
  for (const { payee, currency, amount } of items)
    await createPayoutWriter(past).pay(
      manager(domain),
      { payer: 'manager', accountId },
      { payee: payee.id, currency, amount: payee.id === halved ? halve(amount) : amount, day, reference },
    );
};

/** Pays the manager what its statements have booked, less the platform's fee. */
const payPartner = async (context: MoneyContext, domain: PayingDomain, month: Day) => {
  const day = addDays(addMonths(month, 2), HELD_AFTER);
  const reference = `Portal ${toMonthName(month)}`;
  if (await hasEntry(context, domain, reference)) return;
  const past = createPast(context, `${day}T08:00:00Z`);
  const accountId = managerId(domain);
  const owed = (await createPartnerPayouts(past).list(getHost(domain))).filter(
    ({ account, payable }) => account.id === accountId && Number(payable) > 0,
  );
  for (const { currency, payable } of owed)
    await createPayoutWriter(past).pay(
      operator(domain),
      { payer: 'platform', accountId },
      { payee: accountId, currency, amount: payable, day, reference },
    );
};

const holdMember = async (context: MoneyContext, domain: PayingDomain, month: Day) => {
  const { held } = domain.payouts;
  const day = addDays(addMonths(month, 2), HELD_AFTER);
  if (await hasEntry(context, domain, held.reason)) return;
  const past = createPast(context, `${day}T08:00:00Z`);
  await createPayoutWriter(past).hold(
    manager(domain),
    { payer: 'manager', accountId: managerId(domain) },
    {
      payee: memberId(domain, held.member),
      reason: held.reason,
      until: addDays(context.anchor, HOLD_DAYS),
    },
  );
};

const advanceMember = async (context: MoneyContext, domain: PayingDomain, month: Day) => {
  const { member, amount, basisPoints } = domain.payouts.advance;
  const day = addDays(addMonths(month, 2), ADVANCED_AFTER);
  const reference = `${domain.name} advance`;
  if (await hasEntry(context, domain, reference)) return;
  const past = createPast(context, `${day}T08:00:00Z`);
  await createPayoutWriter(past).advance(
    manager(domain),
    { payer: 'manager', accountId: managerId(domain) },
    {
      payee: memberId(domain, member),
      currency: domain.currency,
      amount,
      day,
      share: basisPoints,
      reference,
    },
  );
};

/**
 * Pays the members of the demo's partners: the first month whole, the second one in two parts for one member, while the
 * money of another is held. One had an advance, which later months pay back. A member with a minimum of its own has
 * everything carried over.
 */
export const payMonth = async (
  context: MoneyContext,
  { month, isFirst }: { month: Day; isFirst: boolean },
) => {
  for (const domain of context.domains) {
    await payPartner(context, domain, month);
    if (isFirst) {
      await payMembers(context, domain, { month, part: 1 });
      await advanceMember(context, domain, month);
      continue;
    }
    await holdMember(context, domain, month);
    await payMembers(context, domain, { month, part: 1, half: domain.payouts.inParts });
    await payMembers(context, domain, { month, part: 2 });
  }
};
