import assert from 'node:assert/strict';
import { it } from 'node:test';
import { describeEachDatabase } from '../../platform/testing/describe-databases.ts';
import { insertSite, joinManager } from '../../platform/testing/fixtures.ts';
import { MalformedFileError } from '../../platform/csv/file-error.ts';
import { claimChannel, deleteReports, ingestText } from './testing/ingest-fixtures.ts';
import { basicCsv, revenueCsv } from './testing/report-csv.ts';

/** Both daylight saving changes of California: the days around each, and the midnight that ends the day of the change. */
const changes = [
  { days: ['2026-03-07', '2026-03-08', '2026-03-09', '2026-03-10'], midnight: '2026-03-09T07:00:00Z' },
  { days: ['2026-10-31', '2026-11-01', '2026-11-02', '2026-11-03'], midnight: '2026-11-02T08:00:00Z' },
] as const;

describeEachDatabase('days with a daylight saving change', (api) => {
  for (const { days, midnight } of changes)
    it(`T-64 a day with a daylight saving change is one day that ends at Pacific midnight: ${days[1]}`, async () => {
      await deleteReports(api);
      const channel_id = `UCclocks${days[1]}`;
      api.clock.set(new Date(Date.parse(midnight) - 1_000).toISOString());
      const { client, id } = await joinManager(api, await insertSite(api));
      await claimChannel(api, id, { youtubeId: channel_id });
      const place = { channel_id, video_id: 'clocks-1' };
      const dated = (day: string) => ({ ...place, date: day.replaceAll('-', '') });
      const [before, change, after, tomorrow] = days;
      const three = [before, change, after];
      const forceReason = 'figures of days that run';

      await ingestText(
        api,
        basicCsv(three.map((day, index) => ({ ...dated(day), views: String(index + 1) }))),
        { forceReason },
      );
      await ingestText(
        api,
        revenueCsv(three.map((day) => ({ ...dated(day), estimated_partner_revenue: '1' }))),
        { forceReason },
      );
      const views = basicCsv([{ ...dated(tomorrow), views: '4' }]);
      const isMalformed = ingestText(api, views, { forceReason });
      await assert.rejects(isMalformed, MalformedFileError, 'the Pacific day has not begun yet');
      api.clock.advance(1_000);
      await ingestText(api, views, { forceReason });

      const { body } = await client.get(`/report/trend?from=${before}&to=${after}&interval=day`);
      assert.deepEqual(
        body.points.map((point: { date: string; views: number }) => [point.date, point.views]),
        three.map((day, index) => [day, index + 1]),
      );
      const totals = await Promise.all(
        three.map(
          async (day) => (await client.get(`/report/summary?from=${day}&to=${day}`)).body.figures.views.value,
        ),
      );
      assert.deepEqual(totals, [1, 2, 3]);
      const freshness = (await client.get('/report/freshness')).body;
      assert.deepEqual([freshness.views_through, freshness.latest_day], [tomorrow, after]);
    });
});
