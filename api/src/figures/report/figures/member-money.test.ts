import assert from 'node:assert/strict';
import { before, it } from 'node:test';
import { describeEachDatabase } from '../../../platform/testing/describe-databases.ts';
import { insertSite } from '../../../platform/testing/fixtures.ts';
import type { PortalClient } from '../../../platform/testing/portal-client.ts';
import { ingestText } from '../../ingest/testing/ingest-fixtures.ts';
import { basicCsv, revenueCsv } from '../../ingest/testing/report-csv.ts';
import { type OracleFact, oracleFacts, oracleFigures } from '../testing/oracle.ts';
import { GRAPH_PERIOD, type GraphUser, insertGraphs, sampleGraphs } from '../testing/ownership-graphs.ts';

const GRAPHS = 40;
/** The seed of the graphs; `GRAPH_SEED` overrides it, and a failing run names its seed. */
const seed = Number(process.env['GRAPH_SEED'] ?? 20_261_122);
const { from, to } = GRAPH_PERIOD;
const range = `from=${from}&to=${to}`;
/** Figures are of two days of this month only, so its statement is of the same days. */
const MONTH = to.slice(0, 7);

const PLACES = 20;
/** An exact decimal in units of 10^-20. */
const unitsOf = (decimal: string) => {
  const [whole = '', fraction = ''] = decimal.replace('-', '').split('.');
  const units = BigInt(whole + fraction.padEnd(PLACES, '0'));
  return decimal.startsWith('-') ? -units : units;
};
const sum = (values: readonly string[]) => values.reduce((total, value) => total + unitsOf(value), 0n);
const CENT = unitsOf('0.01');

describeEachDatabase('the money of members in random ownership graphs', (api) => {
  let graphs: GraphUser[][] = [];
  let facts: OracleFact[] = [];

  before(async () => {
    if (!api.isOpen) return;
    api.clock.set('2026-11-21T12:00:00Z');
    const made = await insertGraphs(api, sampleGraphs(GRAPHS, seed), [await insertSite(api)]);
    const [views, revenue] = [basicCsv(made.cells), revenueCsv(made.cells)];
    await ingestText(api, views, { forceReason: 'random rows repeat' });
    await ingestText(api, revenue, { forceReason: 'random rows repeat' });
    graphs = made.users;
    facts = oracleFacts([views], [revenue]);
  });

  const get = async (client: PortalClient, path: string) => {
    const { status, body } = await client.get(`/report/${path}`, { 'x-mcn-currency': 'USD' });
    assert.equal(status, 200, JSON.stringify(body));
    return body;
  };

  const expectedNet = ({ channels, share, part }: GraphUser) =>
    oracleFigures(facts, {
      channels,
      part,
      from,
      to,
      viewsThrough: to,
      revenueThrough: to,
      rate: () => '1',
      fee: () => share,
    }).revenue;

  /** The revenue of every report of a period; each adds up its own rows. */
  const revenues = async (client: PortalClient, filter: string) => {
    const path = (report: string, more = '') => `${report}?${range}${filter}${more}`;
    const [summary, trend, videos, channels, channelTrend, countries, settlement] = [
      await get(client, path('summary')),
      await get(client, path('trend', '&interval=day')),
      await get(client, path('videos', '&size=100')),
      await get(client, path('channels', '&size=100')),
      await get(client, path('channels/trend', '&interval=day&metric=revenue')),
      await get(client, path('countries', '&metric=revenue&top=100')),
      await get(client, `settlement?from=${MONTH}&to=${MONTH}${filter}`),
    ];
    const of = (items: { revenue: string | null }[]) => sum(items.map(({ revenue }) => revenue ?? '0'));
    const details = [];
    for (const { id } of videos.items) details.push(await get(client, path('video', `&id=${id}`)));
    return {
      summary: unitsOf(summary.figures.revenue.value),
      trend: of(trend.points),
      videos: of(videos.items),
      videoTotals: unitsOf(videos.totals.revenue),
      videoDetails: of(details.map(({ figures }) => figures)),
      videoDays: sum(
        details.flatMap(({ points }) => points.map((point: { revenue: string }) => point.revenue)),
      ),
      videoCountries: sum(details.map(({ countries: { revenue } }) => revenue.total)),
      channels: of(channels.items),
      channelTotals: unitsOf(channels.totals.revenue),
      channelTrend: sum(channelTrend.totals),
      countries: unitsOf(countries.total),
      settlement: unitsOf(settlement.items[0].estimated),
    };
  };

  it('T-63 every report shows the same net of a member, to the member and to its manager', async () => {
    for (const [manager, ...members] of graphs)
      for (const member of members) {
        assert.ok(manager);
        const net = unitsOf(expectedNet(member) ?? '0');
        const own = await revenues(member.client, '');
        const managers = await revenues(manager.client, `&member=${member.id}`);
        assert.deepEqual(
          own,
          Object.fromEntries(Object.keys(own).map((name) => [name, net])),
          `${member.name}, seed ${seed}`,
        );
        assert.deepEqual(managers, own, `${member.name}, seed ${seed}`);
      }
  });

  it('a statement lists the members by their net, the largest first', async () => {
    for (const [manager] of graphs) {
      assert.ok(manager);
      const { items } = await get(manager.client, `statement?month=${MONTH}`);
      const nets = items.map(({ amounts }: { amounts: { USD: { net: string } } }) => Number(amounts.USD.net));
      assert.deepEqual(
        nets,
        nets.toSorted((a: number, b: number) => b - a),
        `${manager.name}, seed ${seed}`,
      );
    }
  });

  it('T-63 nets, fees and unassigned revenue add up exactly to the gross of the dashboard', async () => {
    for (const [manager, ...members] of graphs) {
      assert.ok(manager);
      const { items, unassigned, totals } = await get(manager.client, `statement?month=${MONTH}`);
      const gross = unitsOf((await get(manager.client, `summary?${range}`)).figures.revenue.value);
      const column = (name: string) =>
        sum(
          items.map(({ amounts }: { amounts: { USD: Record<string, string> } }) => amounts.USD[name] ?? ''),
        );
      const whole = unitsOf(totals.USD.gross);

      assert.equal(
        column('net') + column('fee') + unitsOf(unassigned.USD),
        whole,
        `${manager.name}, seed ${seed}`,
      );
      assert.deepEqual([column('net'), column('fee')], [unitsOf(totals.USD.net), unitsOf(totals.USD.fee)]);
      const rest = gross - whole;
      assert.ok((rest < 0n ? -rest : rest) * 2n <= CENT, `${manager.name}, seed ${seed}`);
      for (const member of members) {
        const row = items.find(({ member: { id } }: { member: { id: string } }) => id === member.id);
        // The statement pays what the dashboard shows, rounded, unless its gross is rounded to less.
        const { net, gross: paid } = row.amounts.USD;
        const off = unitsOf(net) - unitsOf(expectedNet(member) ?? '0');
        assert.ok((off < 0n ? -off : off) * 2n <= CENT || net === paid, `${member.name}, seed ${seed}`);
        const own = await get(member.client, `statement?month=${MONTH}`);
        assert.deepEqual(own.items, [row]);
      }
    }
  });
});
