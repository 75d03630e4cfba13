import assert from 'node:assert/strict';
import { sql } from 'kysely';
import type { TestApi } from '../../../platform/testing/describe-databases.ts';
import { type HistoryAction, MONTHS } from './history-actions.ts';
import { createBankFiles, type Entry, sumPaid, takePercent } from './history-bank-files.ts';
import type { HistoryFixture } from './history-parties.ts';
import { takePart } from './money-oracle.ts';

type Given<Kind extends HistoryAction['kind']> = Extract<HistoryAction, { kind: Kind }>;
type Balance = Record<
  'gross' | 'fee' | 'balance' | 'payable' | 'held' | 'carried_over' | 'paid' | 'minimum',
  string
> & { account: { id: string }; currency: string };

/** Pays the partners of a domain, and keeps fees and payments as the oracle of their balances. */
export const createPartners = (
  api: TestApi,
  { operator, domain, parties }: HistoryFixture,
  minimumOf: () => bigint,
) => {
  const entries: Entry[] = [];
  /** The platform's fee in basis points, by account and month. */
  const fees = new Map<string, number>();
  const accountAt = (party: number) => parties[party]?.accountId ?? '';

  const readBalances = async () => {
    const { status, body } = await operator.get(`/operator/payouts?domain=${domain}`);
    assert.equal(status, 200, JSON.stringify(body));
    const items: Balance[] = body.items;
    return new Map(items.filter(({ currency }) => currency === 'KRW').map((row) => [row.account.id, row]));
  };
  const readPayable = async () =>
    new Map([...(await readBalances())].map(([id, { payable }]) => [id, BigInt(payable)]));

  const files = createBankFiles(api, {
    payer: 'platform',
    accountIds: parties.map(({ accountId }) => accountId),
    client: operator,
    importUrl: `/operator/payouts/payments/import?domain=${domain}`,
    runUrl: `/operator/payouts/run?domain=${domain}`,
    readPayable,
    entries,
  });

  return {
    files,
    hasPaid: (accountId: string) => sumPaid(entries, accountId) > 0n,

    run: {
      payPartner: async ({ party, percent, isForced }: Given<'payPartner'>) => {
        const account = accountAt(party);
        const payable = (await readPayable()).get(account) ?? 0n;
        const amount = takePercent(payable, percent);
        const { status, body } = await operator.post('/operator/payouts/payment', {
          account,
          currency: 'KRW',
          amount: String(amount),
          day: api.clock.now().toISOString().slice(0, 10),
          ...(isForced && { reason: 'a property' }),
        });
        assert.equal(status, amount > payable && !isForced ? 409 : 200, JSON.stringify(body));
        if (status === 200)
          entries.push({ id: body.id, kind: 'payment', payee: account, amount, isEnded: false });
      },
      reversePartner: async ({ which }: Given<'reversePartner'>) => {
        const entry = entries[which % Math.max(1, entries.length)];
        if (!entry) return;
        const order = { account: entry.payee, entry: entry.id, reason: 'a property' };
        const { status, body } = await operator.post('/operator/payouts/reverse', order);
        assert.equal(status, entry.isEnded ? 409 : 200, JSON.stringify(body));
        entry.isEnded = true;
      },
      platformFee: async ({ party, month, points }: Given<'platformFee'>) => {
        const account = accountAt(party);
        const order = { account, from: MONTHS[month], fee_rate: points / 10_000 };
        const { status, body } = await operator.post('/operator/payouts/fee', order);
        const isIssued = month < (parties[party]?.issued ?? 0);
        assert.equal(status, isIssued ? 409 : 200, JSON.stringify(body));
        if (isIssued) return;
        for (const each of MONTHS.slice(month)) fees.set(`${account} ${each}`, points);
      },
      partnerFile: ({ lines, isForced }: Given<'partnerFile'>) =>
        files.importLines(
          lines.map(({ payee, ...line }) => ({ ...line, payee: accountAt(payee) })),
          isForced,
        ),
    },

    /** Each balance is what statements have booked less the fee of each month and what was paid, and its parts add up. */
    async checkBalances() {
      const { rows } = await sql<{ account_id: string; earned: string; gross: string }>`
        select account_id, to_char(earned_month, 'YYYY-MM') as earned, sum(gross) as gross from statement_amount
        where account_id in (${sql.join(parties.map(({ accountId }) => accountId))}) and currency = 'KRW'
        group by account_id, earned_month`.execute(api.db);
      const shown = await readBalances();
      for (const { accountId } of parties) {
        const own = rows.filter((row) => row.account_id === accountId);
        const gross = own.reduce((sum, row) => sum + BigInt(row.gross), 0n);
        const fee = own.reduce(
          (sum, row) => sum + takePart(BigInt(row.gross), fees.get(`${accountId} ${row.earned}`) ?? 0),
          0n,
        );
        const paid = sumPaid(entries, accountId);
        const found = shown.get(accountId);
        if (!found) {
          assert.deepEqual([gross, paid], [0n, 0n], 'a partner with money is listed');
          continue;
        }
        const [balance, payable, carried] = [found.balance, found.payable, found.carried_over].map(BigInt);
        assert.deepEqual(
          [BigInt(found.gross), BigInt(found.fee), BigInt(found.paid), balance],
          [gross, fee, paid, gross - fee - paid],
          `the balance of the partner ${accountId}`,
        );
        const parts = (payable ?? 0n) + BigInt(found.held) + (carried ?? 0n);
        assert.equal(parts, balance !== undefined && balance > 0n ? balance : 0n);
        checkMinimum(found, minimumOf());
      }
    },
  };
};

/** What is payable is not below the minimum, and what is carried over is. */
export const checkMinimum = (
  found: Pick<Balance, 'payable' | 'carried_over' | 'minimum'>,
  minimum: bigint,
) => {
  const [payable, carried] = [BigInt(found.payable), BigInt(found.carried_over)];
  assert.equal(BigInt(found.minimum), minimum);
  assert.ok(payable === 0n || payable >= minimum, `${payable} is payable below ${minimum}`);
  assert.ok(carried === 0n || carried < minimum, `${carried} is carried over above ${minimum}`);
};
