import assert from 'node:assert/strict';
import { before, it } from 'node:test';
import { describeEachDatabase } from '../../../platform/testing/describe-databases.ts';
import type { PortalClient } from '../../../platform/testing/portal-client.ts';
import { insertSite, joinManager } from '../../../platform/testing/fixtures.ts';
import * as data from '../testing/report-fixture.ts';

describeEachDatabase('the briefing', (api) => {
  let fixture: data.ReportFixture;

  before(async () => {
    if (!api.isOpen) return;
    fixture = await data.createReportFixture(api);
  });

  const get = async (client: PortalClient, path: string, currency = 'KRW') => {
    const { status, body } = await client.get(`/report/${path}`, { 'x-mcn-currency': currency });
    assert.equal(status, 200, JSON.stringify(body));
    return body;
  };

  it('describes the newest day with both views and revenue, or another day', async () => {
    assert.equal((await get(fixture.manager, 'briefing')).day, data.REVENUE_THROUGH);
    const { day, revenue } = await get(fixture.manager, `briefing?day=${data.VIEWS_THROUGH}`);
    assert.deepEqual({ day, revenue }, { day: data.VIEWS_THROUGH, revenue: null });
  });

  for (const reader of ['manager', 'member', 'manager of a member', 'manager of a channel'] as const)
    for (const currency of ['KRW', 'USD'])
      it(`shows a ${reader} in ${currency} what the reports of the same days show`, async () => {
        const client = reader === 'member' ? fixture.member : fixture.manager;
        const { items } = await get(fixture.manager, 'channels?from=2026-11-17&to=2026-11-17');
        const selection =
          reader === 'manager of a member'
            ? `&member=${fixture.memberId}`
            : reader === 'manager of a channel'
              ? `&channel=${items[0].channel.id}`
              : '';
        const briefing = await get(client, `briefing?day=2026-11-17${selection}`, currency);

        const ofDay = await get(client, `summary?from=2026-11-17&to=2026-11-17${selection}`, currency);
        assert.equal(briefing.revenue.value, ofDay.figures.revenue.value);
        assert.equal(briefing.views.value, ofDay.figures.views.value);
        assert.equal(briefing.status, ofDay.status);

        const ofMonth = await get(
          client,
          `summary?from=2026-11-01&to=2026-11-17&compare=previous&compare_by=months${selection}`,
          currency,
        );
        const { month } = briefing;
        assert.deepEqual(month.period, ofMonth.period);
        assert.equal(month.last_day, '2026-11-30');
        assert.deepEqual(
          [month.revenue, month.views],
          [ofMonth.figures.revenue.value, ofMonth.figures.views.value],
        );
        assert.deepEqual(month.previous, {
          period: ofMonth.compare,
          revenue: ofMonth.figures.revenue.previous,
          views: ofMonth.figures.views.previous,
        });

        const trend = await get(client, `trend?from=2026-10-21&to=2026-11-17${selection}`, currency);
        assert.deepEqual(
          briefing.days,
          trend.points.map(({ date, views, revenue }: Record<string, unknown>) => ({
            day: date,
            views,
            revenue,
          })),
        );

        const videos = await get(
          client,
          `videos?from=2026-11-17&to=2026-11-17&sort=revenue&order=desc&size=3${selection}`,
          currency,
        );
        assert.deepEqual(
          briefing.videos,
          videos.items.map(({ id, title, thumbnail, channel, views, revenue }: Record<string, unknown>) => ({
            id,
            title,
            thumbnail,
            channel,
            views,
            revenue,
          })),
        );
      });

  it('is nothing of another account: its channels and members do not exist', async () => {
    const { items } = await get(fixture.manager, 'channels?from=2026-11-17&to=2026-11-17');
    for (const [client, query] of [
      [fixture.stranger, `channel=${items[0].channel.id}`],
      [fixture.stranger, `member=${fixture.memberId}`],
      [fixture.member, `member=${fixture.memberId}`],
    ] as const)
      assert.equal((await client.get(`/report/briefing?${query}`)).status, 404);
  });
});

describeEachDatabase('the briefing before the first day', (api) => {
  it('says that there is no day', async () => {
    const site = await insertSite(api);
    const { client } = await joinManager(api, site);
    const { status, body } = await client.get('/report/briefing');
    assert.equal(status, 200);
    assert.deepEqual(
      { day: body.day, month: body.month, deviations: body.deviations, days: body.days },
      { day: null, month: null, deviations: [], days: [] },
    );
  });
});
