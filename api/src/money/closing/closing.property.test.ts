import assert from 'node:assert/strict';
import { before, it } from 'node:test';
import fc from 'fast-check';
import { describeEachDatabase, type TestApi } from '../../platform/testing/describe-databases.ts';
import { propertyRuns } from '../../platform/testing/test-depth.ts';
import type { Day } from '../../platform/calendar.ts';
import { createServerActor } from '../../access/audit/actor.ts';
import { createWithdrawalService } from '../../figures/ingest/withdrawals/withdrawal.service.ts';
import { deleteReports, ingestText } from '../../figures/ingest/testing/ingest-fixtures.ts';
import { adCsv, type Cells, premiumCsv, revenueCsv } from '../../figures/ingest/testing/report-csv.ts';
import { findFault } from '../closed/signed-document.ts';
import { readStatement } from '../closed/statement-content.ts';
import { type ClosingFixture, createClosingFixture, readFrozen } from './testing/closing-fixture.ts';
import {
  add,
  book,
  type Booked,
  computeExactly,
  isEqual,
  readKnown,
  round,
  takePart,
  toFraction,
  ZERO,
} from './testing/money-oracle.ts';
import { reopenStatement } from '../reopening/testing/reopen-statement.ts';
import { decodePublicKey } from '../../releases/release/signing/public-key.ts';

const MONTHS = ['2026-10', '2026-11', '2026-12'];
const DAYS = MONTHS.flatMap((month) => [`${month}-05`, `${month}-20`]);
const PLACES = { USD: 2, KRW: 0 } as const;

const monthIndex = fc.integer({ min: 0, max: MONTHS.length - 1 });
/** Micros of two channels on two days. */
const amounts = fc.array(fc.integer({ min: -2_000_000, max: 50_000_000 }), { minLength: 4, maxLength: 4 });
const cut = fc.constantFrom(...DAYS, '0001-01-01');

/** Something that happens to an account: files, rates, shares and fees, and the acts of closing. */
const actions = fc.array(
  fc.oneof(
    fc.record({ kind: fc.constant('estimate' as const), month: monthIndex, amounts }),
    { weight: 3, arbitrary: fc.record({ kind: fc.constant('final' as const), month: monthIndex, amounts }) },
    {
      weight: 2,
      arbitrary: fc.record({ kind: fc.constant('withdraw' as const), index: fc.nat(2) }),
    },
    fc.record({
      kind: fc.constant('rate' as const),
      day: fc.constantFrom(...DAYS),
      rate: fc.integer({ min: 900_000, max: 1_600_000 }),
    }),
    fc.record({
      kind: fc.constant('share' as const),
      channel: fc.nat(1),
      day: cut,
      parts: fc.tuple(fc.nat(5_000), fc.nat(5_000)),
    }),
    fc.record({ kind: fc.constant('fee' as const), member: fc.nat(1), day: cut, points: fc.nat(10_000) }),
    {
      weight: 2,
      arbitrary: fc.record({
        kind: fc.constant('withhold' as const),
        member: fc.nat(1),
        month: monthIndex,
        points: fc.nat(10_000),
      }),
    },
    { weight: 3, arbitrary: fc.record({ kind: fc.constant('close' as const) }) },
    { weight: 3, arbitrary: fc.record({ kind: fc.constant('issue' as const) }) },
    fc.record({ kind: fc.constant('reopen' as const) }),
  ),
  { minLength: 8, maxLength: 24 },
);
type Action = typeof actions extends fc.Arbitrary<(infer Item)[]> ? Item : never;

const dollars = (micros: number) => (micros / 1_000_000).toFixed(6);
const [FIRST_DAY, LAST_DAY] = ['0001-01-01', '9999-12-31'];

/** A value that holds before a day, and another one from then on. */
const spansOf = <Value>(day: Day, before: Value, after: Value) => [
  ...(day > FIRST_DAY ? [{ from_day: FIRST_DAY, until_day: day, value: before }] : []),
  { from_day: day, until_day: LAST_DAY, value: after },
];

/** Basis points by member and month. */
type Withholdings = Map<string, number>;

