import assert from 'node:assert/strict';
import { before, beforeEach, it } from 'node:test';
import { describeWithDatabase } from '../../../platform/testing/describe-databases.ts';
import { insertSite, joinManager } from '../../../platform/testing/fixtures.ts';
import { signInOperator } from '../../../platform/testing/operator.ts';
import type { PortalClient } from '../../../platform/testing/portal-client.ts';
import { createWithdrawalService } from '../withdrawals/withdrawal.service.ts';
import { createServerActor } from '../../../access/audit/actor.ts';
import { claimChannel, deleteReports, ingestText } from '../testing/ingest-fixtures.ts';
import { adCsv, type Cells, premiumCsv, studioCsv } from '../testing/report-csv.ts';

const ID = 'aaaaaaaaaaaaaaaaaaaaaa';
const row: Cells = { date: '20261015', channel_id: ID, video_id: 'studio', partner_revenue: '1.5' };
const rows: Cells[] = [
  row,
  { ...row, channel_id: 'bbbbbbbbbbbbbbbbbbbbbb', partner_revenue: '2' },
  { ...row, channel_id: '', video_id: '', country_code: '', partner_revenue: '0.125' },
  { ...row, adjustment_type: 'Refund', date: '20260803', partner_revenue: '-0.5' },
];
const parts = [
  { part: 'read', name: '', rows: 4, micros: 3_125_000 },
  { part: 'registered', name: '', rows: 2, micros: 1_000_000 },
  { part: 'unregistered', name: '', rows: 1, micros: 2_000_000 },
  { part: 'no_channel', name: '', rows: 1, micros: 125_000 },
  { part: 'adjustment', name: 'Refund', rows: 1, micros: -500_000 },
  { part: 'other_months', name: '', rows: 1, micros: -500_000 },
  { part: 'no_video', name: '', rows: 1, micros: 125_000 },
  { part: 'no_country', name: '', rows: 1, micros: 125_000 },
];
const forceReason = 'a test';

describeWithDatabase('monthly files of Studio', (api) => {
  let manager: PortalClient;
  let operator: PortalClient;
  let account = '';

  before(async () => {
    api.clock.set('2026-11-21T12:00:00Z');
    const joined = await joinManager(api, await insertSite(api));
    manager = joined.client;
    account = joined.id;
    await claimChannel(api, account, { youtubeId: `UC${ID}` });
    operator = (await signInOperator(api)).client;
  });
  beforeEach(() => deleteReports(api));

  const stored = async () => {
    const found = await api.db
      .selectFrom('file_amount as a')
      .innerJoin('ingest_file as f', 'f.id', 'a.file_id')
      .select(['f.digest', 'a.part', 'a.name', 'a.rows', 'a.micros'])
      .execute();
    return found.map(({ rows: count, micros, ...rest }) => ({
      ...rest,
      rows: Number(count),
      micros: Number(micros),
    }));
  };
  const sorted = <Row extends { part: string }>(list: Row[]) =>
    list.toSorted((a, b) => (a.part < b.part ? -1 : 1));

  it('close a month, and say where their revenue belongs', async () => {
    const { type, money, digest } = await ingestText(api, studioCsv(rows), { forceReason });
    await ingestText(api, premiumCsv([{ ...row, partner_revenue: '1' }]), { forceReason });

    assert.equal(type, 'content_owner_ad_revenue_raw_a1');
    assert.deepEqual(money, parts);
    assert.deepEqual(
      sorted((await stored()).filter((each) => each.digest === digest)),
      sorted(parts.map((part) => ({ digest, ...part }))),
    );
    const revenueOf = async (from: string, to: string) =>
      (await manager.get(`/report/summary?from=${from}&to=${to}`)).body.figures.revenue.value;
    assert.equal(await revenueOf('2026-10-01', '2026-10-31'), '2.5');
    // The refund counts on its day.
    assert.equal(await revenueOf('2026-08-03', '2026-08-03'), '-0.5');
  });

  it('are the same file as the report of the API: the newer one counts', async () => {
    await ingestText(api, adCsv(rows), { forceReason, createdAt: new Date('2026-11-10T00:00:00Z') });
    const { outcome } = await ingestText(api, studioCsv(rows), {
      forceReason,
      createdAt: new Date('2026-11-11T00:00:00Z'),
    });

    assert.equal(outcome, 'replaced');
  });

  it('are summed again when they count again, with the channels that are registered then', async () => {
    const first = await ingestText(api, studioCsv(rows), { forceReason });
    await ingestText(api, studioCsv([row]), { forceReason });
    const newer = await api.db
      .selectFrom('ingest_file')
      .select('id')
      .where('digest', '<>', first.digest)
      .executeTakeFirstOrThrow();
    const channel = await claimChannel(api, account, { youtubeId: 'UCbbbbbbbbbbbbbbbbbbbbbb' });
    await createWithdrawalService({ database: api.database, clock: api.clock }).withdraw(
      { file: newer.id, reason: 'wrong', force: true },
      createServerActor('', null),
    );

    const again = (await stored()).filter(({ digest }) => digest === first.digest);
    assert.deepEqual(sorted(again.filter(({ part }) => part === 'registered' || part === 'unregistered')), [
      { digest: first.digest, part: 'registered', name: '', rows: 3, micros: 3_000_000 },
    ]);
    await api.db.deleteFrom('channel').where('id', '=', channel).execute();
  });

  it('answer with where their revenue belongs, also when they are sent twice', async () => {
    const send = () =>
      operator.post(`/operator/ingest?name=october.csv&force=a%20test`, studioCsv(rows), {
        'content-type': 'text/csv',
      });
    const [first, second] = [await send(), await send()];

    assert.equal(first.status, 200, JSON.stringify(first.body));
    assert.equal(second.body.result.outcome, 'duplicate');
    for (const { body } of [first, second])
      assert.deepEqual(
        body.result.money,
        parts.map(({ micros, ...part }) => ({ ...part, revenue_micros: micros })),
      );
  });

  it('are refused when a kind of adjustment is no text', async () => {
    await assert.rejects(
      ingestText(api, studioCsv([{ ...row, adjustment_type: '<script>' }]), { forceReason }),
      /line 2, column 1 \(adjustment_type\): Not a kind of adjustment/,
    );
  });
});
