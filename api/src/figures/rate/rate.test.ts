import assert from 'node:assert/strict';
import { before, beforeEach, it } from 'node:test';
import { describeWithDatabase } from '../../platform/testing/describe-databases.ts';
import { insertSite, joinManager } from '../../platform/testing/fixtures.ts';
import { signInOperator } from '../../platform/testing/operator.ts';
import type { PortalClient } from '../../platform/testing/portal-client.ts';
import { claimChannel, deleteReports, ingestText } from '../ingest/testing/ingest-fixtures.ts';
import { basicCsv, revenueCsv } from '../ingest/testing/report-csv.ts';

describeWithDatabase('exchange rates', (api) => {
  let operator: PortalClient;
  before(async () => {
    operator = (await signInOperator(api)).client;
  });
  beforeEach(async () => {
    api.clock.set('2026-11-20T20:00:00Z');
    await api.db.deleteFrom('fx_rate').execute();
  });

  const send = (csv: string, query = '') =>
    operator.post(`/operator/rates${query}`, csv, { 'content-type': 'text/csv' });
  const list = async () => (await operator.get('/operator/rates')).body.items;
  const listErrors = ({ body }: Awaited<ReturnType<typeof send>>) =>
    body.file_errors.map(({ path, code }: { path: string; code: string }) => `${path}: ${code}`);
  const audited = () =>
    api.db.selectFrom('audit_entry').selectAll().where('action', '=', 'rate.set').orderBy('at').execute();

  it('importing the same rates again changes nothing and writes no audit entry', async () => {
    const csv = 'rate,day\n1391.120,2026-11-18\n1392.5,2026-11-19\n';
    const entries = (await audited()).length;

    const first = await send(csv);
    const again = await send(csv);

    assert.deepEqual(first.body.result, {
      added: 2,
      changed: 0,
      kept: 0,
      affected: { from: '2026-11-18', to: null },
    });
    assert.deepEqual(again.body.result, { added: 0, changed: 0, kept: 2, affected: null });
    assert.deepEqual(await list(), [
      { day: '2026-11-19', rate: '1392.5' },
      { day: '2026-11-18', rate: '1391.12' },
    ]);
    const [entry, ...others] = (await audited()).slice(entries);
    assert.deepEqual([entry?.subject, entry?.before], ['USD/KRW', {}]);
    assert.deepEqual(entry?.after, { '2026-11-18': '1391.12', '2026-11-19': '1392.5' });
    assert.deepEqual(others, []);
  });

  it('a rate file may have a byte order mark, CRLF, quotes and column aliases', async () => {
    assert.equal((await send('\uFEFFDate,USD_KRW\r\n"2026-11-18","1391.1"\r\n')).body.result.added, 1);
  });

  it('changing a stored rate returns 422 unless force is set', async () => {
    await send('day,rate\n2026-11-17,1390\n2026-11-18,1391\n2026-11-20,1393\n');

    const refused = await send('day,rate\n2026-11-18,1391.5\n');
    const forced = await send('day,rate\n2026-11-18,1391.5\n', '?force=true');

    assert.deepEqual([refused.status, listErrors(refused)], [422, ['line 2 (rate): rate_known']]);
    assert.deepEqual(forced.body.result, {
      added: 0,
      changed: 1,
      kept: 0,
      affected: { from: '2026-11-18', to: '2026-11-19' },
    });
    const entry = (await audited()).at(-1);
    assert.deepEqual([entry?.before, entry?.after], [{ '2026-11-18': '1391' }, { '2026-11-18': '1391.5' }]);
    assert.equal(entry?.actor_role, 'operator');
  });

  it('an implausible rate returns 422 unless force is set', async () => {
    assert.deepEqual(listErrors(await send('day,rate\n2026-11-17,0.00072\n')), [
      'line 2 (rate): rate_unlikely',
    ]);
    assert.equal(
      (await send('day,rate\n2026-11-17,1400\n2026-11-18,1540\n')).status,
      200,
      'a change of 10 % is accepted',
    );

    const early = await send('day,rate\n2026-11-16,2500\n');
    assert.deepEqual(listErrors(early), ['line 2 (rate): rate_moved'], 'the first of all rates');

    const far = await send('day,rate\n2026-11-20,13925\n2026-11-19,1550\n');

    assert.deepEqual(listErrors(far), ['line 2 (rate): rate_moved']);
    assert.match(far.body.file_errors[0].message, /13925 is 798\.4 % away from 1550 of 2026-11-19/);
    assert.equal((await list()).length, 2, 'nothing of the file is stored');
    assert.equal((await send('day,rate\n2026-11-20,13925\n', '?force=1')).status, 200);
  });

  it('a rate file with errors returns 422 with the position of each error', async () => {
    const csv = [
      'day,rate',
      '2026-11-18,1391',
      '2026-02-30,1391',
      '2026-11-22,1391',
      '2026-11-17,-1',
      '2026-11-16,0',
      '2026-11-15,1391.1234567',
      ',1391',
      '2026-11-14,',
      '2026-11-13',
    ].join('\n');

    const refused = await send(csv);

    assert.equal(refused.status, 422);
    assert.deepEqual(listErrors(refused), [
      'line 3, column 1 (day): bad_cell',
      'line 4, column 1 (day): bad_cell',
      'line 5, column 2 (rate): bad_cell',
      'line 6, column 2 (rate): bad_cell',
      'line 7, column 2 (rate): bad_cell',
      'line 8, column 1 (day): bad_cell',
      'line 9, column 2 (rate): bad_cell',
      'line 10: ragged_row',
    ]);
    assert.deepEqual(await list(), []);
    assert.deepEqual(listErrors(await send('day,rate,day\n')), ['line 1, column 3 (day): duplicate_column']);
    assert.deepEqual(listErrors(await send('day,won\n')), [
      'line 1, column 2 (won): unknown_column',
      'line 1 (rate): missing_column',
    ]);
    assert.deepEqual(listErrors(await send('')), ['line 1: empty_file']);
    const twice = await send('day,rate\n2026-11-18,1391\n2026-11-18,1391\n');
    assert.deepEqual(listErrors(twice), ['line 3 (day): duplicate_day']);
  });

  it('a rate applies from its day on, and days before the first rate have no revenue in won', async () => {
    await deleteReports(api);
    const { client, id: accountId } = await joinManager(api, await insertSite(api));
    client.currency = 'KRW';
    await claimChannel(api, accountId, { youtubeId: 'UCrate00000000000000000a' });
    const days = ['20261113', '20261114', '20261116'];
    const row = { channel_id: 'UCrate00000000000000000a', video_id: 'v1', country_code: 'KR', views: '1000' };
    const rows = days.map((date) => ({ ...row, date, estimated_partner_revenue: '1.000000' }));
    await ingestText(api, basicCsv(rows));
    await ingestText(api, revenueCsv(rows));
    const won = async () => {
      const { points } = (await client.get('/report/trend?from=2026-11-13&to=2026-11-16')).body;
      return points.map(({ revenue }: { revenue: string | null }) => revenue);
    };

    await send('day,rate\n2026-11-14,1400\n');
    assert.deepEqual(await won(), [null, '1400', null, '1400']);
    await send('day,rate\n2026-11-16,1410.5\n2026-11-12,1390\n');
    assert.deepEqual(await won(), ['1390', '1400', null, '1410.5']);
  });

  it('T-59 of concurrent imports of different rates one succeeds and the others return 422', async () => {
    const replies = await Promise.all(
      Array.from({ length: 12 }, (_, index) => send(`day,rate\n2026-11-18,${1391 + index}\n`)),
    );

    const statuses = replies.map(({ status }) => status).toSorted();
    assert.deepEqual(statuses, [200, ...Array.from({ length: 11 }, () => 422)]);
  });
});
