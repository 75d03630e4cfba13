import assert from 'node:assert/strict';
import { before, it } from 'node:test';
import { describeWithDatabase } from '../testing/describe-databases.ts';
import { insertSite, joinManager } from '../testing/fixtures.ts';
import { PortalClient } from '../testing/portal-client.ts';
import { sendRawBytes, listenOnFreePort, formatRawGet, parseStatuses } from '../testing/raw-connection.ts';

describeWithDatabase('spoofed domain', (api) => {
  let port = 0;
  let [here, there] = ['', ''];

  before(async () => {
    if (!api.isOpen) return;
    port = await listenOnFreePort(api.app);
    [here, there] = [await insertSite(api, { name: 'Here' }), await insertSite(api, { name: 'There' })];
  });

  const ask = (target: string, ...headers: string[]) => sendRawBytes(port, formatRawGet(target, headers));

  it('T-12 two Host headers are refused, even for known domains', async () => {
    const meta = `/api/v2/mcn/meta?domain=${here}`;

    for (const hosts of [
      [here, there],
      [there, here],
      [here, here],
    ]) {
      const answer = await ask(meta, ...hosts.map((host) => `Host: ${host}`));
      assert.deepEqual(parseStatuses(answer), [400], answer);
    }
    assert.deepEqual(parseStatuses(await ask(meta, `Host: ${here}`)), [200]);
  });

  it('T-12 a request target with another host than the Host header is refused', async () => {
    const path = `/api/v2/mcn/meta?domain=${here}`;

    for (const target of [
      `http://${there}${path}`,
      `https://${there}:8080${path}`,
      `HTTP://x@${there}${path}`,
    ]) {
      const answer = await ask(target, `Host: ${here}`);
      assert.deepEqual(parseStatuses(answer), [400], target);
    }
    const same = await ask(`http://${here}:8080${path}`, `Host: ${here.toUpperCase()}:8080`);
    assert.deepEqual(parseStatuses(same), [200], same);
  });

  it('T-12 a malformed Host header is refused, whatever name it begins with', async () => {
    for (const host of [
      `${here}:8080@${there}`,
      `${here}/x`,
      `${here}#`,
      `${here} ${there}`,
      `${here}:x`,
      '[::1',
    ])
      assert.deepEqual(parseStatuses(await ask('/', `Host: ${host}`)), [400], host);
    for (const host of ['127.0.0.1:1', '[::1]:8080', `${here}:8080`])
      assert.deepEqual(parseStatuses(await ask('/healthz', `Host: ${host}`)), [200], host);
  });

  it('T-23 a page of another port of the domain is another origin', async () => {
    const { client } = await joinManager(api, here);
    const read = async (origin: string, host = `${here}:8080`) =>
      (await client.get('/member/me', { origin, host })).body.code;

    assert.equal(await read(`http://${here}:8080`), undefined);
    assert.equal(await read(`https://${here}`, `${here}`), undefined);
    assert.equal(await read(`https://${here}`, `${here}:443`), undefined);
    for (const origin of [`http://${here}:9090`, `http://${here}`, `https://${here}:8080.evil.test`, 'null'])
      assert.equal(await read(origin), 'foreign_origin', origin);
  });

  it('T-12 proxy headers of an untrusted client do not change the domain', async () => {
    const { client } = await joinManager(api, here);
    const claims = {
      'x-forwarded-host': there,
      'x-host': there,
      'x-original-host': there,
      forwarded: `host=${there}`,
      'x-forwarded-server': there,
      'x-http-host-override': there,
    };

    const plain = await client.get('/member/me');
    const claimed = await client.get('/member/me', claims);

    assert.equal(plain.status, 200);
    assert.deepEqual(claimed.body, plain.body);
    const moved = await client.get('/member/me', { 'x-original-url': '/api/operator/domains' });
    assert.deepEqual(moved.body, plain.body);
  });

  it('T-12 a session is refused on another domain for each way to name the domain', async () => {
    const { client } = await joinManager(api, here);
    const foreignClient = new PortalClient(api.app, there, client.token);
    foreignClient.binding = client.binding;

    for (const [claimed, code] of [
      [there, 'domain_mismatch'],
      [there.toUpperCase(), 'domain_mismatch'],
      // Two headers of one name reach the server as a list.
      [`${here}, ${there}`, 'unknown_domain'],
      [`${there}, ${here}`, 'unknown_domain'],
      [`${here}.`, 'unknown_domain'],
      [`${here}:8080`, 'unknown_domain'],
      [`${here}/../${there}`, 'unknown_domain'],
      ['', 'header_invalid'],
    ] as const) {
      const reply = await foreignClient.get('/member/me', { 'x-mcn-domain': claimed, host: here });
      assert.equal(reply.body.code, code, claimed);
      assert.ok(!JSON.stringify(reply.body).includes('account'));
    }
    assert.equal((await client.get('/member/me')).status, 200);
  });

  it('T-12 an unknown domain returns only that it is unknown', async () => {
    const clientOfUnknownDomain = new PortalClient(api.app, 'nobody.test');

    for (const path of ['/member/me', '/channel/list', '/report/freshness', '/operator/domains']) {
      const { body } = await clientOfUnknownDomain.get(path);
      assert.deepEqual([body.code, body.errors], ['unknown_domain', undefined], path);
      assert.doesNotMatch(JSON.stringify(body), /stack|select|node_modules/i);
    }
  });
});
