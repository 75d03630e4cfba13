import assert from 'node:assert/strict';
import { it } from 'node:test';
import { sql } from 'kysely';
import { describeEachDatabase } from '../testing/describe-databases.ts';
import { insertSite, joinManager } from '../testing/fixtures.ts';

const TOKEN = 'metrics-token-of-thirty-two-characters';

describeEachDatabase(
  'health and metrics',
  (api) => {
    const metrics = (headers: Record<string, string>, url = '/metrics') =>
      api.app.inject({ url, headers: { host: 'nobody.test', ...headers } });

    it('the probes report that the process is alive and ready', async () => {
      const [alive, ready] = [await api.app.inject('/healthz'), await api.app.inject('/readyz')];

      assert.deepEqual([alive.statusCode, alive.json()], [200, { status: 'ok' }]);
      assert.deepEqual(
        [ready.statusCode, ready.json()],
        [200, { status: 'ok', checks: { database: 'ok', store: 'ok', api: 'ok' } }],
      );
      assert.equal(ready.headers['cache-control'], 'no-store');
    });

    it('/readyz reports a database that lacks a migration', async () => {
      await api.db.transaction().execute(async (trx) => {
        await sql`create table migration_copy as select * from kysely_migration`.execute(trx);
        await sql`delete from kysely_migration where name = '0003-release'`.execute(trx);
      });

      const reply = await api.app.inject('/readyz');

      assert.equal(reply.statusCode, 503);
      assert.deepEqual(reply.json().checks, { database: 'outdated' });
      assert.ok(Number(reply.headers['retry-after']) > 0);
      await sql`insert into kysely_migration select * from migration_copy where name = '0003-release'`.execute(
        api.db,
      );
      assert.equal((await api.app.inject('/readyz')).statusCode, 200);
    });

    it('T-29 metrics are served with the token only; without it /metrics returns 404', async () => {
      const page = await metrics({}, '/no-such-page');

      for (const headers of [{}, { authorization: `Bearer ${TOKEN}x` }, { authorization: TOKEN }]) {
        const reply = await metrics(headers);
        assert.equal(reply.statusCode, 404);
        assert.equal(reply.body, page.body);
      }
      assert.equal((await metrics({ authorization: `Bearer ${TOKEN}` }, '/metrics/x')).statusCode, 404);
      const shown = await metrics({ authorization: `Bearer ${TOKEN}` });
      assert.equal(shown.statusCode, 200);
      assert.match(String(shown.headers['content-type']), /^text\/plain; version=0\.0\.4/);
    });

    it('metrics measure requests by route and status, database sessions and the event loop', async () => {
      const { client } = await joinManager(api, await insertSite(api));
      await client.get('/channel/list?page=0');
      await client.get('/channel/list?page=x');
      await client.get('/no/such/call');

      const { body } = await metrics({ authorization: `Bearer ${TOKEN}` });

      const counted = (labels: string) =>
        new RegExp(`^portal_http_request_duration_seconds_count\\{${labels}\\} (\\d+)$`, 'm').exec(body)?.[1];
      assert.equal(counted('method="GET",route="/api/channel/list",status="200"'), '1');
      assert.equal(counted('method="GET",route="/api/channel/list",status="400"'), '1');
      assert.ok(counted('method="GET",route="none",status="404"'));
      assert.match(body, /^portal_database_sessions\{state="idle"\} \d+$/m);
      assert.match(body, /^nodejs_eventloop_lag_p99_seconds [\d.e-]+$/m);
      assert.doesNotMatch(body, /channel\/list\?/, 'a label for every query would grow without end');
    });

    it('metrics count ingested reports and current jobs', async () => {
      api.app.metrics.countIngest({ type: 'revenue', outcome: 'ingested', rows: 1200 });
      const later = new Date(api.clock.now().getTime() + 60_000);
      const jobs = [
        { key: 'a', run_at: api.clock.now(), leased_until: null },
        { key: 'b', run_at: api.clock.now(), leased_until: later },
        { key: 'c', run_at: later, leased_until: null },
        { key: 'd', run_at: later, leased_until: null },
      ];
      for (const job of jobs)
        await api.db
          .insertInto('job')
          .values({ ...job, kind: 'walk', account_id: null, attempts: 0, lease: null })
          .execute();

      const { body } = await metrics({ authorization: `Bearer ${TOKEN}` });

      assert.match(body, /^portal_ingest_rows_total\{type="revenue"\} 1200$/m);
      assert.match(body, /^portal_ingest_files_total\{type="revenue",outcome="ingested"\} 1$/m);
      for (const [state, count] of [
        ['due', 1],
        ['active', 1],
        ['scheduled', 2],
      ])
        assert.match(body, new RegExp(`^portal_jobs\\{queue="walk",state="${state}"\\} ${count}$`, 'm'));
      await api.db.deleteFrom('job').where('kind', '=', 'walk').execute();
      assert.doesNotMatch((await metrics({ authorization: `Bearer ${TOKEN}` })).body, /queue="walk"/);
    });
  },
  { METRICS_TOKEN: TOKEN },
);

describeEachDatabase('metrics without a token', (api) => {
  it('T-29 /metrics returns 404 to every caller when no token is set', async () => {
    const reply = await api.app.inject({ url: '/metrics', headers: { authorization: 'Bearer undefined' } });

    assert.equal(reply.statusCode, 404);
  });
});
