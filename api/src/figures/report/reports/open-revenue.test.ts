import assert from 'node:assert/strict';
import { before, it } from 'node:test';
import { listDays } from '../../../platform/calendar.ts';
import { describeWithDatabase } from '../../../platform/testing/describe-databases.ts';
import { AD_CLOSING_REPORT, PREMIUM_CLOSING_REPORT } from '../../ingest/report-types.ts';
import { createReportFixture, REVENUE_THROUGH, type ReportFixture } from '../testing/report-fixture.ts';

describeWithDatabase('open revenue', (api) => {
  let fixture: ReportFixture;
  const open = async (query = '') => (await fixture.manager.get(`/report/open-revenue${query}`)).body;
  const sumOf = async (from: string, to: string) => {
    const query = `from=${from}&to=${to}&member=${fixture.memberId}`;
    return (await fixture.manager.get(`/report/summary?${query}`)).body.figures.revenue.value;
  };
  /** Makes days final, as their closing reports do. */
  const close = async (from: string, to: string) => {
    const { file_id: fileId } = await api.db
      .selectFrom('report_day')
      .select('file_id')
      .executeTakeFirstOrThrow();
    await api.db
      .insertInto('report_day')
      .values(
        listDays(from, to).flatMap((day) =>
          ([AD_CLOSING_REPORT, PREMIUM_CLOSING_REPORT] as const).map((type) => ({
            report_type: type,
            day,
            file_id: fileId,
            created_at: api.clock.now(),
          })),
        ),
      )
      .execute();
  };

  before(async () => {
    if (api.isOpen) fixture = await createReportFixture(api);
  });

  it('the open revenue of a member is its net of all delivered days while none is final', async () => {
    const { days, revenue } = await open(`?member=${fixture.memberId}`);

    assert.deepEqual(days, { from: '2026-10-01', to: REVENUE_THROUGH });
    assert.equal(revenue, await sumOf('2026-10-01', REVENUE_THROUGH));
    const own = (await fixture.member.get('/report/open-revenue')).body;
    assert.deepEqual([own.days, own.revenue], [days, revenue]);
  });

  it('days that stay open before final ones count', async () => {
    await close('2026-11-01', REVENUE_THROUGH);

    const { days, revenue } = await open(`?member=${fixture.memberId}`);

    assert.deepEqual(days, { from: '2026-10-01', to: '2026-10-31' });
    assert.equal(revenue, await sumOf('2026-10-01', '2026-10-31'));
  });

  it('nothing is open when every day is final', async () => {
    await close('2026-10-01', '2026-10-31');

    const { days, revenue } = await open(`?member=${fixture.memberId}`);

    assert.deepEqual([days, revenue], [null, null]);
  });
});
