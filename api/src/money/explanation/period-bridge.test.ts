import assert from 'node:assert/strict';
import { before, it } from 'node:test';
import fc from 'fast-check';
import { addDays, listDays } from '../../platform/calendar.ts';
import { describeEachDatabase } from '../../platform/testing/describe-databases.ts';
import { addMember, insertSite, joinManager } from '../../platform/testing/fixtures.ts';
import type { PortalClient } from '../../platform/testing/portal-client.ts';
import { propertyRuns, runsOf } from '../../platform/testing/test-depth.ts';
import { claimChannel, ingestText } from '../../figures/ingest/testing/ingest-fixtures.ts';
import { basicCsv, revenueCsv } from '../../figures/ingest/testing/report-csv.ts';
import { compareModes, compareUnits } from '../../figures/report/scope/period.ts';
import { GRAPH_PERIOD, insertGraphs, sampleGraphs } from '../../figures/report/testing/ownership-graphs.ts';
import {
  createReportFixture,
  FIRST_DAY,
  type ReportFixture,
  REVENUE_THROUGH,
  VIEWS_THROUGH,
} from '../../figures/report/testing/report-fixture.ts';
import { listCauses, readBridge, readVideoBridge } from './testing/check-bridge.ts';
import type { Row } from './testing/check-chain.ts';

