import assert from 'node:assert/strict';
import { before, it } from 'node:test';
import { describeWithDatabase } from '../../../platform/testing/describe-databases.ts';
import { ingestText } from '../../ingest/testing/ingest-fixtures.ts';
import { revenueCsv } from '../../ingest/testing/report-csv.ts';
import * as data from '../testing/report-fixture.ts';

const MIXED = '2026-11-16';
const NEGATIVE = '2026-11-17';

const rangeOf = (day: string) => `from=${day}&to=${day}`;

describeWithDatabase('negative revenue', (api) => {
  let fixture: data.ReportFixture;
  let video = '';

  /** A corrected delivery of a day: revenue by channel and country, of which a quarter is from advertisements. */
  const correct = (
    day: string,
    amounts: readonly (readonly [country: string, first: string, second: string])[],
  ) =>
    ingestText(
      api,
      revenueCsv(
        amounts.flatMap(([country, ...byChannel]) =>
          byChannel.map((revenue, index) => ({
            date: day.replaceAll('-', ''),
            channel_id: fixture.channels[index] ?? '',
            video_id: `${fixture.channels[index]?.slice(2, 8)}-vid-1`,
            country_code: country,
            estimated_partner_revenue: revenue,
            estimated_partner_ad_revenue: revenue,
            estimated_partner_red_revenue: index === 0 ? '1' : '0',
          })),
        ),
      ),
      { forceReason: 'backpay' },
    );

  const get = async (path: string) => {
    const { status, body } = await fixture.manager.get(`/report/${path}`);
    assert.equal(status, 200, JSON.stringify(body));
    return body;
  };

  before(async () => {
    fixture = await data.createReportFixture(api);
    video = `${fixture.channels[0]?.slice(2, 8)}-vid-1`;
    await correct(MIXED, [
      ['KR', '12', '-5'],
      ['JP', '-8', '-5'],
    ]);
    await correct(NEGATIVE, [
      ['KR', '-3', '-3'],
      ['JP', '-1', '-1'],
    ]);
  });

  it('countries have no shares when some have negative revenue and others positive', async () => {
    const { items, others } = await get(`countries?${rangeOf(MIXED)}&metric=revenue&top=1`);

    assert.deepEqual(
      items.map(({ country, share }: { country: string; share: number | null }) => [country, share]),
      [['KR', null]],
    );
    assert.equal(others.share, null);
  });

  it('countries have shares when all have negative revenue', async () => {
    const { items } = await get(`countries?${rangeOf(NEGATIVE)}&metric=revenue&top=5`);

    assert.deepEqual(
      items.map(({ country, share }: { country: string; share: number | null }) => [country, share]),
      [
        ['JP', 0.25],
        ['KR', 0.75],
      ],
    );
  });

  it('channels and their export have no shares when some have negative revenue and others positive', async () => {
    const mixed = await get(`channels?${rangeOf(MIXED)}`);
    const negative = await get(`channels?${rangeOf(NEGATIVE)}`);
    assert.equal(mixed.totals.has_both_signs, true);
    assert.equal(negative.totals.has_both_signs, false);

    const { body } = await fixture.manager.get(
      `/report/channels/export?${rangeOf(MIXED)}&columns=share&format=csv`,
    );

    assert.deepEqual(
      body
        .trim()
        .split(/\r?\n/)
        .slice(1)
        .map((row: string) => row.split(',').at(-1)),
      ['', '', ''],
    );
  });

  it('the sources of a video’s revenue have no shares when a correction outweighs one of them', async () => {
    const { revenue_analysis: sources } = await get(`video?id=${video}&${rangeOf(NEGATIVE)}`);

    assert.deepEqual([sources.ad.share, sources.premium.share, sources.other.share], [null, null, null]);
  });
});
