import assert from 'node:assert/strict';
import { it } from 'node:test';
import { sql } from 'kysely';
import { describeEachDatabase } from '../../platform/testing/describe-databases.ts';
import { insertChannel, insertSite, joinManager } from '../../platform/testing/fixtures.ts';
import { deleteChannelFigures } from '../../figures/ingest/delete-figures.ts';
import { deleteTenant } from './delete-tenant.ts';

describeEachDatabase('deletion of an account', (api) => {
  it('deleting an account leaves no version stamp that the deletion itself writes', async () => {
    const { id } = await joinManager(api, await insertSite(api));
    const channel = await insertChannel(api, id);
    // Adds a version of the account's video lists; deleting it writes a version stamp.
    await api.db.transaction().execute((trx) => deleteChannelFigures(trx, id, [channel]));

    await api.db.transaction().execute((trx) => deleteTenant(trx, id));

    const { rows } = await sql`select from report_version_stamp where account_id = ${id}`.execute(api.db);
    assert.equal(rows.length, 0);
  });
});
