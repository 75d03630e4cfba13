import assert from 'node:assert/strict';
import { test } from 'node:test';
import type {} from '@portal/api/app';
import { openPublished } from '../testing/open-program.ts';

test('portal release keys, refused and sign', async (t) => {
  const { app, portal } = await openPublished(t);
  await portal('release init --reason start');
  const listKeys = async () =>
    JSON.parse((await portal('release keys list --json')).out).keys.map(
      ({ id, state }: { id: string; state: string }) => [id, state],
    );

  await t.test('rotate signs every domain with a new key, and retire ends the old one', async () => {
    const [[old]] = await listKeys();

    const early = await portal(`release keys retire ${old} --reason yearly`);
    const rotated = await portal('release keys rotate --reason yearly');
    const retired = await portal(`release keys retire ${old} --reason yearly`);

    assert.match(early.error, /^portal: This key signs now\. Rotate first\./);
    assert.match(rotated.out, /^[0-9a-f]{16} signs from now on\n2 signed, 0 refused\n$/);
    assert.equal(retired.out, `${old} is retired\n0 signed, 0 refused\n`);
    const key = rotated.out.slice(0, 16);
    assert.deepEqual(await listKeys(), [
      [key, 'current'],
      [old, 'retired'],
    ]);
  });

  await t.test('T-35 refused names the domains whose signature is wrong, and sign accepts one', async () => {
    await app.database.db
      .updateTable('release_statement')
      .set({ signature: 'AAAA' })
      .where('domain', '=', 'aurora.localhost')
      .execute();

    const refused = await portal('release refused');
    const vague = await portal('release sign --reason checked');
    const unexplained = await portal('release sign --all');
    const signed = await portal('release sign --domain aurora --reason checked');

    assert.match(refused.out, /aurora\.localhost +bad_signature/);
    assert.match(vague.error, /one of --domain and --all/);
    assert.equal(unexplained.code, 1);
    assert.match(signed.out, /^1 signed, 0 refused\naurora\.localhost runs [0-9a-f]{12}\n$/);
    assert.equal((await portal('release refused')).out, 'Every release matches its signature.\n');
  });
});