/** Does what happens to an account, and keeps what the oracle knows of it. */
const createHistory = (api: TestApi, fixture: ClosingFixture) => {
  const { accountId, channels, members, domain } = fixture;
  const booked: Booked = new Map();
  /** What was booked when each month was closed. */
  const states: Booked[] = [];
  /** What is withheld of each member in each month, in basis points. */
  const withholdings: Withholdings = new Map();
  let issued = 0;
  let isReopened = false;
  let files = 0;
  const withdrawals = createWithdrawalService(api);
  const rowsOf = (month: number, column: string, micros: readonly number[]): Cells[] =>
    micros.map((amount, index) => ({
      date: (DAYS[month * 2 + (index % 2)] ?? '').replaceAll('-', ''),
      channel_id: channels[Math.floor(index / 2)]?.youtubeId ?? '',
      video_id: `v${index}`,
      [column]: dollars(amount),
    }));
  const deliver = (content: string) => {
    files += 1;
    const createdAt = new Date(Date.UTC(2027, 0, 20, 0, files));
    return ingestText(api, content, { forceReason: 'a property', createdAt });
  };
  const memberAt = (index: number) => members[index]?.id ?? '';

  const run = {
    estimate: async ({ month, amounts: micros }: { month: number; amounts: number[] }) => {
      await deliver(revenueCsv(rowsOf(month, 'estimated_partner_revenue', micros)));
    },
    final: async ({ month, amounts: micros }: { month: number; amounts: number[] }) => {
      await deliver(adCsv(rowsOf(month, 'partner_revenue', micros)));
      await deliver(
        premiumCsv(
          rowsOf(
            month,
            'partner_revenue',
            micros.map((amount) => Math.floor(amount / 3)),
          ),
        ),
      );
    },
    withdraw: async ({ index }: { index: number }) => {
      const counting = await api.db
        .selectFrom('report_day')
        .select('file_id')
        .distinct()
        .orderBy('file_id')
        .execute();
      const file = counting[index]?.file_id;
      if (file === undefined) return;
      await withdrawals.withdraw({ file, reason: 'a property', force: true }, createServerActor('', null));
    },
    rate: async ({ day, rate }: { day: Day; rate: number }) => {
      await api.db
        .insertInto('fx_rate')
        .values({ base: 'USD', quote: 'KRW', day, rate: (rate / 1_000).toFixed(3) })
        .onConflict((conflict) =>
          conflict
            .columns(['base', 'quote', 'day'])
            .doUpdateSet(({ ref }) => ({ rate: ref('excluded.rate') })),
        )
        .execute();
    },
    share: async ({ channel, day, parts }: { channel: number; day: Day; parts: [number, number] }) => {
      const id = channels[channel]?.id ?? '';
      await api.db.deleteFrom('channel_member').where('channel_id', '=', id).execute();
      const rows = parts.flatMap((part, index) =>
        spansOf(day, 1_000, part)
          .filter(({ value }) => value > 0)
          .map(({ value, ...span }) => ({
            ...span,
            account_id: accountId,
            channel_id: id,
            member_id: memberAt(index),
            assigned_at: api.clock.now(),
            part: value,
          })),
      );
      if (rows.length > 0) await api.db.insertInto('channel_member').values(rows).execute();
    },
    fee: async ({ member, day, points }: { member: number; day: Day; points: number }) => {
      const id = memberAt(member);
      await api.db.deleteFrom('fee_rate').where('member_id', '=', id).execute();
      const rows = spansOf(day, 500, points).map(({ value, ...span }) => ({
        ...span,
        account_id: accountId,
        member_id: id,
        basis_points: value,
      }));
      await api.db.insertInto('fee_rate').values(rows).execute();
    },
    withhold: async ({ member, month, points }: { member: number; month: number; points: number }) => {
      const from = MONTHS[month] ?? '';
      const body = { target: memberAt(member), from, rate: points / 10_000, note: 'a property' };
      const { status } = await fixture.manager.post('/payout/withholding', body);
      assert.equal(status, month < issued ? 409 : 200);
      if (month >= issued)
        for (const each of MONTHS.slice(month)) withholdings.set(`${memberAt(member)} ${each}`, points);
    },
    close: async () => {
      const month = MONTHS[states.length];
      if (month === undefined) return;
      const known = await readKnown(api.db, accountId, DAYS);
      const body = { domain, month, reason: 'a property' };
      const { status, body: reply } = await fixture.operator.post('/operator/closing', body);
      assert.equal(status, 200, JSON.stringify(reply));
      book(booked, known, { month, isClosed: (other) => MONTHS.indexOf(other) < states.length });
      states.push(structuredClone(booked));
    },
    issue: async () => {
      const month = MONTHS[issued];
      if (month === undefined || issued >= states.length) return;
      const { status, body } = await fixture.manager.post('/statement/issue', { month });
      assert.equal(status, 200, JSON.stringify(body));
      issued += 1;
      isReopened = false;
      await checkStatement(api, fixture, {
        month,
        booked: states[issued - 1] ?? new Map(),
        withholdings,
      });
    },
    reopen: async () => {
      const month = MONTHS[issued - 1];
      // Only the newest document of an account is reopened.
      if (month === undefined || isReopened) return;
      await reopenStatement(api, fixture, month);
      issued -= 1;
      isReopened = true;
    },
  };
  return {
    // Each action has the arguments of its kind.
    act: ({ kind, ...given }: Action) => (run[kind] as (given: unknown) => Promise<void>)(given),
  };
};

