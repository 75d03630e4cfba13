import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { before, it } from 'node:test';
import { accessTable } from '../platform/http/access-table.ts';
import { changesBetween, stateOf } from '../platform/testing/database-state.ts';
import { describeWithDatabase } from '../platform/testing/describe-databases.ts';
import { listenAnywhere } from '../platform/testing/raw-connection.ts';
import { openapiDocument } from './document.ts';
import { callUnchanged } from './testing/call-unchanged.ts';
import { addChannel, addNotice, addView, type Person } from './testing/cast.ts';
import { type Example, examplesOf } from './testing/examples.ts';
import { type Operation, readOperations } from './testing/operations.ts';
import { DOMAINS, environment, makeCast, makeDomains } from './testing/principals.ts';

const { operations } = readOperations(await openapiDocument());
const EVIL = 'http://127.0.0.1:9';
const SESSION = '__Host-session';

/** What a page of another site can have a browser send without asking first. */
const FORM_TYPES = ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x'];

describeWithDatabase(
  'a page of another site',
  (world) => {
    let origin = '';
    let people: Person[] = [];
    let ids: Record<NonNullable<Example['names']>, string>;

    before(async () => {
      if (!world.isOpen) return;
      origin = `http://127.0.0.1:${await listenAnywhere(world.app)}`;
      await makeDomains(world);
      const { home, operator } = await makeCast(world);
      people = [home.manager, home.member, operator];
      const channel = await addChannel(world, home.manager, [home.member]);
      ids = {
        ...{ channel: channel.id, video: channel.videoId, member: home.member.id },
        ...{ notice: await addNotice(world, DOMAINS.home, 'notice'), domain: DOMAINS.home },
        view: await addView(world, home.manager),
      };
    });

    const writes = operations.filter(({ method }) => method === 'POST');
    const mayCall = ({ operationId }: Operation) =>
      people.filter(({ role }) => accessTable[operationId]?.callers.includes(role));
    const inputOf = ({ operationId }: Operation, person: Person) => {
      const [example] = examplesOf(operationId);
      return example?.input?.(example.names ? ids[example.names] : undefined, person) ?? {};
    };

    it('T-23 changes nothing by what a form can send, cookies and all', async () => {
      const from = await stateOf(world);
      for (const operation of writes)
        for (const person of mayCall(operation).slice(0, 1))
          for (const type of FORM_TYPES) {
            const reply = await fetch(`${origin}/api${operation.path}`, {
              method: 'POST',
              headers: {
                ...{ 'content-type': type, cookie: `${SESSION}=${person.client.binding}`, origin: EVIL },
                ...{ 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'no-cors' },
              },
              body: JSON.stringify(inputOf(operation, person).body ?? {}),
            });
            assert.ok(reply.status >= 400 && reply.status < 500, `${operation.operationId} ${reply.status}`);
            assert.equal(reply.headers.get('access-control-allow-origin'), null);
            await reply.body?.cancel();
          }
      assert.deepEqual(changesBetween(from, await stateOf(world)), {});
    });

    it('T-23 is never told that it may ask for more', async () => {
      for (const { path, method } of operations)
        for (const asked of ['OPTIONS', method]) {
          const { headers } = await fetch(`${origin}/api${path}`, {
            method: asked,
            headers: {
              origin: EVIL,
              'access-control-request-method': method,
              'access-control-request-headers': 'authorization,x-mcn-domain',
            },
          });
          const told = [...headers.keys()].filter((name) => name.startsWith('access-control-'));
          assert.deepEqual(told, [], path);
        }
    });

    it('T-23 changes nothing even with all the headers of the portal, once the browser says where it is', async () => {
      const from = await stateOf(world);
      for (const operation of writes.filter(({ operationId }) => !examplesOf(operationId)[0]?.isOpen))
        for (const person of mayCall(operation).slice(0, 1))
          for (const told of [
            { origin: EVIL },
            { origin: 'null' },
            { 'sec-fetch-site': 'cross-site' },
            { 'sec-fetch-site': 'same-site' },
          ]) {
            const { body, headers } = inputOf(operation, person);
            const call = {
              method: 'POST',
              path: operation.path,
              body,
              headers: { ...headers, ...told },
            } as const;
            const reply = await callUnchanged(person.client, call);
            assert.deepEqual(
              [reply.status, reply.body.code],
              [403, 'foreign_origin'],
              `${operation.operationId} ${JSON.stringify(told)}`,
            );
          }
      assert.deepEqual(changesBetween(from, await stateOf(world)), {});
    });

    it('T-23 could change nothing by having something read', async () => {
      const from = await stateOf(world);
      for (const operation of operations.filter(({ method }) => method === 'GET'))
        for (const person of mayCall(operation)) {
          const { query, headers = {} } = inputOf(operation, person);
          const path = `${operation.path}?${new URLSearchParams(query)}`;
          const reply = await callUnchanged(person.client, { method: 'GET', path, headers });
          assert.ok(reply.status < 500, operation.operationId);
        }
      assert.deepEqual(changesBetween(from, await stateOf(world)), {});
    });

    it('T-23 is told apart from the portal’s own pages', async () => {
      const [manager] = people;
      assert.ok(manager);
      for (const told of [
        { origin: `https://${DOMAINS.home}`, 'sec-fetch-site': 'same-origin' },
        { 'sec-fetch-site': 'none' },
      ]) {
        const body = { user_id: `own${randomUUID()}@example.com`, password: 'abcd', nickname: 'Own' };
        const reply = await manager.client.post('/member/mcn/add', body, told);
        assert.equal(reply.status, 200, JSON.stringify(reply.body));
      }
    });
  },
  environment,
);
