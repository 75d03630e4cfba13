import assert from 'node:assert/strict';
import type { TestApi } from '../../../platform/testing/describe-databases.ts';
import { PASSWORD } from '../../../platform/testing/fixtures.ts';
import type { Day } from '../../../platform/calendar.ts';
import { createServerActor } from '../../../access/audit/actor.ts';
import { createWithdrawalService } from '../../../figures/ingest/withdrawals/withdrawal.service.ts';
import { ingestText } from '../../../figures/ingest/testing/ingest-fixtures.ts';
import { adCsv, premiumCsv, revenueCsv } from '../../../figures/ingest/testing/report-csv.ts';
import { reopenStatement } from '../../reopening/testing/reopen-statement.ts';
import { computeKnown, type DeliveredFile, findCounting, findUsMicros } from './delivered-files.ts';
import { DAYS, type HistoryAction, MONTHS } from './history-actions.ts';
import { type HistoryFixture, type Party, readClosedShares } from './history-parties.ts';
import { createPayouts } from './history-payouts.ts';
import { checkStatement, type Withholdings } from './history-statements.ts';
import { book } from './money-oracle.ts';

const dollars = (micros: number) => (micros / 1_000_000).toFixed(6);
const [FIRST_DAY, LAST_DAY] = ['0001-01-01', '9999-12-31'];
const ANY_VERSION = { 'if-match': '*' };

const reports = {
  estimate: { toCsv: revenueCsv, column: 'estimated_partner_revenue' },
  ad: { toCsv: adCsv, column: 'partner_revenue' },
  premium: { toCsv: premiumCsv, column: 'partner_revenue' },
} as const;

/** A value that holds before a day, and another one from then on. */
const spansOf = <Value>(day: Day, before: Value, after: Value) => [
  ...(day > FIRST_DAY ? [{ from_day: FIRST_DAY, until_day: day, value: before }] : []),
  { from_day: day, until_day: LAST_DAY, value: after },
];

type Given<Kind extends HistoryAction['kind']> = Extract<HistoryAction, { kind: Kind }>;
type Delivered = Pick<DeliveredFile, 'part' | 'month' | 'micros' | 'usQuarters' | 'corrections'>;

