import { Readable } from 'node:stream';
import type { TestContext } from 'node:test';
import { sql } from 'kysely';
import { addDays, addMonths } from '../../../platform/calendar.ts';
import { FIRST_DAY, LAST_DAY } from '../../../platform/day-span.ts';
import type { OpenDatabase } from '../../../platform/database/database.ts';
import { FakeClock } from '../../../platform/testing/fake-clock.ts';
import type { ServerStart } from '../../../platform/testing/interrupt-at-every-write.ts';
import { createServerStorage } from '../../../platform/testing/server-storage.ts';
import type { DatabaseKind } from '../../../platform/testing/test-databases.ts';
import { withDatabase } from '../../../platform/testing/with-database.ts';
import { randomIds } from '../../../platform/ids.ts';
import { createServerActor } from '../../../access/audit/actor.ts';
import { createAudit } from '../../../access/audit/audit.service.ts';
import { addSite } from '../../../releases/release/testing/test-portal.ts';
import { toEndToEndId } from '../end-to-end-id.ts';
import { createPartnerPayouts } from '../partner-payout.service.ts';
import { createContractService } from '../../../partners/member/contract.service.ts';
import { createWithholdingService } from '../../withholding/withholding.service.ts';
import { createPaymentImport } from '../import-payments.service.ts';
import { createPayoutWriter } from '../payment.service.ts';

const DOMAIN = 'payout.example';
const ACCOUNT = '00000000-0000-7000-8000-000000000001';
const OTHER_ACCOUNT = '00000000-0000-7000-8000-000000000002';
const MEMBER = '00000000-0000-7000-8000-000000000003';
const FIRST_MONTH = '2027-01-01';
/** The smallest paid units of each payment. */
export const AMOUNT = 7;
export const LINES = 3;

const actor = createServerActor(DOMAIN, ACCOUNT);
const clock = new FakeClock('2026-11-21T12:00:00Z');
const order = { payer: 'manager', accountId: ACCOUNT } as const;

export type PayoutState = {
  payments: number;
  advances: number;
  reversals: number;
  holds: number;
  /** Payments less reversals. */
  paid: number;
  fees: number;
  withholdings: number;
  /** Days from the first month to the end of the member's contract; 0 without an end. */
  contractDays: number;
  logged: number;
};

const readState = async ({ bulk }: OpenDatabase): Promise<PayoutState> => {
  const read = async (query: string) => {
    const { rows } = await sql<{ value: string | null }>`${sql.raw(query)}`.execute(bulk);
    return Number(rows[0]?.value ?? 0);
  };
  const count = (kind: string) => read(`select count(*) as value from payout_entry where kind = '${kind}'`);
  const sum = (kind: string) => read(`select sum(amount) as value from payout_entry where kind = '${kind}'`);
  return {
    payments: await count('payment'),
    advances: await count('advance'),
    reversals: await count('reversal'),
    holds: await count('hold'),
    paid: (await sum('payment')) - (await sum('reversal')),
    fees: await read('select count(*) as value from platform_fee'),
    withholdings: await read('select count(*) as value from withholding'),
    contractDays: await read(`select max(contract_until) - '${FIRST_MONTH}' as value from member`),
    logged: await read('select count(*) as value from audit_entry'),
  };
};

/** A database with a manager and a member, for whom nothing is booked. */
export const preparePayouts = async (t: TestContext, kind: DatabaseKind) => {
  const storage = await createServerStorage(t, kind);
  if (!storage) return undefined;
  await withDatabase(storage.database, async (database) => {
    await addSite(database, DOMAIN);
    const account = {
      account_id: ACCOUNT,
      domain: DOMAIN,
      password_hash: '',
      registered_at: clock.now(),
      channel_url: null,
    };
    const other = { id: OTHER_ACCOUNT, account_id: OTHER_ACCOUNT, email: 'other@example.com' };
    await database.db
      .insertInto('member')
      .values([
        { ...account, id: ACCOUNT, role: 'manager', email: 'manager@example.com', nickname: 'Manager' },
        { ...account, ...other, role: 'manager', nickname: 'Other' },
        { ...account, id: MEMBER, role: 'member', email: 'member@example.com', nickname: 'Member' },
      ])
      .execute();
    await database.db
      .insertInto('fee_rate')
      .values({
        account_id: ACCOUNT,
        member_id: MEMBER,
        from_day: FIRST_DAY,
        until_day: LAST_DAY,
        basis_points: 500,
      })
      .execute();
  });
  return storage;
};

