import assert from 'node:assert/strict';
import type { OracleView } from './oracle.ts';
import * as data from './report-fixture.ts';

/** Ratios are compared with a tolerance, because they are floating-point numbers. */
const isNear = (actual: number | null, expected: number | null) =>
  actual === expected || (actual !== null && expected !== null && Math.abs(actual - expected) < 1e-9);

export const assertFigures = <Figures extends { premium_rate: number | null }>(
  actual: Figures,
  expected: Figures,
  what: string,
) => {
  const { premium_rate: rate, ...figures } = actual;
  const { premium_rate: expectedRate, ...expectedFigures } = expected;
  assert.deepEqual(figures, expectedFigures, what);
  assert.ok(isNear(rate, expectedRate), `${what}: premium rate ${rate} instead of ${expectedRate}`);
};

const gross = () => 0;
const net = (day: string) => (day < data.FEE_CHANGE ? data.FEES.before : data.FEES.after);

/** Every kind of viewer in both currencies, with the parameters of the oracle for each. */
export const listViewers = (fixture: data.ReportFixture) => {
  const people = [
    { who: 'manager', client: fixture.manager, query: '', channels: fixture.channels, fee: gross },
    {
      who: 'manager for a member',
      client: fixture.manager,
      query: `&member=${fixture.memberId}`,
      channels: fixture.channels.slice(0, 2),
      fee: net,
    },
    {
      who: 'manager for a member, gross',
      client: fixture.manager,
      query: `&member=${fixture.memberId}&amounts=gross`,
      channels: fixture.channels.slice(0, 2),
      fee: gross,
    },
    { who: 'member', client: fixture.member, query: '', channels: fixture.channels.slice(0, 2), fee: net },
    {
      who: 'member, who is shown net amounts only',
      client: fixture.member,
      query: '&amounts=gross',
      channels: fixture.channels.slice(0, 2),
      fee: net,
    },
    {
      who: 'another manager',
      client: fixture.stranger,
      query: '',
      channels: fixture.strangersChannels,
      fee: gross,
    },
  ];
  return people.flatMap((person) => [
    { ...person, currency: 'USD', rate: () => '1' },
    { ...person, currency: 'KRW', rate: data.getRate },
  ]);
};

export type ReportViewer = ReturnType<typeof listViewers>[number];

/** What the oracle sums for a viewer. */
export const viewOf = (
  { channels, rate, fee }: ReportViewer,
  period: { from: string; to: string },
): OracleView => ({
  channels,
  rate,
  fee,
  ...period,
  viewsThrough: data.VIEWS_THROUGH,
  revenueThrough: data.REVENUE_THROUGH,
});

export const readReport = async ({ client, currency, query }: ReportViewer, path: string) => {
  const { status, body } = await client.get(`/report/${path}${query}`, { 'x-mcn-currency': currency });
  assert.equal(status, 200, JSON.stringify(body));
  return body;
};
