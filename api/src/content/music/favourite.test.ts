import assert from 'node:assert/strict';
import { before, it } from 'node:test';
import { describeWithDatabase } from '../../platform/testing/describe-databases.ts';
import {
  addMember,
  createAnonymousClient,
  insertSite,
  joinManager,
} from '../../platform/testing/fixtures.ts';
import type { PortalClient } from '../../platform/testing/portal-client.ts';

const isrc = (number: number) => `KRB40${String(number).padStart(7, '0')}`;

describeWithDatabase('favourites', (api) => {
  before(async () => {
    await api.db
      .insertInto('track')
      .values(
        Array.from({ length: 60 }, (_, number) => ({
          isrc: isrc(number),
          title: `Track ${number}`,
          artist: 'x',
          cover: '/media/cover/x.svg',
          category: 'bgm' as const,
          duration_seconds: 60,
          videos_used: '0',
          exclusive_logo: null,
        })),
      )
      .execute();
  });

  const add = (client: PortalClient, number: number) =>
    client.post('/music/favourites/add', { isrc: isrc(number) });
  const list = async (client: PortalClient) =>
    (await client.get('/music/favourites')).body.items.map((item: { isrc: string }) => item.isrc);

  it('favourites are listed newest first and marked in the catalogue', async () => {
    const { client } = await joinManager(api, await insertSite(api));
    await add(client, 3);
    api.clock.advance(1000);
    await add(client, 1);
    assert.equal((await add(client, 3)).status, 200, 'once more is as good as once');

    const { body } = await client.get('/music/favourites');
    assert.equal(body.maximum, 10);
    assert.deepEqual(await list(client), [isrc(1), isrc(3)]);
    assert.equal(body.items[0].is_favourite, true);
    const { items } = (await client.get('/music/tracks?search=Track%203')).body;
    assert.equal(items[0].is_favourite, true);
    assert.equal(items[1].is_favourite, false);

    assert.equal((await client.post('/music/favourites/remove', { isrc: isrc(1) })).status, 200);
    assert.equal((await client.post('/music/favourites/remove', { isrc: isrc(1) })).status, 200);
    assert.deepEqual(await list(client), [isrc(3)]);
  });

  it('T-59 there are at most ten favourites, also after fifty simultaneous additions', async () => {
    const { client } = await joinManager(api, await insertSite(api));

    const replies = await Promise.all(Array.from({ length: 50 }, (_, number) => add(client, number)));

    assert.equal(replies.filter(({ status }) => status === 200).length, 10);
    for (const reply of replies.filter(({ status }) => status !== 200))
      assert.deepEqual([reply.status, reply.body.code], [409, 'favourites_full']);
    assert.equal((await list(client)).length, 10);
  });

  it('T-59 one of two simultaneous additions gets the last place', async () => {
    const { client } = await joinManager(api, await insertSite(api));
    for (let number = 0; number < 9; number += 1) await add(client, number);

    const replies = await Promise.all([add(client, 20), add(client, 21)]);

    assert.deepEqual(replies.map(({ status }) => status).toSorted(), [200, 409]);
  });

  it('T-14 every user has their own favourites', async () => {
    const { client } = await joinManager(api, await insertSite(api));
    const member = await addMember(api, client);
    await add(client, 5);

    assert.deepEqual(await list(member.client), []);
    assert.equal((await createAnonymousClient(api, client.domain).get('/music/favourites')).status, 401);
    assert.equal((await client.post('/music/favourites/add', { isrc: isrc(9999) })).status, 404);
    assert.equal((await client.post('/music/favourites/add', { isrc: 'x' })).status, 400);
  });
});
