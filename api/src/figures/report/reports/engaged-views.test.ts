import assert from 'node:assert/strict';
import { before, it } from 'node:test';
import type { PortalClient } from '../../../platform/testing/portal-client.ts';
import { describeWithDatabase } from '../../../platform/testing/describe-databases.ts';
import { insertSite, joinManager } from '../../../platform/testing/fixtures.ts';
import { claimChannel, ingestText } from '../../ingest/testing/ingest-fixtures.ts';
import { basicCsv, type Cells } from '../../ingest/testing/report-csv.ts';
import * as data from '../testing/report-fixture.ts';

/** Files of these days have no engaged views. */
const BEFORE = 'from=2026-10-02&to=2026-10-24';

describeWithDatabase('engaged views', (api) => {
  let fixture: data.ReportFixture;

  before(async () => {
    fixture = await data.createReportFixture(api);
  });

  const read = async (client: PortalClient, path: string) => {
    const { status, body } = await client.get(`/report/${path}`);
    assert.equal(status, 200, JSON.stringify(body));
    return body;
  };

  it('are null, not zero, in each report of days whose files have none', async () => {
    for (const client of [fixture.manager, fixture.member]) {
      const [summary, trend, videos, countries, channels, lines] = await Promise.all([
        read(client, `summary?${BEFORE}`),
        read(client, `trend?${BEFORE}&interval=week`),
        read(client, `videos?${BEFORE}`),
        read(client, `countries?${BEFORE}&metric=engaged_views`),
        read(client, `channels?${BEFORE}`),
        read(client, `channels/trend?${BEFORE}&metric=engaged_views`),
      ]);
      const video = await read(client, `video?${BEFORE}&id=${videos.items[0].id}`);

      const listed = [
        ...trend.points,
        ...videos.items,
        videos.totals,
        ...channels.items,
        channels.totals,
        video.figures,
        ...video.points,
      ];
      const values = listed.map(({ engaged_views: value }) => value);
      const ofLines = lines.series.flatMap(({ values: line }: { values: (number | null)[] }) => line);
      assert.equal(summary.figures.engaged_views.value, null);
      assert.equal(countries.total, null);
      assert.deepEqual(new Set([...values, ...ofLines, ...lines.totals]), new Set([null]));
      assert.ok(summary.figures.views.value > 0 && videos.items.length > 0 && ofLines.length > 0);
    }
  });

  it('of a period are those of its days with them', async () => {
    const whole = await read(fixture.manager, 'summary?from=2026-10-02&to=2026-11-10');
    const known = await read(fixture.manager, `summary?from=${data.ENGAGED_FROM}&to=2026-11-10`);

    assert.ok(known.figures.engaged_views.value > 0);
    assert.equal(whole.figures.engaged_views.value, known.figures.engaged_views.value);
  });

  it('channels and their lines are sorted by them', async () => {
    const period = 'from=2026-11-01&to=2026-11-17';
    const valuesOf = async (order: string) => {
      const { items } = await read(fixture.manager, `channels?${period}&sort=engaged_views&order=${order}`);
      return items.map(({ engaged_views: value }: { engaged_views: number }) => value);
    };
    const falling = await valuesOf('desc');
    const lines = await read(fixture.manager, `channels/trend?${period}&metric=engaged_views&interval=month`);

    assert.deepEqual(
      falling,
      falling.toSorted((a: number, b: number) => b - a),
    );
    assert.deepEqual(await valuesOf('asc'), falling.toReversed());
    assert.deepEqual(
      lines.series.map(({ values }: { values: number[] }) => values[0]),
      falling,
    );
  });

  it('are 0 where nothing was viewed, and unknown beside views without them; comparisons name changes of views between their days', async () => {
    const { client, id } = await joinManager(api, await insertSite(api));
    const [viewed = '', idle = ''] = ['UCviewed000000000000000', 'UCidle00000000000000000'];
    for (const youtubeId of [viewed, idle]) await claimChannel(api, id, { youtubeId });
    const row: Cells = {
      date: '20260810',
      channel_id: viewed,
      video_id: 'v',
      country_code: 'KR',
      views: '9',
    };
    await ingestText(api, basicCsv([{ ...row, engaged_views: '' }]));
    await ingestText(api, basicCsv([{ ...row, date: '20260811', channel_id: fixture.channels[0] ?? '' }]));

    const both = 'from=2026-08-10&to=2026-08-11';
    const [trend, summary, channels] = await Promise.all([
      read(client, `trend?${both}`),
      read(client, `summary?${both}`),
      read(client, `channels?${both}&sort=engaged_views&order=asc`),
    ]);

    const valuesOf = (all: { engaged_views: number | null }[]) =>
      all.map(({ engaged_views: value }) => value);
    assert.deepEqual(valuesOf(trend.points), [null, 0]);
    assert.equal(summary.figures.engaged_views.value, null);
    assert.deepEqual(valuesOf(channels.items), [0, null]);
    assert.equal(channels.totals.engaged_views, null);

    const compared = 'from=2026-11-01&to=2026-11-02&compare=custom&compare_from=2026-08-10';
    for (const path of ['summary', 'trend', 'channels', 'channels/trend', 'video']) {
      const query = path === 'video' ? '&id=v' : '';
      const over = await read(client, `${path}?${compared}&compare_to=2026-08-11${query}`);
      const change = { day: '2026-08-24', change: 'all_views' };
      assert.deepEqual([over.compare_gap, over.compare_changes], [null, [change]], path);
      const alike = await read(client, `${path}?from=2026-11-01&to=2026-11-02&compare=previous${query}`);
      const without = await read(client, `${path}?${compared}&compare_to=2026-12-11${query}`);
      assert.deepEqual([alike.compare_changes, without.compare_changes], [[], []], path);
      assert.equal(without.compare_gap, 'after_latest_day', path);
    }
  });
});