const servicesOf = ({ db }: OpenDatabase) => {
  const dependencies = { db, clock, ids: randomIds, audit: createAudit({ db, clock, ids: randomIds }) };
  return {
    writer: createPayoutWriter(dependencies),
    imports: createPaymentImport(dependencies),
    partners: createPartnerPayouts(dependencies),
    withholdings: createWithholdingService(dependencies),
    contracts: createContractService(dependencies),
  };
};

const pay = ({ writer }: ReturnType<typeof servicesOf>) =>
  writer.pay(actor, order, {
    payee: MEMBER,
    currency: 'KRW',
    amount: String(AMOUNT),
    day: '2026-11-20',
    reason: 'a test',
  });

/** A bank's file whose references are new, with a line to each of some payees in turn. */
const fileOf = ({ payments }: PayoutState, payees: readonly string[]) => {
  const lines = Array.from({ length: LINES }, (_, index) => {
    const payee = payees[index % payees.length] ?? '';
    return `${toEndToEndId(payee)},${AMOUNT},KRW,2026-11-20,R${payments}-${index}`;
  });
  const text = ['end_to_end_id,amount,currency,date,reference', ...lines].join('\n');
  return { source: Readable.from([Buffer.from(text)]), reason: 'a test' };
};

/** The newest payment that was not taken back. */
const findPayment = async ({ bulk }: OpenDatabase) => {
  const { rows } = await sql<{ id: string }>`
    select id from payout_entry p where kind = 'payment'
      and not exists (select from payout_entry r where r.reverses = p.id) order by at, id limit 1`.execute(
    bulk,
  );
  return rows[0]?.id;
};

export type PayoutAction =
  | 'withhold'
  | 'endContract'
  | 'pay'
  | 'advance'
  | 'reverse'
  | 'hold'
  | 'import'
  | 'importPartners'
  | 'setFee';

/** Starts a server that does something about a member's money. */
export const startPayouts = (action: PayoutAction, { opened, database }: ServerStart) => {
  const services = servicesOf(database);
  const { writer, imports, partners, withholdings, contracts } = services;
  const member = { accountId: ACCOUNT, memberId: MEMBER };
  const actions: Record<PayoutAction, (ready: PayoutState) => Promise<unknown>> = {
    pay: () => pay(services),
    withhold: ({ withholdings: count }) =>
      withholdings.set(actor, {
        ...member,
        from: addMonths(FIRST_MONTH, count),
        basisPoints: 330,
        note: 'a test',
      }),
    endContract: ({ contractDays }) => contracts.end(actor, member, addDays(FIRST_MONTH, contractDays + 1)),
    advance: () =>
      writer.advance(actor, order, {
        payee: MEMBER,
        currency: 'KRW',
        amount: String(AMOUNT),
        day: '2026-11-20',
        share: 5_000,
      }),
    reverse: async () => {
      const entry = (await findPayment(opened)) ?? '';
      return writer.reverse(actor, order, { entry, reason: 'a test' });
    },
    hold: () => writer.hold(actor, order, { payee: MEMBER, reason: 'a test' }),
    import: (ready) => imports.importPayments(actor, order, fileOf(ready, [MEMBER])),
    importPartners: (ready) =>
      imports.importPayments(
        actor,
        { payer: 'platform', domain: DOMAIN },
        fileOf(ready, [OTHER_ACCOUNT, ACCOUNT]),
      ),
    setFee: ({ fees }) =>
      partners.setFee(actor, { accountId: ACCOUNT, from: addMonths(FIRST_MONTH, fees), basisPoints: 500 }),
  };
  return Promise.resolve({
    readState: () => readState(opened),
    prepare: async (found: PayoutState) =>
      action === 'reverse' && found.payments === found.reversals && (await pay(servicesOf(opened))),
    run: actions[action],
  });
};
