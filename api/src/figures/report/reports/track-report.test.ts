import assert from 'node:assert/strict';
import { before, it } from 'node:test';
import { describeEachDatabase } from '../../../platform/testing/describe-databases.ts';
import type { PortalClient } from '../../../platform/testing/portal-client.ts';
import * as data from '../testing/report-fixture.ts';

const range = 'from=2026-10-21&to=2026-11-17';
const LANTERNS = 'KRX4G2600417';
const CITRUS = 'KRX4G2600533';

type Item = { track: { isrc: string }; videos: number; views: number; revenue: string };

describeEachDatabase('the report of tracks', (api) => {
  let fixture: data.ReportFixture;

  before(async () => {
    if (!api.isOpen) return;
    fixture = await data.createReportFixture(api);
    await api.db
      .insertInto('track')
      .values(
        [LANTERNS, CITRUS].map((isrc) => ({
          isrc,
          title: `Title of ${isrc}`,
          artist: 'Nova Ahn',
          cover: '/media/cover.svg',
          category: 'bgm' as const,
          duration_seconds: 168,
        })),
      )
      .execute();
    const use = (isrc: string, ids: readonly string[]) =>
      api.db.updateTable('video').set({ isrc }).where('id', 'in', ids).execute();
    const [alpha, bravo, charlie] = fixture.channels.map((channel) => channel.slice(2, 8));
    await use(LANTERNS, [`${alpha}-vid-0`, `${bravo}-vid-0`]);
    await use(CITRUS, [`${charlie}-vid-0`]);
  });

  const get = async (client: PortalClient, path: string) => {
    const { status, body } = await client.get(`/report/${path}`, { 'x-mcn-currency': 'USD' });
    assert.equal(status, 200, JSON.stringify(body));
    return body;
  };
  const tracksOf = (client: PortalClient, more = '') => get(client, `tracks?${range}${more}`);
  const videosWith = async (client: PortalClient, isrc: string) =>
    (await get(client, `videos?${range}&search=${isrc}`)) as { total: number; totals: object };
  const pick = ({ items }: { items: Item[] }, isrc: string) =>
    items.find(({ track }) => track.isrc === isrc) ?? assert.fail(`${isrc} is not in the report`);

  it('a manager reads of each track the figures that the list of its videos adds up to', async () => {
    const report = await tracksOf(fixture.manager);

    assert.equal(report.total, 2);
    for (const isrc of [LANTERNS, CITRUS]) {
      const { track, videos, ...figures } = pick(report, isrc);
      const list = await videosWith(fixture.manager, isrc);
      assert.deepEqual({ total: videos, totals: figures }, { total: list.total, totals: list.totals });
      assert.deepEqual(track, {
        isrc,
        title: `Title of ${isrc}`,
        artist: 'Nova Ahn',
        cover: '/media/cover.svg',
        preview: null,
      });
    }
  });

  it('tracks are sorted by revenue, and the size limits them', async () => {
    const all = await tracksOf(fixture.manager);
    const first = await tracksOf(fixture.manager, '&size=1');

    const revenues = all.items.map(({ revenue }: Item) => Number(revenue));
    assert.deepEqual(
      revenues,
      revenues.toSorted((a: number, b: number) => b - a),
    );
    assert.deepEqual([first.total, first.items], [2, all.items.slice(0, 1)]);
  });

  it('a member reads its own money of the tracks of its channels only', async () => {
    const own = await tracksOf(fixture.member);
    const all = await tracksOf(fixture.manager);

    assert.deepEqual(
      own.items.map(({ track }: Item) => track.isrc),
      [LANTERNS],
    );
    const { track: _, videos, ...figures } = pick(own, LANTERNS);
    const list = await videosWith(fixture.member, LANTERNS);
    assert.deepEqual({ total: videos, totals: figures }, { total: list.total, totals: list.totals });
    assert.ok(Number(pick(own, LANTERNS).revenue) < Number(pick(all, LANTERNS).revenue));
  });

  it('a manager who selects a member reads the money of that member', async () => {
    assert.deepEqual(
      (await tracksOf(fixture.manager, `&member=${fixture.memberId}`)).items,
      (await tracksOf(fixture.member)).items,
    );
  });

  it('another manager reads none of them', async () => {
    const report = await tracksOf(fixture.stranger);

    assert.deepEqual([report.items, report.total], [[], 0]);
  });

  it('a member that names a member is refused', async () => {
    const { status } = await fixture.member.get(`/report/tracks?${range}&member=${fixture.memberId}`);

    assert.equal(status, 404);
  });
});
