import assert from 'node:assert/strict';
import { it } from 'node:test';
import { describeWithDatabase } from '../../platform/testing/describe-databases.ts';
import {
  addMember,
  insertChannel,
  insertSite,
  joinManager,
  nextNumber,
  PASSWORD,
} from '../../platform/testing/fixtures.ts';

describeWithDatabase('adding a member', (api) => {
  const body = (channels: unknown) => ({
    user_id: `new${nextNumber()}@example.com`,
    password: PASSWORD,
    nickname: '나나',
    channels,
  });

  it('a new member sees its assigned channels from the start', async () => {
    const { client, id } = await joinManager(api, await insertSite(api));
    const [first, second] = [await insertChannel(api, id), await insertChannel(api, id)];
    await insertChannel(api, id);

    const reply = await client.post('/member/mcn/add', body([first, second, first]));

    assert.equal(reply.status, 200);
    assert.deepEqual(
      reply.body.account.channels.map((channel: { id: string }) => channel.id).toSorted(),
      [first, second].toSorted(),
    );
    assert.equal(reply.body.account.channel_url, null);
    const [item] = (await client.get('/member/mcn/accounts')).body.items;
    assert.deepEqual(item, reply.body.account);
  });

  const assignParts = async (
    client: Awaited<ReturnType<typeof joinManager>>['client'],
    channel: string,
    parts: { member: string; part: number }[],
  ) => {
    const order = { channel, members: parts.map(({ member }) => member), parts };
    const reply = await client.post('/channel/assign', order, { 'if-match': '*' });
    assert.equal(reply.status, 200);
  };
  const readParts = async (client: Awaited<ReturnType<typeof joinManager>>['client'], channel: string) => {
    const { body: found } = await client.get(`/channel/assignments?channels=${channel}`);
    return Object.fromEntries(
      found.channels[0].spans.map((span: { member: { id: string }; part: number }) => [
        span.member.id,
        span.part,
      ]),
    );
  };

  it('a new member of a channel with chosen parts gets what belongs to nobody, and the others keep theirs', async () => {
    const { client, id } = await joinManager(api, await insertSite(api));
    const channel = await insertChannel(api, id);
    const [one, other] = [await addMember(api, client), await addMember(api, client)];
    await assignParts(client, channel, [
      { member: one.id, part: 0.6 },
      { member: other.id, part: 0.3 },
    ]);

    const reply = await client.post('/member/mcn/add', body([channel]));

    assert.equal(reply.status, 200);
    assert.deepEqual(await readParts(client, channel), {
      [one.id]: 0.6,
      [other.id]: 0.3,
      [reply.body.account.id]: 0.1,
    });
  });

  it('a new member of a channel whose chosen parts are a whole is refused, and nothing changes', async () => {
    const { client, id } = await joinManager(api, await insertSite(api));
    const channel = await insertChannel(api, id);
    const [one, other] = [await addMember(api, client), await addMember(api, client)];
    const parts = { [one.id]: 0.7, [other.id]: 0.3 };
    await assignParts(
      client,
      channel,
      Object.entries(parts).map(([member, part]) => ({ member, part })),
    );

    const reply = await client.post('/member/mcn/add', body([channel]), { 'accept-language': 'en' });

    assert.equal(reply.status, 400);
    assert.deepEqual(reply.body.errors, [
      {
        path: 'channels',
        code: 'invalid',
        message:
          'The custom shares of a channel are 100% already. Add the member, then assign the channel with shares.',
      },
    ]);
    assert.deepEqual(await readParts(client, channel), parts);
    assert.equal((await client.get('/member/mcn/accounts')).body.total, 2);
  });

  it("T-14 adding a member with another account's channel returns the same 404 as with a missing one", async () => {
    const domain = await insertSite(api);
    const { client, id } = await joinManager(api, domain);
    const { id: strangerId } = await joinManager(api, domain);
    const own = await insertChannel(api, id);
    const theirs = await insertChannel(api, strangerId);

    const stolen = await client.post('/member/mcn/add', body([own, theirs]));
    const none = await client.post('/member/mcn/add', body([own, '0192f0c0-1111-7222-8333-444455556666']));

    assert.equal(stolen.status, 404);
    assert.deepEqual({ ...stolen.body, request_id: '' }, { ...none.body, request_id: '' });
    assert.equal((await client.get('/member/mcn/accounts')).body.total, 0);
  });

  it('a new member may have a channel URL in place of channels', async () => {
    const { client } = await joinManager(api, await insertSite(api));

    const reply = await client.post('/member/mcn/add', body(' https://www.youtube.com/@nana '));

    assert.equal(reply.body.account.channel_url, 'https://www.youtube.com/@nana');
    assert.deepEqual(reply.body.account.channels, []);
    assert.equal((await client.post('/member/mcn/add', body(['not an id']))).status, 400);
  });

  for (const [link, url] of [
    ['youtube.com/@nana', 'https://www.youtube.com/@nana'],
    ['@nana', 'https://www.youtube.com/@nana'],
    ['http://m.youtube.com/@%EB%82%98%EB%82%98/shorts?si=x', 'https://www.youtube.com/@나나'],
    ['UC7kQm2xVb0PzN4aLr9TsdEw', 'https://www.youtube.com/channel/UC7kQm2xVb0PzN4aLr9TsdEw'],
    ['https://youtu.be/dQw4w9WgXcQ', 'https://www.youtube.com/watch?v=dQw4w9WgXcQ'],
    ['', null],
  ] as const) {
    it(`the channel link of a new member is stored as a YouTube URL: ${link}`, async () => {
      const { client } = await joinManager(api, await insertSite(api));

      const reply = await client.post('/member/mcn/add', body(link));

      assert.equal(reply.body.account.channel_url, url);
    });
  }

  for (const link of [
    'https://www.instagram.com/nana',
    'https://youtube.com.evil.example/@nana',
    'https://evil.example',
    'evil.example',
    'nana@evil.example',
    'https://www.youtube.com/',
    'javascript:alert(1)',
  ]) {
    it(`T-32 the channel link of a new member is refused in the caller's language: ${link}`, async () => {
      const { client } = await joinManager(api, await insertSite(api));

      const reply = await client.post('/member/mcn/add', body(link), { 'accept-language': 'en' });

      assert.equal(reply.status, 400);
      assert.deepEqual(reply.body.errors, [
        {
          path: 'channels',
          code: 'invalid',
          message: 'Please enter a YouTube channel link or an @handle.',
        },
      ]);
    });
  }

  it('the nickname of a new member has 2 to 50 characters without the spaces around it', async () => {
    const { client } = await joinManager(api, await insertSite(api));
    const add = (nickname: unknown) => client.post('/member/mcn/add', { ...body(''), nickname });

    for (const [nickname, code] of [
      ['', 'too_short'],
      [' 나 ', 'too_short'],
      ['나'.repeat(51), 'too_long'],
    ] as const)
      assert.deepEqual(
        (await add(nickname)).body.errors.map((error: { code: string }) => error.code),
        [code],
      );
    assert.equal((await add(undefined)).body.errors[0].path, 'nickname');
    for (const nickname of [' 나나 ', '나'.repeat(50)])
      assert.equal((await add(nickname)).body.account.nickname, nickname.trim());
  });

  it('T-62 nicknames are counted in graphemes, and one address in two Unicode forms is the same', async () => {
    const { client } = await joinManager(api, await insertSite(api));
    const add = (change: object) => client.post('/member/mcn/add', { ...body(''), ...change });

    // A family and a flag: two graphemes of 18 code units.
    assert.equal((await add({ nickname: '👨‍👩‍👧‍👦🇰🇷' })).status, 200);
    assert.equal((await add({ nickname: '👨‍👩‍👧‍👦' })).body.errors[0].code, 'too_short');
    const composed = await add({ nickname: 'e\u0301le\u0300ve' });
    assert.equal(composed.body.account.nickname, 'élève');
    for (const nickname of ['a\u0000b', 'a\ud800b']) assert.equal((await add({ nickname })).status, 400);
    // A Cyrillic letter that looks like a Latin one is not valid in an address.
    assert.equal((await add({ user_id: 'm\u0430nager@example.com' })).body.errors[0].path, 'user_id');
    const { email } = await addMember(api, client);
    assert.equal((await add({ user_id: email.toUpperCase() })).body.code, 'email_taken');
  });

  it('T-21 a manager who tries many addresses in use has to wait', async () => {
    const domain = await insertSite(api);
    const { client } = await joinManager(api, domain);
    const { email } = await joinManager(api, domain);
    const add = (user_id: string) => client.post('/member/mcn/add', { ...body(''), user_id });

    for (let attempt = 0; attempt < 20; attempt += 1)
      assert.equal((await add(email)).body.code, 'email_taken', `attempt ${attempt}`);
    for (const address of [email, 'nobody-yet@example.com'])
      assert.deepEqual((await add(address)).body.code, 'too_many_attempts');

    api.clock.advance(16_000);
    assert.equal((await add('nobody-yet@example.com')).status, 200);
  });
});
