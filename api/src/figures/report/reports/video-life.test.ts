import assert from 'node:assert/strict';
import { before, it } from 'node:test';
import { describeWithDatabase } from '../../../platform/testing/describe-databases.ts';
import { listDays } from '../../../platform/calendar.ts';
import * as data from '../testing/report-fixture.ts';

const PERIOD = { from: '2026-10-21', to: '2026-11-17' };
const range = `from=${PERIOD.from}&to=${PERIOD.to}`;

describeWithDatabase('the days of a video report', (api) => {
  let fixture: data.ReportFixture;

  before(async () => {
    fixture = await data.createReportFixture(api);
  });

  const idAt = (channel: number) => `${fixture.channels[channel]?.slice(2, 8)}-vid-1`;

  const publish = (id: string, published_on: string | null) =>
    api.db.updateTable('video').set({ published_on }).where('id', '=', id).execute();

  /** A video that was published on 5 November and has no earlier figures. */
  const publishLate = async () => {
    const id = idAt(1);
    await publish(id, '2026-11-05');
    await api.db.deleteFrom('video_day').where('video_id', '=', id).where('day', '<', '2026-11-05').execute();
    return id;
  };

  const get = async (query: string) => {
    const { status, body } = await fixture.manager.get(`/report/video?${query}`);
    assert.equal(status, 200, JSON.stringify(body));
    return body;
  };

  it('a video report begins with the publication, not with zeros before it', async () => {
    const id = await publishLate();

    const body = await get(`${range}&id=${id}`);

    assert.deepEqual(body.period, { from: '2026-11-05', to: PERIOD.to });
    assert.deepEqual(
      body.points.map(({ date }: { date: string }) => date),
      listDays('2026-11-05', PERIOD.to),
    );
  });

  it('a video report has no figures, not zeros, when the video was published later', async () => {
    const id = await publishLate();

    const body = await get(`from=2026-10-21&to=2026-10-27&id=${id}`);

    assert.deepEqual([body.points, body.figures.views, body.figures.revenue], [[], null, null]);
    assert.deepEqual(body.period, { from: '2026-10-21', to: '2026-10-27' });
  });

  it('a video report keeps figures from before the publication, so that it equals the list', async () => {
    const id = idAt(0);
    const { figures } = await get(`${range}&id=${id}`);
    await publish(id, '2026-11-05');

    const body = await get(`${range}&id=${id}`);

    assert.ok(body.period.from < '2026-11-05');
    assert.deepEqual(body.figures, figures);
  });

  it('a video report has no comparison that begins before the publication', async () => {
    const id = await publishLate();
    const compare = async (query: string) => {
      const body = await get(`to=${PERIOD.to}&id=${id}&${query}`);
      return [body.compare, body.compare_gap, body.previous === null];
    };

    const before = { from: '2026-11-02', to: '2026-11-09' };
    const isRefused = ['before_publication', true];
    assert.deepEqual(await compare('from=2026-11-10&compare=previous'), [before, ...isRefused]);
    const earlier = { from: '2026-09-23', to: '2026-10-20' };
    assert.deepEqual(await compare(`from=${PERIOD.from}&compare=previous`), [earlier, ...isRefused]);
    const window = { from: '2026-11-05', to: '2026-11-10' };
    const custom = `compare=custom&compare_from=${window.from}&compare_to=${window.to}`;
    assert.deepEqual(await compare(`from=2026-11-12&${custom}`), [window, null, false]);
  });

  it('a video report without a first day covers everything since the publication or the first delivered day', async () => {
    const id = idAt(2);
    const since = async (published: string | null) => {
      await publish(id, published);
      const { period, video, points } = await get(`to=${PERIOD.to}&id=${id}&compare=previous`);
      assert.equal(period.from, points[0].date);
      return [period.from, video.first_day];
    };

    assert.deepEqual(await since(null), [data.FIRST_DAY, data.FIRST_DAY]);
    assert.deepEqual(await since('2025-01-01'), [data.FIRST_DAY, data.FIRST_DAY]);
    assert.deepEqual(await since('2026-11-05'), ['2026-11-05', '2026-11-05']);
    // Newer than the requested days.
    assert.deepEqual(await since('2026-11-21'), [PERIOD.to, PERIOD.to]);
  });

  it('returns 400 for a first day after the last one', async () => {
    const { status } = await fixture.manager.get(
      `/report/video?from=2026-11-18&to=${PERIOD.to}&id=${idAt(0)}`,
    );

    assert.equal(status, 400);
  });
});
