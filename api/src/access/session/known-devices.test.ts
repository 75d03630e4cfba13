import assert from 'node:assert/strict';
import { it } from 'node:test';
import { describeWithDatabase } from '../../platform/testing/describe-databases.ts';
import {
  addMember,
  createAnonymousClient,
  insertSite,
  joinManager,
  PASSWORD,
} from '../../platform/testing/fixtures.ts';
import type { PortalClient } from '../../platform/testing/portal-client.ts';

const [FREE_OF_ACCOUNT, FREE_OF_ADDRESS, FREE_OF_DEVICE] = [5, 30, 5];
const DAY = 24 * 60 * 60 * 1000;
const NEW_PASSWORD = 'another one';

describeWithDatabase('known devices', (api) => {
  const login = (client: PortalClient, id: string, password: string) =>
    client.post('/member/login', { id, password });
  const statusOf = async (client: PortalClient, id: string, password = PASSWORD) =>
    (await login(client, id, password)).status;

  /** A browser with the cookies of this one, without its session. */
  const copyOf = ({ domain, device }: PortalClient) => {
    const copy = createAnonymousClient(api, domain);
    copy.device = device;
    return copy;
  };

  const guessFor = async (domain: string, id: string, guesses = FREE_OF_ACCOUNT) => {
    const stranger = createAnonymousClient(api, domain);
    for (let guess = 0; guess < guesses; guess += 1) await login(stranger, id, `guess ${guess}`);
    assert.equal(await statusOf(stranger, id), 429);
  };

  /** A manager with its browser, on a domain of its own and with unused counters. */
  const openDomain = async () => {
    // The counters of an address are those of all tests here.
    api.clock.advance(2 * DAY);
    const domain = await insertSite(api);
    return { domain, ...(await joinManager(api, domain)) };
  };

  it('T-72 wrong passwords of others keep no browser out that signed in before', async () => {
    const { domain, client, email } = await openDomain();
    const signedUp = copyOf(client);
    const signedIn = await createAnonymousClient(api, domain).signIn(email, PASSWORD);

    await guessFor(domain, email);

    assert.equal(await statusOf(signedUp, email), 200);
    assert.equal(await statusOf(copyOf(signedIn), email), 200);
    assert.equal(await statusOf(createAnonymousClient(api, domain), email), 429, 'a new browser waits');
  });

  it('T-72 wrong passwords from the same address keep no browser out that signed in before', async () => {
    const { domain, client, email } = await openDomain();
    const colleague = createAnonymousClient(api, domain);
    for (let number = 0; number < FREE_OF_ADDRESS; number += 1)
      assert.equal(await statusOf(colleague, `nobody${number}@example.com`), 401);
    assert.equal(await statusOf(createAnonymousClient(api, domain), email), 429);

    assert.equal(await statusOf(copyOf(client), email), 200);
  });

  it('T-72 a browser that signed in before is throttled by its own wrong passwords, the right one too', async () => {
    const { domain, client, email } = await openDomain();
    const [browser, other] = [
      copyOf(client),
      await createAnonymousClient(api, domain).signIn(email, PASSWORD),
    ];

    for (let guess = 0; guess < FREE_OF_DEVICE; guess += 1)
      assert.equal(await statusOf(browser, email, `guess ${guess}`), 401);
    const blocked = await login(browser, email, PASSWORD);

    assert.deepEqual([blocked.status, blocked.headers['retry-after']], [429, '15']);
    assert.equal(await statusOf(other, email), 200, 'other browsers of the owner do not wait');
    api.clock.advance(16_000);
    assert.equal(await statusOf(browser, email), 200);
  });

  it('T-72 signing in to one account makes a browser known for no other account and no other domain', async () => {
    const { domain, client, email } = await openDomain();
    const member = await addMember(api, client);
    const elsewhere = await insertSite(api);
    const there = await joinManager(api, elsewhere);
    const stranger = createAnonymousClient(api, elsewhere);
    stranger.device = client.device;

    await guessFor(domain, member.email);
    await guessFor(elsewhere, there.email);

    assert.equal(await statusOf(copyOf(client), member.email), 429);
    assert.equal(await statusOf(stranger, there.email), 429);
    assert.equal(await statusOf(copyOf(client), email), 200);
  });

  it('T-72 a browser is known for the last five accounts that signed in there', async () => {
    const { domain, client, email } = await openDomain();
    const members = [];
    for (let count = 0; count < 5; count += 1) members.push(await addMember(api, client));
    const shared = copyOf(client);
    for (const member of members) await shared.signIn(member.email, PASSWORD);
    const [first] = members;

    await guessFor(domain, first?.email ?? '');
    await guessFor(domain, email);

    assert.equal(await statusOf(copyOf(shared), first?.email ?? ''), 200);
    assert.equal(await statusOf(copyOf(shared), email), 429, 'the oldest of six is dropped');
  });

  it('T-72 changed and invented cookies are those of unknown browsers', async () => {
    const { domain, client, email } = await openDomain();
    const [id, account] = client.device.split('.');
    await guessFor(domain, email);

    for (const cookie of [
      '',
      '.',
      `${id}.${account}`,
      `${id}.${account}.`,
      `x${client.device}`,
      `${id}.${account}.${'A'.repeat(43)}=`,
      client.binding,
    ]) {
      const browser = createAnonymousClient(api, domain);
      browser.device = cookie;
      assert.equal(await statusOf(browser, email), 429, cookie);
    }
  });

  it('T-72 a new password makes all browsers unknown except the one that set it', async () => {
    const { domain, client, email } = await openDomain();
    const other = await createAnonymousClient(api, domain).signIn(email, PASSWORD);

    await client.post('/member/account/update', { password: PASSWORD, new_password: NEW_PASSWORD });
    await guessFor(domain, email);

    assert.equal(await statusOf(copyOf(other), email, NEW_PASSWORD), 429);
    assert.equal(await statusOf(copyOf(client), email, NEW_PASSWORD), 200);
  });

  it('T-72 a password that the manager sets makes the member’s browsers unknown', async () => {
    const { domain, client } = await openDomain();
    const member = await addMember(api, client);
    const change = await client.post('/member/mcn/update', { target: member.id, password: NEW_PASSWORD });
    assert.equal(change.status, 200);

    await guessFor(domain, member.email);

    assert.equal(await statusOf(copyOf(member.client), member.email, NEW_PASSWORD), 429);
  });

  it('T-72 the cookie survives sign-out, names no account and is unreadable for scripts and other hosts', async () => {
    const { client, email, id } = await openDomain();
    const reply = await login(client, email, PASSWORD);
    client.token = reply.body.token;
    const [, cookie] = [reply.headers['set-cookie']].flat();

    const signedOut = await client.post('/member/logout', {});

    assert.match(
      String(cookie),
      /^__Host-device=[\w-]{22}\.[\w-]{22}\.[\w+/%]+; Max-Age=31536000; Path=\/; HttpOnly; Secure; SameSite=Strict$/,
    );
    assert.ok(!client.device.includes(id) && !client.device.includes(email));
    assert.ok(!String(signedOut.headers['set-cookie']).includes('__Host-device'));
  });

  it('T-72 the device cookie does not authenticate a request', async () => {
    const { client } = await openDomain();
    const browser = copyOf(client);

    browser.token = client.token;

    assert.equal((await browser.get('/member/me')).status, 401);
  });
});
