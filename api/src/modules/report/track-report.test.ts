import assert from 'node:assert/strict';
import { before, it } from 'node:test';
import { describeEachDatabase } from '../../platform/testing/describe-databases.ts';
import type { PortalClient } from '../../platform/testing/portal-client.ts';
import * as data from './testing/report-world.ts';

const range = 'from=2026-10-21&to=2026-11-17';
const LANTERNS = 'KRX4G2600417';
const CITRUS = 'KRX4G2600533';

type Item = { track: { isrc: string }; videos: number; views: number; revenue: string };

describeEachDatabase('the report of tracks', (world) => {
  let w: data.ReportWorld;

  before(async () => {
    if (!world.isOpen) return;
    w = await data.buildReportWorld(world);
    await world.db
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
      world.db.updateTable('video').set({ isrc }).where('id', 'in', ids).execute();
    const [alpha, bravo, charlie] = w.channels.map((channel) => channel.slice(2, 8));
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
    const report = await tracksOf(w.manager);

    assert.equal(report.total, 2);
    for (const isrc of [LANTERNS, CITRUS]) {
      const { track, videos, ...figures } = pick(report, isrc);
      const list = await videosWith(w.manager, isrc);
      assert.deepEqual({ total: videos, totals: figures }, { total: list.total, totals: list.totals });
      assert.deepEqual(track, {
        isrc,
        title: `Title of ${isrc}`,
        artist: 'Nova Ahn',
        cover: '/media/cover.svg',
      });
    }
  });

  it('tracks are sorted by revenue, and the size limits them', async () => {
    const all = await tracksOf(w.manager);
    const first = await tracksOf(w.manager, '&size=1');

    const revenues = all.items.map(({ revenue }: Item) => Number(revenue));
    assert.deepEqual(
      revenues,
      revenues.toSorted((a: number, b: number) => b - a),
    );
    assert.deepEqual([first.total, first.items], [2, all.items.slice(0, 1)]);
  });

  it('a member reads its own money of the tracks of its channels only', async () => {
    const own = await tracksOf(w.member);
    const all = await tracksOf(w.manager);

    assert.deepEqual(
      own.items.map(({ track }: Item) => track.isrc),
      [LANTERNS],
    );
    const { track: _, videos, ...figures } = pick(own, LANTERNS);
    const list = await videosWith(w.member, LANTERNS);
    assert.deepEqual({ total: videos, totals: figures }, { total: list.total, totals: list.totals });
    assert.ok(Number(pick(own, LANTERNS).revenue) < Number(pick(all, LANTERNS).revenue));
  });

  it('a manager who selects a member reads the money of that member', async () => {
    assert.deepEqual(
      (await tracksOf(w.manager, `&member=${w.memberId}`)).items,
      (await tracksOf(w.member)).items,
    );
  });

  it('another manager reads none of them', async () => {
    const report = await tracksOf(w.stranger);

    assert.deepEqual([report.items, report.total], [[], 0]);
  });

  it('a member that names a member is refused', async () => {
    const { status } = await w.member.get(`/report/tracks?${range}&member=${w.memberId}`);

    assert.equal(status, 404);
  });
});
