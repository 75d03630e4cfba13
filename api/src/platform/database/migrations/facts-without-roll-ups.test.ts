import assert from 'node:assert/strict';
import { it } from 'node:test';
import { sql } from 'kysely';
import { claimChannel, ingestText } from '../../../figures/ingest/testing/ingest-fixtures.ts';
import { adCsv, premiumCsv } from '../../../figures/ingest/testing/report-csv.ts';
import { describeEachDatabase } from '../../testing/describe-databases.ts';
import { insertSite, joinManager } from '../../testing/fixtures.ts';
import { migrations } from './index.ts';

const GONE = 'UCmigration-gone0000000x';
const KEPT = 'UCmigration-kept0000000x';

describeEachDatabase('the migration of facts without roll-ups', (api) => {
  it('deletes facts of deleted channels, and lets files find those of transferred ones', async () => {
    const { id, client } = await joinManager(api, await insertSite(api));
    const gone = await claimChannel(api, id, { youtubeId: GONE });
    await claimChannel(api, id, { youtubeId: KEPT });
    const rows = [GONE, KEPT].map((channel_id) => ({
      date: '20260105',
      channel_id,
      video_id: `v${channel_id}`,
      partner_revenue: '2',
    }));
    await ingestText(api, adCsv(rows), { forceReason: 'a test' });
    // What a deletion and a transfer have left before.
    await sql`delete from channel where id = ${gone}`.execute(api.db);
    await sql`delete from report_day_account`.execute(api.db);
    await assert.rejects(ingestText(api, premiumCsv(rows), { forceReason: 'a test' }), /foreign key/);

    await migrations['0540-facts-without-roll-ups']?.up(api.db);

    await ingestText(api, premiumCsv(rows), { forceReason: 'a test' });
    const { body } = await client.get('/report/summary?from=2026-01-05&to=2026-01-05');
    assert.equal(body.figures.revenue.value, '4');
  });
});
