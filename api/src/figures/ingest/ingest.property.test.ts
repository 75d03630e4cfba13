import assert from 'node:assert/strict';
import { before, it } from 'node:test';
import fc from 'fast-check';
import { describeEachDatabase } from '../../platform/testing/describe-databases.ts';
import { propertyRuns } from '../../platform/testing/test-depth.ts';
import { insertSite, joinManager } from '../../platform/testing/fixtures.ts';
import {
  claimChannel,
  deleteReports,
  ingestText,
  readStoredRows,
  readSumsByTable,
} from './testing/ingest-fixtures.ts';
import { basicCsv, type Cells, revenueCsv } from './testing/report-csv.ts';

const days = ['20261115', '20261116', '20261117'];
const channels = ['UCprop-one', 'UCprop-two', 'UCprop-nobody'];
const videoOf = (channel: string, index: number) => `${channel.slice(7)}-video-${index}`;

const cells = fc
  .record({
    date: fc.constantFrom(...days),
    channel_id: fc.constantFrom(...channels),
    video: fc.integer({ min: 0, max: 2 }),
    country_code: fc.constantFrom('KR', 'US', 'ZZ', ''),
    subscribed_status: fc.constantFrom('subscribed', 'not_subscribed'),
    views: fc.oneof(fc.integer({ min: 0, max: 9_999 }).map(String), fc.constant('')),
    micros: fc.integer({ min: -1_000, max: 5_000_000 }),
  })
  .map(({ video, micros, ...rest }): Cells => {
    const amount = (micros / 1_000_000).toFixed(6);
    return {
      ...rest,
      video_id: videoOf(rest.channel_id, video),
      estimated_partner_revenue: amount,
      estimated_partner_ad_revenue: amount,
    };
  });

/** Reports of two owners with distinct creation times, so that each day has a definite newest report of each. */
const reports = fc
  .array(
    fc.record({
      rows: fc.array(cells, { minLength: 1, maxLength: 8 }),
      isRevenue: fc.boolean(),
      owner: fc.constantFrom('', 'north'),
    }),
    {
      minLength: 1,
      maxLength: 5,
    },
  )
  .map((files) =>
    files.map((file, index) => ({ ...file, createdAt: new Date(Date.UTC(2026, 10, 18, index)) })),
  );

const contentOf = ({ rows, isRevenue }: { rows: Cells[]; isRevenue: boolean }) =>
  isRevenue ? revenueCsv(rows) : basicCsv(rows);

describeEachDatabase('ingest in any order', (api) => {
  before(async () => {
    api.clock.set('2026-11-21T12:00:00Z');
    const site = await insertSite(api);
    for (const youtubeId of channels.slice(0, 2)) {
      const { id } = await joinManager(api, site);
      await claimChannel(api, id, { youtubeId });
    }
  });

  it('T-65 the stored figures do not depend on the order, repetition or steps of reports and rows', async () => {
    const shuffled = reports.chain((files) =>
      fc.record({
        files: fc.constant(files),
        order: fc.shuffledSubarray([...files, ...files.slice(0, 1)], { minLength: files.length + 1 }),
        rowOrder: fc.array(fc.nat(), { minLength: 8, maxLength: 8 }),
        // Some reports are ingested in steps of so many facts, the others at once.
        steps: fc.array(fc.constantFrom(undefined, 1, 2, 3), { minLength: 6, maxLength: 6 }),
      }),
    );
    const deliver = (
      content: string,
      { createdAt, owner }: { createdAt: Date; owner: string },
      stepFacts?: number,
    ) => ingestText(api, content, { createdAt, owner, stepFacts, forceReason: 'random figures' });
    await fc.assert(
      fc.asyncProperty(shuffled, async ({ files, order, rowOrder, steps }) => {
        await deleteReports(api);
        for (const file of files) await deliver(contentOf(file), file);
        const expected = await readStoredRows(api);
        const { facts, rollUps } = await readSumsByTable(api);
        for (const rollUp of rollUps) assert.deepEqual(rollUp, facts);

        await deleteReports(api);
        for (const [index, file] of order.entries()) {
          const rows = file.rows
            .map((row, index) => ({ row, place: rowOrder[index] ?? 0 }))
            .toSorted((a, b) => a.place - b.place)
            .map(({ row }) => row);
          await deliver(contentOf({ ...file, rows }), file, steps[index]);
        }

        const { video: _, ...first } = expected as Record<string, unknown>;
        const { video: __, ...again } = (await readStoredRows(api)) as Record<string, unknown>;
        assert.deepEqual(again, first);
      }),
      propertyRuns({ quick: 3, full: 12 }),
    );
  });
});
