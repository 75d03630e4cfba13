import assert from 'node:assert/strict';
import { it } from 'node:test';
import fc from 'fast-check';
import { describeEachDatabase } from '../../platform/testing/describe-databases.ts';
import { addMember, insertSite, joinManager } from '../../platform/testing/fixtures.ts';
import type { PortalClient } from '../../platform/testing/portal-client.ts';

const setFee = (client: PortalClient, target: string, rate: number, seen: string | undefined) =>
  client.post('/member/mcn/update', { target, fee_rate: rate }, { 'if-match': seen });

describeEachDatabase('versions of a member', (api) => {
  const open = async () => {
    const { client } = await joinManager(api, await insertSite(api));
    return { client, id: (await addMember(api, client)).id };
  };

  it('T-60 a fee rate with an old version returns 412 with the current member', async () => {
    const { client, id } = await open();

    const first = await setFee(client, id, 0.1, '"1"');
    const late = await setFee(client, id, 0.2, '"1"');

    assert.equal(first.status, 200);
    assert.equal(first.headers['etag'], '"2"');
    assert.deepEqual([first.body.account.fee_rate, first.body.account.version], [0.1, 2]);
    assert.equal(late.status, 412);
    assert.equal(late.body.code, 'version_conflict');
    assert.equal(late.headers['etag'], '"2"');
    assert.deepEqual([late.body.current.id, late.body.current.fee_rate], [id, 0.1]);
    assert.equal((await setFee(client, id, 0.2, String(late.headers['etag']))).status, 200);
  });

  it('T-60 a fee rate without a version returns 428', async () => {
    const { client, id } = await open();

    assert.equal((await setFee(client, id, 0.2, undefined)).status, 428);
    for (const tag of ['W/"1"', '"one"', '1', '"2"'])
      assert.equal((await setFee(client, id, 0.2, tag)).body.code, 'version_conflict', tag);
    assert.equal((await client.get('/member/mcn/accounts')).body.items[0].fee_rate, 0.05);
  });

  it('T-60 no fee rate change is lost in any order of reads and writes', async () => {
    const { client, id } = await open();
    const version = async () => (await client.get('/member/mcn/accounts')).body.items[0].version as number;

    await fc.assert(
      fc.asyncProperty(
        // The writers at one moment, and how old the version of each is.
        fc.array(fc.nat({ max: 2 }), { minLength: 2, maxLength: 6 }),
        async (staleness) => {
          const before = await version();
          const replies = await Promise.all(
            staleness.map((behind, index) => setFee(client, id, index / 100, `"${before - behind}"`)),
          );
          const won = replies.filter(({ status }) => status === 200);
          const after = (await client.get('/member/mcn/accounts')).body.items[0];

          assert.equal(won.length, staleness.includes(0) ? 1 : 0, 'one of those who were up to date');
          assert.equal(after.version, before + won.length);
          if (won[0]) assert.equal(after.fee_rate, won[0].body.account.fee_rate);
          for (const reply of replies.filter(({ status }) => status !== 200)) assert.equal(reply.status, 412);
        },
      ),
      { numRuns: 25 },
    );
  });
});
