import assert from 'node:assert/strict';
import { before, it } from 'node:test';
import { setTimeout } from 'node:timers/promises';
import { sql } from 'kysely';
import { describeWithDatabase } from '../../../platform/testing/describe-databases.ts';
import { ingestText } from '../../ingest/testing/ingest-fixtures.ts';
import { revenueCsv } from '../../ingest/testing/report-csv.ts';
import * as data from '../testing/report-fixture.ts';
import { compactVersionStamps } from './version-stamp.repository.ts';

const range = 'from=2026-10-21&to=2026-11-30';
const inWon = { 'x-mcn-currency': 'KRW' };
const PATHS = [
  `summary?${range}&compare=previous`,
  `trend?${range}&interval=week`,
  `channels?${range}`,
  `channels/trend?${range}`,
  `countries?${range}`,
  `videos?${range}`,
  `prices?${range}&interval=week`,
  'statement?month=2026-11',
  'settlement?from=2026-11&to=2026-11',
  `trend/export?${range}&interval=day`,
];

describeWithDatabase('reports while an ingest commits', (api) => {
  let fixture: data.ReportFixture;
  let deliveries = 0;

  before(async () => {
    fixture = await data.createReportFixture(api);
    // All days of these files can have been reported then.
    api.clock.set('2026-12-01T20:00:00Z');
  });

  const read = async (path: string) => {
    const { status, body } = await fixture.manager.get(`/report/${path}`, inWon);
    if (typeof body === 'string') return body;
    const { request_id: _, ...rest } = body;
    return { status, ...rest };
  };

  /** Delivers other revenue of the last day, and that of another day for the first time. */
  const deliver = () => {
    deliveries += 1;
    const rows = [17, 17 + deliveries].map((day) => ({
      date: `202611${day}`,
      channel_id: data.CHANNELS[0] ?? '',
      video_id: `${data.CHANNELS[0]?.slice(2, 8)}-vid-0`,
      country_code: 'KR',
      estimated_partner_revenue: String(10 * (deliveries + 1)),
    }));
    return ingestText(api, revenueCsv(rows), { forceReason: 'a test' });
  };

  const isAnyLockAwaited = async () => {
    const { rows } = await sql`
      select from pg_locks l join pg_database d on d.oid = l.database
      where d.datname = current_database() and not l.granted`.execute(api.db);
    return rows.length > 0;
  };

  for (const path of PATHS)
    it(`${path} shows the state before or after, and no mixture of both`, async (t) => {
      if (api.database.kind === 'embedded')
        return t.skip('the embedded database has no concurrent transactions');
      const earlier = await read(path);
      // Empties the cache.
      await compactVersionStamps(api.db, fixture.managerId);

      // The request has read the delivered days, and waits for the rates while the ingest commits. The object prevents
      // `await` from waiting for the request inside the transaction.
      const { request } = await api.db.transaction().execute(async (trx) => {
        await sql`lock table fx_rate in access exclusive mode`.execute(trx);
        let isRead = false;
        const reply = read(path).finally(() => (isRead = true));
        while (!isRead && !(await isAnyLockAwaited())) await setTimeout(5);
        assert.ok(!isRead, 'the request waits');
        await deliver();
        return { request: reply };
      });
      const found = await request;

      const later = await read(path);
      assert.notDeepEqual(later, earlier);
      assert.deepEqual(found, later);
    });
});
