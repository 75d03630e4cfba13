import assert from 'node:assert/strict';
import { before, it } from 'node:test';
import { describeWithDatabase } from '../../../platform/testing/describe-databases.ts';
import type { PortalClient } from '../../../platform/testing/portal-client.ts';
import * as data from '../testing/report-fixture.ts';

const range = 'from=2026-10-21&to=2026-11-17';

type Item = { channel: { id: string; name: string; handle: string; color: number }; shorts_count: number };

describeWithDatabase('channels over time', (api) => {
  let fixture: data.ReportFixture;

  before(async () => {
    fixture = await data.createReportFixture(api);
  });

  const get = async (client: PortalClient, path: string) => {
    const { status, body } = await client.get(`/report/${path}`);
    assert.equal(status, 200, JSON.stringify(body));
    return body;
  };
  const listOf = async (query: string, client = fixture.manager): Promise<Item[]> =>
    (await get(client, `channels?${range}&${query}`)).items;

  it('a channel has the same colour in every sort order, search, page and report', async () => {
    const colours = new Map(
      (await listOf('sort=name')).map(({ channel }) => [channel.id, channel.color] as const),
    );

    assert.deepEqual([...colours.values()].toSorted(), [0, 1, 2]);
    for (const query of ['sort=revenue', 'sort=views&order=asc', 'search=Tiny', 'size=1&page=2'])
      for (const { channel } of await listOf(query))
        assert.equal(channel.color, colours.get(channel.id), query);
    for (const { channel } of await listOf('sort=name', fixture.member))
      assert.equal(channel.color, colours.get(channel.id));
    const { series } = await get(fixture.manager, `channels/trend?${range}&metric=views`);
    for (const { channel } of series) assert.equal(channel.color, colours.get(channel.id));
  });

  it('the totals of channels and of videos sum everything found, not only the page', async () => {
    for (const list of ['channels', 'videos']) {
      const whole = await get(fixture.manager, `${list}?${range}&size=100`);
      const page = await get(fixture.manager, `${list}?${range}&size=1`);

      assert.ok(whole.items.length > 1, list);
      assert.equal(page.items.length, 1, list);
      assert.deepEqual(page.totals, whole.totals, list);
    }
  });

  it('the total of shorts counts the channels found', async () => {
    const { totals } = await get(fixture.manager, `channels?${range}&size=1`);
    const { totals: found } = await get(fixture.manager, `channels?${range}&search=Tiny`);

    assert.deepEqual([totals.shorts_count, found.shorts_count], [6, 2]);
  });

  it('a channel trend has a line for each channel in `channels`, however small', async () => {
    const items = await listOf('sort=revenue&order=asc');
    const ids = items.slice(0, 2).map(({ channel }) => channel.id);

    const body = await get(fixture.manager, `channels/trend?${range}&channels=${ids.join(',')}&top=1`);

    assert.deepEqual(
      body.series.map(({ channel }: Item) => channel.id),
      ids.toReversed(),
    );
    assert.equal(body.others.count, 1);
  });

  it('T-18 a channel trend omits channels that the viewer may not see', async () => {
    const [strangers] = await listOf('sort=name', fixture.stranger);
    const seen = await listOf('sort=name', fixture.member);
    const [unassigned] = (await listOf('sort=name')).filter(
      ({ channel }) => !seen.some((own) => own.channel.id === channel.id),
    );

    for (const [client, foreign] of [
      [fixture.manager, strangers] as const,
      [fixture.member, unassigned] as const,
    ]) {
      const id = foreign?.channel.id ?? '';
      const body = await get(client, `channels/trend?${range}&channels=${id}`);
      assert.deepEqual(body.series, [], id);
      assert.ok(!JSON.stringify(body).includes(id));
    }
  });

  it('a channel trend compares each channel with its own figures in the comparison period', async () => {
    const compare = 'compare=custom&compare_from=2026-10-05&compare_to=2026-10-18';
    const body = await get(fixture.manager, `channels/trend?${range}&metric=views&${compare}`);
    const before = await get(fixture.manager, 'channels/trend?from=2026-10-05&to=2026-10-18&metric=views');

    assert.deepEqual(body.compare, { from: '2026-10-05', to: '2026-10-18' });
    assert.deepEqual(body.compare_dates, before.dates);
    for (const { channel, compare_values: compared } of body.series) {
      const earlier = before.series.find((one: Item) => one.channel.id === channel.id);
      assert.deepEqual(compared, earlier.values);
    }
  });

  it('a channel trend has no comparison values before the first delivered day', async () => {
    const body = await get(fixture.manager, `channels/trend?${range}&compare=last_year`);

    assert.deepEqual(
      body.series.map(({ compare_values: compared }: { compare_values: null }) => compared),
      [null, null, null],
    );
    assert.equal((await fixture.manager.get(`/report/channels/trend?${range}&channels=x`)).status, 400);
  });
});
