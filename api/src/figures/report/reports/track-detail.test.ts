import assert from 'node:assert/strict';
import { before, it } from 'node:test';
import { describeEachDatabase } from '../../../platform/testing/describe-databases.ts';
import type { PortalClient } from '../../../platform/testing/portal-client.ts';
import * as data from '../testing/report-fixture.ts';

const range = 'from=2026-10-21&to=2026-11-17';
const LANTERNS = 'KRX4G2600417';
const CITRUS = 'KRX4G2600533';
const UNUSED = 'KRX4G2600999';

type Figures = { views: number; revenue: string; rpm: string | null };
type Detail = {
  figures: Figures;
  catalogue: Figures;
  channels: (Figures & { channel: { id: string; name: string } })[];
  months: (Figures & { month: string })[];
  member_share: unknown;
};

describeEachDatabase('the report of one track', (api) => {
  let fixture: data.ReportFixture;

  before(async () => {
    if (!api.isOpen) return;
    fixture = await data.createReportFixture(api);
    const track = { artist: 'Nova Ahn', cover: '/media/cover.svg', category: 'bgm' as const };
    await api.db
      .insertInto('track')
      .values(
        [LANTERNS, CITRUS, UNUSED].map((isrc) => ({ isrc, title: isrc, duration_seconds: 168, ...track })),
      )
      .execute();
    const use = (isrc: string, ids: readonly string[]) =>
      api.db.updateTable('video').set({ isrc }).where('id', 'in', ids).execute();
    const [alpha, bravo, charlie] = fixture.channels.map((channel) => channel.slice(2, 8));
    await use(LANTERNS, [`${alpha}-vid-0`, `${charlie}-vid-0`]);
    await use(CITRUS, [`${bravo}-vid-0`]);
  });

  const get = async (client: PortalClient, path: string, currency = 'USD') => {
    const { status, body } = await client.get(`/report/${path}`, { 'x-mcn-currency': currency });
    assert.equal(status, 200, JSON.stringify(body));
    return body;
  };
  const detailOf = async (client: PortalClient, isrc: string, currency?: string) =>
    (await get(client, `track?${range}&isrc=${isrc}`, currency)) as Detail;
  const micros = (amounts: readonly { revenue: string }[]) =>
    amounts.reduce((sum, { revenue }) => sum + Math.round(Number(revenue) * 1_000_000), 0);

  for (const currency of ['USD', 'KRW'])
    it(`in ${currency} its figures are those that the list of its videos adds up to, for managers and members`, async () => {
      for (const client of [fixture.manager, fixture.member]) {
        const { figures } = await detailOf(client, LANTERNS, currency);
        const { totals } = await get(client, `videos?${range}&search=${LANTERNS}`, currency);
        assert.deepEqual(figures, totals);
      }
    });

  it('channels and months add up to the whole, channels by their revenue', async () => {
    const { figures, channels, months } = await detailOf(fixture.manager, LANTERNS);

    assert.equal(channels.length, 2);
    assert.deepEqual(
      months.map(({ month }) => month),
      ['2026-10', '2026-11'],
    );
    for (const parts of [channels, months]) {
      assert.equal(
        parts.reduce((sum, { views }) => sum + views, 0),
        figures.views,
      );
      assert.equal(micros(parts), micros([figures]));
    }
    const [first, second] = channels;
    assert.ok(Number(first?.revenue) >= Number(second?.revenue));
  });

  it('a member reads only the channels that it has, and its own part of their revenue', async () => {
    const { channels, figures } = await detailOf(fixture.member, LANTERNS);

    assert.equal(channels.length, 1);
    const whole = await detailOf(fixture.manager, LANTERNS);
    assert.ok(figures.views < whole.figures.views);
    assert.ok(Number(figures.revenue) < Number(whole.figures.revenue));
  });

  it('the catalogue is all videos of the viewer that use a track, as in the report of tracks', async () => {
    const { catalogue } = await detailOf(fixture.manager, LANTERNS);
    const { items } = await get(fixture.manager, `tracks?${range}`);

    assert.equal(
      catalogue.views,
      items.reduce((sum: number, { views }: Figures) => sum + views, 0),
    );
    assert.equal(micros([catalogue]), micros(items));
    assert.notEqual(catalogue.rpm, null);
  });

  it('a track that no video uses has zeros, no channel and no price', async () => {
    const { figures, channels, months } = await detailOf(fixture.manager, UNUSED);

    assert.deepEqual([figures.views, Number(figures.revenue), figures.rpm], [0, 0, null]);
    assert.deepEqual(channels, []);
    assert.ok(months.every(({ views }) => views === 0));
  });

  it('another account sees nothing of it, and a wrong code is refused', async () => {
    const { figures } = await detailOf(fixture.stranger, LANTERNS);

    assert.equal(figures.views, 0);
    assert.equal((await fixture.manager.get(`/report/track?${range}&isrc=x`)).status, 400);
  });
});
