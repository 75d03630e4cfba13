import assert from 'node:assert/strict';
import { before, it, test } from 'node:test';
import { describeWithDatabase } from '../../../platform/testing/describe-databases.ts';
import * as data from '../testing/report-fixture.ts';
import { resolvePeriod } from './relative-period.ts';

test('relative periods end with the latest day, or with the month before it', () => {
  // The same days as in the test of the dashboard's own `presetRange`.
  assert.deepEqual(resolvePeriod('latest', '2026-11-18'), { from: '2026-11-18', to: '2026-11-18' });
  assert.deepEqual(resolvePeriod('28d', '2026-11-18'), { from: '2026-10-22', to: '2026-11-18' });
  assert.deepEqual(resolvePeriod('this-month', '2026-11-18'), { from: '2026-11-01', to: '2026-11-18' });
  assert.deepEqual(resolvePeriod('last-month', '2026-01-31'), { from: '2025-12-01', to: '2025-12-31' });
  assert.deepEqual(resolvePeriod('last-month', '2028-03-31'), { from: '2028-02-01', to: '2028-02-29' });
  assert.deepEqual(resolvePeriod('6m', '2026-03-31'), { from: '2025-10-01', to: '2026-03-31' });
});

describeWithDatabase('reports of a relative period', (api) => {
  let fixture: data.ReportFixture;

  before(async () => {
    fixture = await data.createReportFixture(api);
  });

  it('are the reports of its days, which Content-Location names', async () => {
    const { from, to } = resolvePeriod('7d', data.REVENUE_THROUGH);
    for (const report of [
      'summary?compare=previous',
      'trend?interval=day',
      'videos?page=0&size=20',
      'countries?top=5',
    ]) {
      const relative = await fixture.manager.get(`/report/${report}&period=7d`);
      const absolute = await fixture.manager.get(`/report/${report}&from=${from}&to=${to}`);

      assert.equal(relative.status, 200);
      assert.deepEqual(relative.body, absolute.body);
      assert.equal(relative.headers['content-location'], `/api/report/${report}&from=${from}&to=${to}`);
      assert.equal(absolute.headers['content-location'], undefined);
    }
  });

  it('keep the days that are given beside it', async () => {
    const given = await fixture.manager.get('/report/summary?period=28d&from=2026-11-01&to=2026-11-02');
    assert.deepEqual(given.body.period, { from: '2026-11-01', to: '2026-11-02' });
  });

  it('are refused when their name is unknown, and without days', async () => {
    for (const query of ['?period=29d', '?period=toString', '?period=28d&from=2026-11-01', '']) {
      const { status, body } = await fixture.manager.get(`/report/summary${query}`);
      assert.deepEqual([status, body.code], [400, 'validation'], query);
    }
  });
});