/** Compares everything that is stated of the months so far with the oracle: exactly, and as it is paid. */
const checkStatement = async (
  { db }: TestApi,
  { accountId, manager }: ClosingFixture,
  { month, booked, withholdings }: { month: string; booked: Booked; withholdings: Withholdings },
) => {
  const stated = new Map<string, ReturnType<typeof readStatement>['months'][number]>();
  for (const earned of MONTHS.filter((other) => other <= month)) {
    const { body } = await manager.get(`/statement/document?month=${earned}`);
    for (const entry of readStatement(body.statement.document).months) stated.set(entry.month, entry);
  }
  for (const [earned, { lines, amounts }] of stated)
    for (const currency of ['USD', 'KRW'] as const) {
      const { members, total } = await computeExactly(db, { accountId, month: earned, booked, currency });
      for (const [id, { gross, net }] of members) {
        const own = lines.filter((line) => line.member === id && line.currency === currency);
        const exactly = own.map((line) => toFraction(line.gross)).reduce(add, ZERO);
        const fee = own.map((line) => toFraction(line.fee)).reduce(add, ZERO);
        assert.ok(isEqual(exactly, gross), `${earned} ${id} ${currency}`);
        assert.ok(isEqual(add(fee, net), gross), `${earned} ${id} ${currency}`);
      }
      const sums = await db
        .selectFrom('statement_amount')
        .select([
          'member_id',
          ({ fn }) => fn.sum<string>('gross').as('gross'),
          ({ fn }) => fn.sum<string>('net').as('net'),
          ({ fn }) => fn.sum<string>('withheld').as('withheld'),
        ])
        .where('account_id', '=', accountId)
        .where('earned_month', '=', `${earned}-01`)
        .where('currency', '=', currency)
        .groupBy('member_id')
        .execute();
      // Closed and corrected is what is known, to the smallest unit that is paid.
      const paid = new Map(sums.map((row) => [row.member_id, row]));
      assert.equal(
        sums.reduce((all, row) => all + BigInt(row.gross), 0n),
        round(total, PLACES[currency]),
      );
      for (const { member_id: id, net, withheld } of sums)
        assert.equal(BigInt(withheld), takePart(BigInt(net), withholdings.get(`${id} ${earned}`) ?? 0));
      for (const row of amounts.filter((own) => own.currency === currency))
        assert.equal(
          paid.get(row.member ?? accountId)?.net,
          String(round(toFraction(row.net), PLACES[currency])),
        );
    }
};

/** Every document of a domain is signed and follows the one before it; one with a changed byte is named. */
const checkChains = async ({ operator, domain }: ClosingFixture) => {
  const { body } = await operator.get(`/operator/closing/documents?domain=${domain}`);
  const chains = [
    body.months,
    ...body.accounts.map(({ statements }: { statements: unknown[] }) => statements),
  ];
  for (const chain of chains) {
    let previous: string | null = null;
    for (const signed of chain) {
      const expected: Parameters<typeof findFault>[1] = {
        previous,
        publicKey: decodePublicKey(signed.public_key),
      };
      assert.equal(findFault(signed, expected), undefined);
      const changed = signed.document.replace(/\d/, (digit: string) => String((Number(digit) + 1) % 10));
      assert.equal(findFault({ ...signed, document: changed }, expected), 'hash');
      previous = signed.hash;
    }
  }
};

describeEachDatabase('closed months in any history', (api) => {
  let number = 0;

  before(() => {
    api.clock.set('2027-01-25T12:00:00Z');
  });

  it('T-74 no later knowledge changes what was closed, and what is closed and corrected is what is known', async () => {
    await fc.assert(
      fc.asyncProperty(actions, async (history) => {
        await deleteReports(api);
        await api.db.deleteFrom('fx_rate').execute();
        number += 1;
        const fixture = await createClosingFixture(api, `p${number}x`);
        const { act } = createHistory(api, fixture);
        let frozen: string[] = [];
        for (const action of history) {
          await act(action);
          const present = await readFrozen(api, fixture);
          const isKept = new Set(present);
          assert.ok(frozen.every((row) => isKept.has(row)));
          frozen = present;
        }
        await checkChains(fixture);
      }),
      propertyRuns({ quick: 12, full: 60 }),
    );
  });
});