/** Does what happens to the partners of a domain, and keeps what the oracle knows of it. */
export const createHistory = (api: TestApi, fixture: HistoryFixture) => {
  const { channels, members, domain, operator, parties, youtubeIds } = fixture;
  const [main] = parties;
  const { accountId, manager } = main;
  const files: DeliveredFile[] = [];
  const withholdings: Withholdings = new Map();
  let order = 0;
  const withdrawals = createWithdrawalService(api);
  const payouts = createPayouts(api, fixture);
  const memberAt = (index: number) => members[index]?.id ?? '';
  const monthsClosed = () => main.states.length;
  /** Whether a share or a fee of a day is closed, so that no act may change it. */
  const isClosedShare = (day: Day, party: Party = main) => {
    const open = party.isReopened ? party.issued : monthsClosed();
    return monthsClosed() > 0 && day.slice(0, 7) < (MONTHS[open] ?? '9999-12');
  };

  const toMicros = (amounts: readonly number[], part = 1): DeliveredFile['micros'] =>
    new Map(
      youtubeIds.map((id, index) => [
        id,
        amounts.slice(index * 2, index * 2 + 2).map((amount) => Math.floor(amount / part)),
      ]),
    );

  /** Another part of what files say comes from the United States in each of them. */
  const describe = (
    part: Delivered['part'],
    month: number,
    micros: Delivered['micros'],
    corrections: Delivered['corrections'] = [],
  ): Delivered => ({ part, month, micros, corrections, usQuarters: order % 5 });

  const writeContent = ({ part, month, micros, corrections, usQuarters }: Delivered) => {
    const { toCsv, column } = reports[part];
    const corrected = corrections.map(({ youtubeId, day, micros: amount }) => ({
      date: day.replaceAll('-', ''),
      channel_id: youtubeId,
      video_id: `v${youtubeId}`,
      country_code: 'KR',
      adjustment_type: 'Refund',
      [column]: dollars(amount),
    }));
    return toCsv([
      ...corrected,
      ...[...micros].flatMap(([youtubeId, both]) =>
        both.flatMap((amount, index) => {
          const us = findUsMicros(amount, { usQuarters });
          return [
            { country_code: 'US', [column]: dollars(us) },
            { country_code: 'KR', [column]: dollars(amount - us) },
          ].map((row) => ({
            date: (DAYS[month * 2 + index] ?? '').replaceAll('-', ''),
            channel_id: youtubeId,
            video_id: `v${youtubeId}`,
            ...row,
          }));
        }),
      ),
    ]);
  };

  const deliver = async (given: Delivered, owner = '') => {
    order += 1;
    const content = writeContent(given);
    const options = {
      forceReason: 'a property',
      createdAt: new Date(Date.UTC(2027, 0, 20, 0, order)),
      owner,
    };
    await ingestText(api, content, options);
    const counting = findCounting(files, { ...given, owner });
    // What counts already is only as new as the file that says it again.
    if (counting?.content === content) {
      counting.order = order;
      return;
    }
    const { id } = await api.db
      .selectFrom('ingest_file')
      .select('id')
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirstOrThrow();
    files.push({ ...given, id, owner, content, order, isWithdrawn: false });
  };

  /** The partner that has a channel now, and the id under which it has it. */
  const findHolder = async (index: number) => {
    const claim = await api.db
      .selectFrom('channel_claim')
      .select(['account_id', 'channel_id'])
      .where('youtube_id', '=', youtubeIds[index] ?? '')
      .where('until_day', '=', LAST_DAY)
      .executeTakeFirst();
    const holder = parties.find((party) => party.accountId === claim?.account_id);
    return claim && holder && { holder, channel: claim.channel_id };
  };

  /** Runs an act that may be refused; what is closed has the shares that it had. */
  const act = async (work: () => Promise<{ status: number; body: unknown }>, allowed: readonly number[]) => {
    const before = await readClosedShares(api, parties);
    const { status, body } = await work();
    assert.ok([200, ...allowed].includes(status), JSON.stringify(body));
    const after = await readClosedShares(api, parties);
    assert.deepEqual(after, before, 'shares and fees of closed days');
    return status;
  };

  const run: { [Kind in HistoryAction['kind']]: (given: Given<Kind>) => Promise<unknown> } = {
    estimate: ({ month, amounts }) => deliver(describe('estimate', month, toMicros(amounts))),
    final: async ({ month, amounts }) => {
      await deliver(describe('ad', month, toMicros(amounts)));
      await deliver(describe('premium', month, toMicros(amounts, 3)));
    },
    correcting: async ({ month, amounts, channel, day, amount }) => {
      const isEarlier = day.slice(0, 7) < (MONTHS[month] ?? '');
      const corrections = isEarlier ? [{ youtubeId: youtubeIds[channel] ?? '', day, micros: amount }] : [];
      await deliver(describe('ad', month, toMicros(amounts), corrections));
      await deliver(describe('premium', month, toMicros(amounts, 3)));
    },
    lost: ({ month, amounts }) => deliver(describe('ad', month, toMicros(amounts))),
    misspelt: ({ month, amounts }) => deliver(describe('estimate', month, toMicros(amounts)), 'misspelt'),
    again: async ({ which }) => {
      const file = files[which % Math.max(1, files.length)];
      if (file) await deliver(file, file.owner);
    },
    withdraw: async ({ which }) => {
      const counting = files.filter((file) => findCounting(files, file) === file);
      const file = counting[which % Math.max(1, counting.length)];
      if (!file) return;
      await withdrawals.withdraw(
        { file: file.id, reason: 'a property', force: true },
        createServerActor('', null),
      );
      file.isWithdrawn = true;
    },
    rate: async ({ day, rate }) => {
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
    forceShare: async ({ channel, day, parts }) => {
      const id = channels[channel]?.id ?? '';
      const there = await api.db.selectFrom('channel').select('id').where('id', '=', id).executeTakeFirst();
      const people = await api.db
        .selectFrom('member')
        .select('id')
        .where('account_id', '=', accountId)
        .execute();
      if (!there) return;
      await api.db.deleteFrom('channel_member').where('channel_id', '=', id).execute();
      const rows = parts.flatMap((part, index) =>
        spansOf(day, 1_000, part)
          .filter(({ value }) => value > 0 && people.some((row) => row.id === memberAt(index)))
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
    forceFee: async ({ member, day, points }) => {
      const id = memberAt(member);
      const there = await api.db.selectFrom('member').select('id').where('id', '=', id).executeTakeFirst();
      if (!there) return;
      await api.db.deleteFrom('fee_rate').where('member_id', '=', id).execute();
      const rows = spansOf(day, 500, points).map(({ value, ...span }) => ({
        ...span,
        account_id: accountId,
        member_id: id,
        basis_points: value,
      }));
      await api.db.insertInto('fee_rate').values(rows).execute();
    },
    assign: async ({ channel, day, members: indexes }) => {
      const body = { channel: channels[channel]?.id, members: indexes.map(memberAt), from: day };
      const status = await act(() => manager.post('/channel/assign', body, ANY_VERSION), [400, 404, 409]);
      if (isClosedShare(day)) assert.notEqual(status, 200);
    },
    fee: async ({ member, day, points }) => {
      const body = { target: memberAt(member), fee_rate: points / 10_000, from: day };
      const status = await act(() => manager.post('/member/mcn/update', body, ANY_VERSION), [400, 404]);
      if (isClosedShare(day)) assert.notEqual(status, 200);
    },
    withhold: async ({ member, month, points, usPoints }) => {
      const from = MONTHS[month] ?? '';
      const usRate = usPoints !== undefined && { us_rate: usPoints / 10_000 };
      const body = { target: memberAt(member), from, rate: points / 10_000, ...usRate, note: 'a property' };
      const status = await act(() => manager.post('/payout/withholding', body), [404, 409]);
      if (month < main.issued) assert.notEqual(status, 200);
      if (status === 200)
        for (const each of MONTHS.slice(month))
          withholdings.set(`${memberAt(member)} ${each}`, { points, usPoints });
    },
    endContract: async ({ member, day }) => {
      const body = { target: memberAt(member), from: day };
      const status = await act(() => manager.post('/member/mcn/contract/end', body), [400, 404]);
      if (monthsClosed() > 0 && day.slice(0, 7) <= (MONTHS[monthsClosed() - 1] ?? ''))
        assert.notEqual(status, 200);
    },
    continueContract: ({ member }) =>
      act(() => manager.post('/member/mcn/contract/continue', { target: memberAt(member) }), [404]),
    deleteMember: ({ member }) =>
      act(() => manager.post('/member/mcn/delete', { target: memberAt(member), password: PASSWORD }), [404]),
    deleteChannel: async ({ channel }) => {
      const found = await findHolder(channel);
      if (!found) return;
      const body = { channels: [found.channel], acknowledged: true, password: PASSWORD };
      await act(() => found.holder.manager.post('/channel/delete', body), []);
    },
    register: async () => {
      const last = youtubeIds.length - 1;
      if (await findHolder(last)) return;
      const csv = `manager,youtube_id,name,category\n${fixture.email},${youtubeIds[last]},Later,bgm\n`;
      const url = `/operator/channels/import?domain=${domain}`;
      await act(() => operator.post(url, csv, { 'content-type': 'text/csv' }), [400, 409]);
      await api.app.jobs.runDue();
    },
    transfer: async ({ channel, day }) => {
      const found = await findHolder(channel);
      if (!found) return;
      const other = parties.find((party) => party !== found.holder);
      const body = { channel: found.channel, account: other?.accountId, from: day };
      const status = await act(() => operator.post('/operator/channel/transfer', body), [400, 409]);
      if (monthsClosed() > 0 && day.slice(0, 7) <= (MONTHS[monthsClosed() - 1] ?? ''))
        assert.notEqual(status, 200);
    },
    close: async () => {
      const month = MONTHS[monthsClosed()];
      if (month === undefined) return;
      const isClosed = (other: string) => MONTHS.indexOf(other) < monthsClosed();
      const known = await Promise.all(parties.map((party) => computeKnown(api.db, party.accountId, files)));
      const { status, body } = await fixture.close(month, 'a property');
      assert.equal(status, 200, JSON.stringify(body));
      for (const [index, party] of parties.entries())
        book(party.booked, known[index] ?? new Map(), { month, isClosed });
      for (const party of parties) party.states.push(structuredClone(party.booked));
    },
    issue: async () => {
      for (const party of parties) {
        const month = MONTHS[party.issued];
        if (month === undefined || party.issued >= monthsClosed()) continue;
        const { status, body } = await party.manager.post('/statement/issue', { month });
        assert.equal(status, 200, JSON.stringify(body));
        party.issued += 1;
        party.isReopened = false;
        await checkStatement(api, party, { month, withholdings });
      }
    },
    reopen: async () => {
      const month = MONTHS[main.issued - 1];
      // Only the newest document of an account is reopened.
      if (month === undefined || main.isReopened) return;
      if (!(await reopenStatement(api, { operator, accountId }, month))) {
        assert.ok(payouts.hasPaid(), 'nothing was paid');
        return;
      }
      main.issued -= 1;
      main.isReopened = true;
    },
    ...payouts.run,
  };
  return {
    // Each action has the arguments of its kind.
    act: (action: HistoryAction) => (run[action.kind] as (given: HistoryAction) => Promise<unknown>)(action),
    checkBalances: payouts.checkBalances,
  };
};