describeEachDatabase('the bridge of two periods', (api) => {
  let fixture: ReportFixture;
  let channels: string[];
  before(async () => {
    fixture = await createReportFixture(api);
    const { body } = await fixture.manager.get('/report/channels?from=2026-11-01&to=2026-11-17&sort=name');
    channels = body.items.map(({ channel }: Row) => channel.id);
  });

  it('adds up to the summary of any periods, callers, members, channels and currencies', async () => {
    const day = fc.integer({ min: 0, max: 50 }).map((offset) => addDays(FIRST_DAY, offset));
    await fc.assert(
      fc.asyncProperty(
        fc.record({ start: day, length: fc.integer({ min: 0, max: 25 }), customStart: day }),
        fc.constantFrom(...compareModes),
        fc.constantFrom(...compareUnits),
        fc.constantFrom('manager', 'of member', 'member'),
        fc.option(fc.nat(2)),
        fc.constantFrom('USD', 'KRW'),
        async ({ start, length, customStart }, compare, unit, caller, channel, currency) => {
          const id = channel === null ? undefined : channels[channel];
          const { member, manager, memberId } = fixture;
          const query = [
            `from=${start}&to=${addDays(start, length)}&compare=${compare}&compare_by=${unit}`,
            `compare_from=${customStart}&compare_to=${addDays(customStart, length)}`,
            caller === 'of member' ? `member=${memberId}` : '',
            id === undefined ? '' : `channel=${id}`,
          ];
          const client = caller === 'member' ? member : manager;
          const path = query.filter(Boolean).join('&');
          const { status } = await client.get(`/report/summary?${path}`);
          if (status === 200) {
            const bridge = await readBridge(client, path, { currency });
            assert.equal(bridge.of, caller === 'manager' ? 'account' : 'member');
          } else {
            // The third channel is not the member's.
            assert.deepEqual([status, (await client.get(`/report/bridge?${path}`)).status], [404, 404]);
          }
        },
      ),
      propertyRuns({ quick: 30, full: 100 }),
    );
  });

  it('adds up to the report of a video for any periods, callers and currencies', async () => {
    const list = 'from=2026-10-01&to=2026-11-17&sort=revenue&size=100';
    const { body } = await fixture.manager.get(`/report/videos?${list}`);
    const ids: string[] = body.items.map(({ id }: Row) => id);
    const own = new Set(
      (await fixture.member.get(`/report/videos?${list}`)).body.items.map(({ id }: Row) => id),
    );
    const day = fc.integer({ min: 0, max: 50 }).map((offset) => addDays(FIRST_DAY, offset));
    await fc.assert(
      fc.asyncProperty(
        fc.record({ start: day, length: fc.integer({ min: 0, max: 25 }) }),
        fc.constantFrom(...compareUnits),
        fc.constantFrom('manager', 'of member', 'member'),
        fc.constantFrom(...ids),
        fc.constantFrom('USD', 'KRW'),
        async ({ start, length }, unit, caller, video, currency) => {
          const period = `from=${start}&to=${addDays(start, length)}&compare=previous&compare_by=${unit}`;
          const query = caller === 'of member' ? `${period}&member=${fixture.memberId}` : period;
          const client = caller === 'member' ? fixture.member : fixture.manager;
          if (caller !== 'manager' && !own.has(video)) {
            assert.equal((await client.get(`/report/bridge?${query}&video=${video}`)).status, 404);
            return;
          }
          const bridge = await readVideoBridge(client, { video, query, currency });
          assert.equal(bridge.contributions, null);
        },
      ),
      propertyRuns({ quick: 30, full: 100 }),
    );
  });

  it('names views, price and premium of a video', async () => {
    const query = 'from=2026-11-05&to=2026-11-11&compare=previous';
    const { body } = await fixture.manager.get('/report/videos?from=2026-11-05&to=2026-11-11&sort=revenue');
    const bridge = await readVideoBridge(fixture.manager, { video: body.items[0].id, query });
    const causes = listCauses(bridge);
    for (const cause of ['views', 'price', 'premium']) assert.ok(causes.includes(cause), cause);
    assert.ok(
      causes.every((cause) => ['views', 'price', 'premium'].includes(cause)),
      causes.join(' '),
    );
  });

  it('names the exchange rate in won only, and a fee only of a member', async () => {
    const query = 'from=2026-11-05&to=2026-11-11&compare=previous';
    const won = await readBridge(fixture.member, query, { currency: 'KRW' });
    assert.ok(listCauses(won).includes('rate') && listCauses(won).includes('fee'));
    const dollars = await readBridge(fixture.manager, query);
    assert.ok(!listCauses(dollars).includes('rate') && !listCauses(dollars).includes('fee'));
    assert.equal(dollars.contributions.of, 'channels');
    const own = await readBridge(fixture.manager, `${query}&channel=${channels[0]}`);
    assert.equal(own.contributions.of, 'videos');
    assert.ok(own.contributions.items.some(({ id }: Row) => id === null));
  });

  it('adds up for each day beside the same weekday of the week before, or says why it cannot', async () => {
    const days = listDays(FIRST_DAY, VIEWS_THROUGH);
    for (const [index, day] of days.entries()) {
      const before = addDays(day, -7);
      const bridge = await readBridge(
        index % 2 ? fixture.member : fixture.manager,
        `from=${day}&to=${day}&compare=custom&compare_from=${before}&compare_to=${before}`,
        { currency: index % 3 ? 'KRW' : 'USD' },
      );
      assert.equal(bridge.compare_gap, before < FIRST_DAY ? 'before_first_day' : null, day);
      assert.equal(bridge.parts === null, before < FIRST_DAY || day > REVENUE_THROUGH, day);
    }
  });

  it('says why there is no comparison', async () => {
    const query = `from=${FIRST_DAY}&to=2026-10-07&compare=previous`;
    assert.equal((await readBridge(fixture.manager, query)).compare_gap, 'before_first_day');
    const none = await readBridge(fixture.manager, 'from=2026-11-01&to=2026-11-07');
    assert.deepEqual([none.compare, none.compare_gap, none.parts], [null, null, null]);
    const late = await readBridge(fixture.manager, 'from=2026-11-18&to=2026-11-18&compare=previous');
    assert.deepEqual([late.after.amount, late.parts], [null, null]);
  });

  it('accepts relative periods and refuses incomplete comparisons', async () => {
    const relative = await fixture.manager.get('/report/bridge?period=7d&compare=previous');
    assert.deepEqual([relative.status, relative.body.period.to], [200, '2026-11-17']);
    const custom = await fixture.manager.get(
      '/report/bridge?from=2026-11-01&to=2026-11-07&compare=custom&compare_from=2026-10-01',
    );
    assert.equal(custom.status, 400);
  });

  it('T-18 returns 404 for channels and members that the caller may not see', async () => {
    const query = 'from=2026-11-01&to=2026-11-07&compare=previous';
    const callers: [PortalClient, string][] = [
      [fixture.stranger, `channel=${channels[0]}`],
      [fixture.stranger, `member=${fixture.memberId}`],
      [fixture.member, `member=${fixture.memberId}`],
      [fixture.stranger, `video=${fixture.channels[0]?.slice(2, 8)}-vid-0`],
    ];
    for (const [client, selected] of callers)
      assert.equal((await client.get(`/report/bridge?${query}&${selected}`)).status, 404, selected);

    const video = `${fixture.channels[0]?.slice(2, 8)}-vid-0`;
    const statuses = await Promise.all(
      channels.map(async (id) => {
        const { status } = await fixture.manager.get(`/report/bridge?${query}&video=${video}&channel=${id}`);
        return status;
      }),
    );
    assert.deepEqual(statuses.toSorted(), [200, 404, 404], 'only the channel of the video');
  });
});

