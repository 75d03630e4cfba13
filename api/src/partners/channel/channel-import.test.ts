import assert from 'node:assert/strict';
import { before, it } from 'node:test';
import { describeEachDatabase } from '../../platform/testing/describe-databases.ts';
import { insertSite, joinManager, nextNumber } from '../../platform/testing/fixtures.ts';
import { signInOperator } from '../../platform/testing/operator.ts';
import type { PortalClient } from '../../platform/testing/portal-client.ts';

const newId = () => `UC${String(nextNumber()).padStart(22, '0')}`;

describeEachDatabase('import of channels', (api) => {
  let operator: PortalClient;

  before(async () => {
    operator = (await signInOperator(api)).client;
  });

  const partner = async () => {
    const domain = await insertSite(api);
    return { domain, ...(await joinManager(api, domain)) };
  };
  const send = (domain: string, rows: readonly string[]) =>
    operator.post(
      `/operator/channels/import?domain=${domain}`,
      ['manager,youtube_id,name,category', ...rows].join('\n'),
      { 'content-type': 'text/csv' },
    );
  const listOf = async (client: PortalClient) =>
    (await client.get('/channel/list')).body.items.map(
      ({ name, status, category }: Record<string, unknown>) => [name, status, category],
    );

  it('the channels of a file wait for their review, and the same file again changes nothing', async () => {
    const { domain, email, client } = await partner();
    const rows = [`${email.toUpperCase()},${newId()},옥상 텃밭,bgm`, `${email},${newId()},"Tide, low",ost`];

    const first = await send(domain, rows);
    const again = await send(domain, rows);

    assert.deepEqual(
      [first.body.result, again.body.result],
      [
        { added: 2, kept: 0 },
        { added: 0, kept: 2 },
      ],
    );
    assert.deepEqual((await listOf(client)).toSorted(), [
      ['Tide, low', 0, 'ost'],
      ['옥상 텃밭', 0, 'bgm'],
    ]);
  });

  it('a file with a channel of another manager registers nothing, and names the line', async () => {
    const [one, two] = [await partner(), await partner()];
    const taken = newId();
    await send(one.domain, [`${one.email},${taken},Mine,bgm`]);

    const { status, body } = await send(two.domain, [
      `${two.email},${newId()},New,bgm`,
      `${two.email},${taken},Theirs,bgm`,
    ]);

    assert.equal(status, 422);
    assert.deepEqual(
      body.file_errors.map(({ code, path }: Record<string, string>) => [code, path]),
      [['channel_taken', 'line 3 (youtube_id)']],
    );
    assert.deepEqual(await listOf(two.client), []);
  });

  it('T-16 unknown managers, wrong ids and repeated channels are refused with their lines', async () => {
    const { domain, email, client } = await partner();
    const id = newId();
    const bad = await send(domain, [`${email},UC1,A,bgm`]);
    assert.deepEqual(bad.body.file_errors, [
      {
        path: 'line 2, column 2 (youtube_id)',
        message: "Not YouTube's id of a channel: UC and 22 characters.",
        code: 'bad_cell',
        line: 2,
        column: 'youtube_id',
        value: 'UC1',
      },
    ]);
    const codesOf = async (rows: readonly string[]) =>
      (await send(domain, rows)).body.file_errors?.map(({ code }: { code: string }) => code);

    assert.deepEqual(await codesOf([`nobody@example.com,${id},A,bgm`]), ['unknown_manager']);
    assert.deepEqual(await codesOf([`${email},UC1,A,bgm`, `${email},${id},A,jazz`]), [
      'bad_cell',
      'bad_cell',
    ]);
    assert.deepEqual(await codesOf([`${email},${id},A,bgm`, `${email},${id},B,bgm`]), ['duplicate_channel']);
    assert.deepEqual(await listOf(client), []);
    assert.equal((await send('nowhere.test', [])).body.code, 'unknown_domain');
  });

  it('T-15 managers cannot import channels', async () => {
    const { domain, client } = await partner();
    const reply = await client.post(`/operator/channels/import?domain=${domain}`, 'a', {
      'content-type': 'text/csv',
    });

    assert.equal(reply.status, 403);
  });
});
