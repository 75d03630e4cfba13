import assert from 'node:assert/strict';
import { it } from 'node:test';
import { describeWithDatabase } from '../../platform/testing/describe-databases.ts';
import { type Day, listDaysOfMonth } from '../../platform/calendar.ts';
import { deleteReports, ingestText } from '../../figures/ingest/testing/ingest-fixtures.ts';
import { adCsv, revenueCsv } from '../../figures/ingest/testing/report-csv.ts';
import {
  type ClosingFixture,
  createClosingFixture,
  deliverMonth,
  insertAccount,
  insertRates,
  NOVEMBER,
  OCTOBER,
} from './testing/closing-fixture.ts';

const RATE = '1000';
/** How files are ingested: in one transaction, or in steps of so many facts. */
const WAYS = { 'in one transaction': {}, 'in steps': { stepFacts: 2 } };

describeWithDatabase('a correction in the closing report of a later month', (api) => {
  let number = 0;
  /** Two months, each with a dollar a day of the first channel, which is the first member's. */
  const scene = async (way: { stepFacts?: number } = {}) => {
    api.clock.set('2026-12-20T20:00:00Z');
    await deleteReports(api);
    number += 1;
    const fixture = await createClosingFixture(api, `c${number}x`);
    await api.db
      .updateTable('channel')
      .set({ registered_at: new Date('2026-09-01T12:00:00Z') })
      .where('account_id', '=', fixture.accountId)
      .execute();
    if (number === 1) await insertRates(api, ['2026-09-01', OCTOBER, NOVEMBER], RATE);
    const earn = (month: Day) =>
      deliverMonth(api, month, { estimated: fixture.revenueOf('1'), ad: fixture.revenueOf('1') });
    const [channel] = fixture.channels;
    const refund = (day: Day, dollars: string) => ({
      date: day.replaceAll('-', ''),
      channel_id: channel?.youtubeId ?? '',
      video_id: 'refunded',
      country_code: 'US',
      adjustment_type: 'Refund',
      partner_revenue: dollars,
    });
    /** The ad report of a month with corrections of days before. */
    const deliverAd = (month: Day, ...refunds: ReturnType<typeof refund>[]) => {
      const rows = listDaysOfMonth(month).map((day) => ({
        date: day.replaceAll('-', ''),
        channel_id: channel?.youtubeId ?? '',
        video_id: 'usual',
        partner_revenue: '1',
      }));
      return ingestText(api, adCsv([...rows, ...refunds]), { ...way, forceReason: 'a test' });
    };
    const earnNovember = async (...refunds: ReturnType<typeof refund>[]) => {
      await earn(NOVEMBER);
      await deliverAd(NOVEMBER, ...refunds);
    };
    const checks = async (month: string) => {
      const { body } = await fixture.operator.get(
        `/operator/closing?domain=${fixture.domain}&month=${month}`,
      );
      return body.checks ?? body;
    };
    const [ann = '', ben = ''] = fixture.members.map(({ id }) => id);
    return {
      ...fixture,
      earn,
      earnNovember,
      deliverAd,
      refund,
      checks,
      ann,
      ben,
      channel: channel?.id ?? '',
    };
  };
  const revenueOf = async ({ manager }: Pick<ClosingFixture, 'manager'>, from: Day, to: Day) => {
    const { body } = await manager.get(`/report/summary?from=${from}&to=${to}`);
    return [body.status, body.figures.revenue.value];
  };
  const correctionsOf = async ({ manager }: Pick<ClosingFixture, 'manager'>, month: string) => {
    const { body } = await manager.get(`/statement/document?month=${month}`);
    const { months } = JSON.parse(body.statement.document);
    return months.slice(1).flatMap((each: { month: string; changes: Record<string, unknown>[] }) =>
      each.changes
        .filter(({ currency }) => currency === 'USD')
        .map(({ cause, member, old, new: now }) => ({
          month: each.month,
          cause,
          member,
          gross: [(old as { gross: string }).gross, (now as { gross: string }).gross],
        })),
    );
  };
  const auditOf = async (
    { operator, domain }: Pick<ClosingFixture, 'operator' | 'domain'>,
    month: string,
  ) => {
    const [books, files] = await Promise.all(
      ['', '/files'].map((path) =>
        operator.get(`/operator/closing/audit${path}?domain=${domain}&month=${month}`),
      ),
    );
    return [books?.body.audit.mismatch, files?.body.audit.mismatch];
  };

  it('is charged to the member who had the channel on its day, not to the one at the end of the month', async () => {
    const on = await scene();
    await on.earn(OCTOBER);
    assert.equal((await on.close('2026-10')).status, 200);
    await on.issue('2026-10');
    const order = { channel: on.channel, members: [on.ben], from: NOVEMBER };
    assert.equal((await on.manager.post('/channel/assign', order, { 'if-match': '*' })).status, 200);

    await on.earnNovember(on.refund('2026-10-10', '-0.5'));
    assert.equal((await on.close('2026-11')).status, 200);
    await on.issue('2026-11');

    assert.deepEqual(await revenueOf(on, '2026-10-10', '2026-10-10'), ['final', '0.5']);
    assert.deepEqual(await revenueOf(on, '2026-11-30', '2026-11-30'), ['final', '1']);
    assert.deepEqual(await correctionsOf(on, '2026-11'), [
      { month: '2026-10', cause: 'revenue', member: on.ann, gross: ['31.00', '30.50'] },
    ]);
    assert.deepEqual(await auditOf(on, '2026-11'), [null, null]);
    assert.deepEqual(await auditOf(on, '2026-10'), [null, null]);
  });

  it('is charged to the partner who had the channel on its day, also after a transfer', async () => {
    const on = await scene();
    const other = await insertAccount(api, { domain: on.domain, role: 'manager' });
    await on.earn(OCTOBER);
    assert.equal((await on.close('2026-10')).status, 200);
    await on.issue('2026-10');
    const order = { channel: on.channel, account: other.id, from: NOVEMBER };
    assert.equal((await on.operator.post('/operator/channel/transfer', order)).status, 200);

    await on.earnNovember(on.refund('2026-10-10', '-0.5'));
    assert.equal((await on.close('2026-11')).status, 200);
    await on.issue('2026-11');

    assert.deepEqual(await revenueOf({ manager: other.client }, OCTOBER, '2026-11-30'), ['final', '30']);
    assert.deepEqual(await correctionsOf(on, '2026-11'), [
      { month: '2026-10', cause: 'revenue', member: on.ann, gross: ['31.00', '30.50'] },
    ]);
    assert.deepEqual(await auditOf(on, '2026-11'), [null, null]);
  });

  it('of a month before the first closed one is on the first statement', async () => {
    const on = await scene();
    await on.earn(OCTOBER);

    await on.earnNovember(on.refund('2026-10-10', '-0.5'), on.refund('2026-09-10', '-0.25'));
    assert.equal((await on.close('2026-11')).status, 200);
    await on.issue('2026-11');

    assert.deepEqual(await correctionsOf(on, '2026-11'), [
      { month: '2026-09', cause: 'revenue', member: on.ann, gross: ['0.00', '-0.25'] },
      { month: '2026-10', cause: 'revenue', member: on.ann, gross: ['0.00', '-0.50'] },
    ]);
    assert.deepEqual(await auditOf(on, '2026-11'), [null, null]);
  });

  it('that is replaced or taken back changes the next statement once', async () => {
    const on = await scene();
    await on.earn(OCTOBER);
    assert.equal((await on.close('2026-10')).status, 200);
    await on.earnNovember(on.refund('2026-10-10', '-0.5'));
    await on.earnNovember(on.refund('2026-10-11', '-0.75'));

    assert.deepEqual(await revenueOf(on, '2026-10-10', '2026-10-10'), ['final', '1']);
    assert.deepEqual(await revenueOf(on, '2026-10-11', '2026-10-11'), ['final', '0.25']);
    assert.equal((await on.close('2026-11')).status, 200);
    await on.issue('2026-10');
    await on.issue('2026-11');
    assert.deepEqual(await correctionsOf(on, '2026-11'), [
      { month: '2026-10', cause: 'revenue', member: on.ann, gross: ['31.00', '30.25'] },
    ]);
  });

  it('adds up in every report of its day, and to the files that it comes from', async () => {
    const on = await scene();
    await on.earn(OCTOBER);
    await on.earnNovember(on.refund('2026-10-10', '-0.5'));
    const day = 'from=2026-10-10&to=2026-10-10';

    const [countries, video, filtered, explained] = await Promise.all([
      on.manager.get(`/report/countries?${day}`),
      on.manager.get(`/report/video?${day}&id=refunded`),
      on.manager.get(`/report/summary?${day}&country=US`),
      on.manager.get(`/report/amount?${day}`),
    ]);

    assert.deepEqual(
      countries.body.items.map(({ country, value }: Record<string, string>) => `${country} ${value}`),
      ['KR 1', 'US -0.5'],
    );
    assert.equal(video.body.countries.revenue.total, '-0.5');
    assert.equal(filtered.body.figures.revenue.value, '-0.5');
    type File = { type: string; revenue: { rows: number; usd: string } };
    assert.equal(explained.status, 200, JSON.stringify(explained.body));
    assert.equal(explained.body.exact.gross, '0.5');
    assert.deepEqual(
      explained.body.files.map(({ type, revenue }: File) => [type, revenue.rows, revenue.usd]),
      [
        ['content_owner_ad_revenue_raw_a1', 3, '1'],
        ['content_owner_ad_revenue_raw_a1', 1, '-0.5'],
        ['content_owner_non_music_red_revenue_raw_a1', 3, '0'],
      ],
    );
  });

  for (const [name, way] of Object.entries(WAYS)) {
    it(`of a day without revenue comes and goes with the report that has it, ${name}`, async () => {
      const on = await scene(way);
      await on.earn(OCTOBER);
      const final = async () => (await on.checks('2026-09')).final;

      await on.deliverAd(NOVEMBER, on.refund('2026-09-10', '-0.5'));
      assert.equal(await final(), '-500000');
      await on.deliverAd(NOVEMBER);
      assert.equal(await final(), '0');
      await on.deliverAd(NOVEMBER, on.refund('2026-09-10', '-0.25'));
      assert.equal(await final(), '-250000');
      assert.deepEqual(await revenueOf(on, '2026-09-10', '2026-09-10'), ['final', '-0.25']);
    });

    it(`does not count while a report of its own day is there that is not final, ${name}`, async () => {
      const on = await scene(way);
      await on.earn(OCTOBER);
      await on.deliverAd(OCTOBER, on.refund('2026-09-10', '-0.5'));
      assert.deepEqual(await revenueOf(on, '2026-09-10', '2026-09-10'), ['final', '-0.5']);
      assert.equal((await on.checks('2026-09')).final, '-500000');

      await on.deliverAd('2026-09-01');
      const { revenue, final } = await on.checks('2026-09');
      assert.deepEqual([revenue, final], ['0', '0'], 'one closing report waits for the other one');
      await deliverMonth(api, '2026-09-01', { ad: on.revenueOf('1') });
      assert.equal((await on.checks('2026-09')).final, '29500000');
    });

    it(`does not count once an estimate of its own day is there, ${name}`, async () => {
      const on = await scene(way);
      await on.earn(OCTOBER);
      await on.deliverAd(OCTOBER, on.refund('2026-09-10', '-0.5'));

      const row = { date: '20260910', channel_id: on.channels[0]?.youtubeId ?? '' };
      const rows = ['1', '2', '3'].map((each) => ({
        ...row,
        video_id: each,
        estimated_partner_revenue: '2',
      }));
      await ingestText(api, revenueCsv(rows), way);

      const { revenue, final } = await on.checks('2026-09');
      assert.deepEqual([revenue, final], ['6000000', '0']);
    });
  }

  it('is no revenue of its day, which stays missing', async () => {
    const on = await scene();
    await on.earn(OCTOBER);
    await on.deliverAd(OCTOBER, on.refund('2026-09-10', '-0.5'));

    const { days_without_revenue: missing, refusals } = await on.checks('2026-09');
    assert.ok(missing.includes('2026-09-10'));
    assert.ok(refusals.some(({ code }: { code: string }) => code === 'revenue_missing'));
  });

  it('of a day without revenue that was booked is taken back with the report that had it', async () => {
    const on = await scene();
    assert.equal((await on.close('2026-09', 'a test')).status, 200);
    await on.earn(OCTOBER);
    await on.deliverAd(OCTOBER, on.refund('2026-09-10', '-0.5'));
    assert.equal((await on.close('2026-10')).status, 200);
    await on.deliverAd(OCTOBER);
    await on.earn(NOVEMBER);
    assert.equal((await on.close('2026-11')).status, 200);
    for (const month of ['2026-09', '2026-10', '2026-11']) await on.issue(month);

    const ofSeptember = (old: string, now: string) => [
      { month: '2026-09', cause: 'revenue', member: on.ann, gross: [old, now] },
    ];
    assert.deepEqual(await correctionsOf(on, '2026-10'), ofSeptember('0.00', '-0.50'));
    assert.deepEqual(await correctionsOf(on, '2026-11'), ofSeptember('-0.50', '0.00'));
    assert.deepEqual(await auditOf(on, '2026-11'), [null, null]);
  });
});