describeEachDatabase('the bridge of two days with generated owners', (api) => {
  it('T-18 adds up to the summary of each user', async () => {
    api.clock.set('2026-11-21T12:00:00Z');
    const graphs = sampleGraphs(runsOf({ quick: 12, full: 60 }), 7);
    const { users, cells } = await insertGraphs(api, graphs, [await insertSite(api)]);
    await ingestText(api, basicCsv(cells), { forceReason: 'random rows repeat' });
    await ingestText(api, revenueCsv(cells), { forceReason: 'random rows repeat' });
    const causes = new Set<string>();
    for (const { client } of users.flat()) {
      const { to } = GRAPH_PERIOD;
      const bridge = await readBridge(client, `from=${to}&to=${to}&compare=previous`);
      if (bridge.parts) for (const cause of listCauses(bridge)) causes.add(cause);
    }
    for (const cause of ['views', 'new_videos', 'gone_videos', 'new_channels', 'gone_channels', 'share'])
      assert.ok(causes.has(cause), cause);
  });
});

describeEachDatabase('the largest contributions of a bridge', (api) => {
  const [earlier, later] = ['2026-10-01', '2026-10-02'];
  const query = `from=${later}&to=${later}&compare=previous`;
  const fill = (name: string, index: number) => `UC${name}${String(index).padStart(21 - name.length, '0')}`;
  const row = (day: string, channel: string, revenue: number) => ({
    date: day.replaceAll('-', ''),
    channel_id: channel,
    video_id: `${channel.slice(2, 8)}-vid`,
    views: String(revenue * 100),
    estimated_partner_revenue: String(revenue),
  });
  let manager: PortalClient;
  let member: PortalClient;

  before(async () => {
    api.clock.set('2026-10-05T20:00:00Z');
    const site = await insertSite(api);
    const joined = await joinManager(api, site);
    manager = joined.client;
    const added = await addMember(api, manager);
    member = added.client;
    const ids = Array.from({ length: 12 }, (_, index) => fill('kept', index));
    for (const youtubeId of [...ids, fill('came', 0), fill('went', 0)])
      await claimChannel(api, joined.id, { youtubeId, name: youtubeId.slice(2, 6) });
    const mine = await claimChannel(api, joined.id, {
      youtubeId: fill('mine', 0),
      name: 'mine',
      members: [added.id],
    });
    await api.db
      .updateTable('channel_member')
      .set({ from_day: later })
      .where('channel_id', '=', mine)
      .execute();
    const rows = [
      ...ids.flatMap((id, index) => [row(earlier, id, 10), row(later, id, 11 + index)]),
      row(later, fill('came', 0), 200),
      row(earlier, fill('went', 0), 100),
      row(earlier, fill('mine', 0), 50),
      row(later, fill('mine', 0), 50),
    ];
    await ingestText(api, basicCsv(rows));
    await ingestText(api, revenueCsv(rows));
  });

  it('are ten channels with their cause, and the sum of the others', async () => {
    const { contributions } = await readBridge(manager, query);
    const { items, others } = contributions;
    assert.deepEqual(
      items.slice(0, 3).map(({ name, difference, cause }: Row) => [name, difference, cause]),
      [
        ['came', '200', 'new_channels'],
        ['went', '-100', 'gone_channels'],
        ['kept', '12', 'views'],
      ],
    );
    // The channel without a difference is none of them.
    assert.deepEqual([items.length, others], [10, { count: 4, difference: '10' }]);
  });

  it('are a change of shares where a member did not have the channel before', async () => {
    const bridge = await readBridge(member, query);
    assert.equal(bridge.before.amount, '0');
    assert.deepEqual(listCauses(bridge), ['share']);
  });
});
