import assert from 'node:assert/strict';
import { sql } from 'kysely';
import type { TestApi } from '../../../platform/testing/describe-databases.ts';
import type { HistoryAction } from './history-actions.ts';
import { createBankFiles, type Entry, sumPaid, takePercent } from './history-bank-files.ts';
import type { HistoryFixture } from './history-parties.ts';
import { checkMinimum, createPartners } from './history-partners.ts';

type Given<Kind extends HistoryAction['kind']> = Extract<HistoryAction, { kind: Kind }>;
type Balance = Record<
  'balance' | 'advance' | 'payable' | 'held' | 'carried_over' | 'paid' | 'minimum',
  string
> & {
  payee: { id: string };
  currency: string;
};

/** Pays partners and the members of the first one, and keeps what was paid as the oracle of their balances. */
export const createPayouts = (api: TestApi, fixture: HistoryFixture) => {
  const { manager, members, accountId, operator, domain } = fixture;
  const entries: Entry[] = [];
  let domainMinimum = 0n;
  const ownMinimums = new Map<string, bigint>();
  const partners = createPartners(api, fixture, () => domainMinimum);
  const memberAt = (index: number) => members[index]?.id ?? '';

  const readBalances = async (): Promise<Balance[]> => {
    const { status, body } = await manager.get('/payout/balances');
    assert.equal(status, 200, JSON.stringify(body));
    return body.items;
  };

  const record = async (
    entry: Pick<Entry, 'kind' | 'payee' | 'amount'>,
    { url, body, allowed }: { url: string; body: object; allowed: readonly number[] },
  ) => {
    const reply = await manager.post(url, body);
    assert.ok([200, ...allowed].includes(reply.status), JSON.stringify(reply.body));
    if (reply.status === 200) entries.push({ ...entry, id: reply.body.id, isEnded: false });
    return reply.status;
  };

  const end = async (url: string, kinds: readonly Entry['kind'][], which: number) => {
    const all = entries.filter(({ kind }) => kinds.includes(kind));
    const entry = all[which % Math.max(1, all.length)];
    if (!entry) return;
    const { status, body } = await manager.post(url, { entry: entry.id, reason: 'a property' });
    assert.equal(status, entry.isEnded ? 409 : 200, JSON.stringify(body));
    entry.isEnded = true;
  };

  const files = createBankFiles(api, {
    payer: 'manager',
    accountIds: [accountId],
    client: manager,
    importUrl: '/payout/payments/import',
    runUrl: '/payout/run',
    readPayable: async () =>
      new Map(
        (await readBalances())
          .filter(({ currency }) => currency === 'KRW')
          .map(({ payee, payable }) => [payee.id, BigInt(payable)]),
      ),
    entries,
  });
  const filesOf = (payer: string) => (payer === 'manager' ? files : partners.files);

  const today = () => api.clock.now().toISOString().slice(0, 10);

  return {
    /** To a member, or to the first partner itself. */
    hasPaid: () =>
      entries.some(({ kind, isEnded }) => kind === 'payment' && !isEnded) || partners.hasPaid(accountId),

    run: {
      pay: async ({ member, percent, isForced }: Given<'pay'>) => {
        const payee = memberAt(member);
        const found = (await readBalances()).find((row) => row.payee.id === payee && row.currency === 'KRW');
        const payable = BigInt(found?.payable ?? '0');
        const amount = takePercent(payable, percent);
        const status = await record(
          { kind: 'payment', payee, amount },
          {
            url: '/payout/payment',
            body: {
              payee,
              currency: 'KRW',
              amount: String(amount),
              day: today(),
              ...(isForced && { reason: 'a property' }),
            },
            allowed: [404, 409],
          },
        );
        if (amount > payable && !isForced) assert.notEqual(status, 200, 'more was paid than was payable');
      },
      advance: ({ member, amount, share }: Given<'advance'>) => {
        const payee = memberAt(member);
        const body = { payee, currency: 'KRW', amount: String(amount), day: today(), share };
        return record(
          { kind: 'advance', payee, amount: BigInt(amount) },
          { url: '/payout/advance', body, allowed: [404] },
        );
      },
      reverse: ({ which }: Given<'reverse'>) => end('/payout/reverse', ['payment', 'advance'], which),
      hold: ({ member }: Given<'hold'>) => {
        const payee = memberAt(member);
        return record(
          { kind: 'hold', payee, amount: 0n },
          { url: '/payout/hold', body: { payee, reason: 'a property' }, allowed: [404] },
        );
      },
      release: ({ which }: Given<'release'>) => end('/payout/release', ['hold'], which),
      minimum: async ({ member, amount }: Given<'minimum'>) => {
        const payee = memberAt(member);
        const { status } = await manager.post('/payout/minimum', { payee, amount });
        assert.ok(status === 200 || status === 404);
        if (status !== 200) return;
        if (amount === null) ownMinimums.delete(payee);
        else ownMinimums.set(payee, BigInt(amount));
      },
      domainMinimum: async ({ amount }: Given<'domainMinimum'>) => {
        const { status, body } = await operator.post('/operator/payouts/minimum', { domain, amount });
        assert.equal(status, 200, JSON.stringify(body));
        domainMinimum = BigInt(amount ?? 0);
      },
      bankFile: ({ lines, isForced }: Given<'bankFile'>) =>
        files.importLines(
          lines.map(({ payee, ...line }) => ({ ...line, payee: memberAt(payee) })),
          isForced,
        ),
      runFile: ({ payer }: Given<'runFile'>) => filesOf(payer).importRun(),
      fileAgain: ({ payer, which }: Given<'fileAgain'>) => filesOf(payer).again(which),
      ...partners.run,
    },

    /** Each balance is what statements have booked less what was paid, and its parts add up. */
    async checkBalances() {
      await partners.checkBalances();
      const { rows } = await sql<{ member_id: string; owed: string }>`
        select member_id, sum(net - withheld) as owed from statement_amount
        where account_id = ${accountId} and currency = 'KRW' group by member_id`.execute(api.db);
      const owed = new Map(rows.map((row) => [row.member_id, BigInt(row.owed)]));
      const shown = await readBalances();
      for (const { id } of members) {
        const paid = entries
          .filter((entry) => entry.payee === id && !entry.isEnded)
          .reduce((sum, { amount }) => sum + amount, 0n);
        const found = shown.find((row) => row.payee.id === id && row.currency === 'KRW');
        const balance = BigInt(found?.balance ?? '0');
        assert.equal(balance, (owed.get(id) ?? 0n) - paid, `the balance of ${id}`);
        if (!found) continue;
        assert.equal(BigInt(found.paid), sumPaid(entries, id), `what was paid to ${id}`);
        checkMinimum(found, ownMinimums.get(id) ?? domainMinimum);
        const open = balance + BigInt(found.advance);
        const parts = BigInt(found.payable) + BigInt(found.held) + BigInt(found.carried_over);
        assert.equal(parts, open > 0n ? open : 0n, `the parts of the balance of ${id}`);
      }
    },
  };
};
