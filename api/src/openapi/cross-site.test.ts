import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { before, it } from 'node:test';
import { setTimeout as delay } from 'node:timers/promises';
import { accessTable } from '../app/access-table.ts';
import { diffDatabaseStates, readDatabaseState } from '../platform/testing/database-state.ts';
import { describeWithDatabase } from '../platform/testing/describe-databases.ts';
import { listenOnFreePort } from '../platform/testing/raw-connection.ts';
import { createOpenapiDocument } from './document.ts';
import { callWithoutCookies } from './testing/call-without-cookies.ts';
import { addChannel, addNotice, addView, type TestAccount } from './testing/test-accounts.ts';
import { getExamples } from './testing/examples.ts';
import { type Operation, readOperations } from './testing/operations.ts';
import { DOMAINS, environment, createTestAccounts, createDomains } from './testing/principals.ts';
import type { Example } from './testing/example.ts';

const { operations } = readOperations(await createOpenapiDocument());
const EVIL = 'http://127.0.0.1:9';
const SESSION = '__Host-session';

/** Content types that a page of another site can send without a CORS preflight. */
const FORM_TYPES = ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x'];

describeWithDatabase(
  'cross-site requests',
  (api) => {
    let origin = '';
    let people: TestAccount[] = [];
    let ids: Record<NonNullable<Example['names']>, string>;

    /** The server's own jobs change the database when it listens; their next runs are after the test's time. */
    const waitForJobs = async () => {
      const isDone = async () => {
        const jobs = await api.db.selectFrom('job').select(['lease', 'run_at']).execute();
        return jobs.length > 0 && jobs.every(({ lease, run_at: at }) => !lease && at > api.clock.now());
      };
      while (!(await isDone())) await delay(20);
    };

    before(async () => {
      if (!api.isOpen) return;
      origin = `http://127.0.0.1:${await listenOnFreePort(api.app)}`;
      await waitForJobs();
      await createDomains(api);
      const { home, operator } = await createTestAccounts(api);
      people = [home.manager, home.member, operator];
      const channel = await addChannel(api, home.manager, [home.member]);
      ids = {
        channel: channel.id,
        video: channel.videoId,
        member: home.member.id,
        notice: await addNotice(api, DOMAINS.home, 'notice'),
        domain: DOMAINS.home,
        view: await addView(api, home.manager),
      };
    });

    const writes = operations.filter(({ method }) => method === 'POST');
    const listCallers = ({ operationId }: Operation) =>
      people.filter(({ role }) => accessTable[operationId]?.callers.includes(role));
    const createInput = ({ operationId }: Operation, person: TestAccount) => {
      const [example] = getExamples(operationId);
      return example?.input?.(example.names ? ids[example.names] : undefined, person) ?? {};
    };

    it("T-23 a cross-site form changes nothing, even with the session's cookies", async () => {
      const from = await readDatabaseState(api);
      for (const operation of writes)
        for (const person of listCallers(operation).slice(0, 1))
          for (const type of FORM_TYPES) {
            const reply = await fetch(`${origin}/api${operation.path}`, {
              method: 'POST',
              headers: {
                'content-type': type,
                cookie: `${SESSION}=${person.client.binding}`,
                origin: EVIL,
                'sec-fetch-site': 'cross-site',
                'sec-fetch-mode': 'no-cors',
              },
              body: JSON.stringify(createInput(operation, person).body ?? {}),
            });
            assert.ok(reply.status >= 400 && reply.status < 500, `${operation.operationId} ${reply.status}`);
            assert.equal(reply.headers.get('access-control-allow-origin'), null);
            await reply.body?.cancel();
          }
      assert.deepEqual(diffDatabaseStates(from, await readDatabaseState(api)), {});
    });

    it('T-23 no response carries CORS headers', async () => {
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
          const corsHeaders = [...headers.keys()].filter((name) => name.startsWith('access-control-'));
          assert.deepEqual(corsHeaders, [], path);
        }
    });

    it("T-23 a write with the portal's headers is refused when the browser names another site", async () => {
      const from = await readDatabaseState(api);
      for (const operation of writes.filter(
        ({ operationId }) => !getExamples(operationId)[0]?.skipsPortalHeaders,
      ))
        for (const person of listCallers(operation).slice(0, 1))
          for (const siteHeaders of [
            { origin: EVIL },
            { origin: 'null' },
            { 'sec-fetch-site': 'cross-site' },
            { 'sec-fetch-site': 'same-site' },
          ]) {
            const { body, headers } = createInput(operation, person);
            const call = {
              method: 'POST',
              path: operation.path,
              body,
              headers: { ...headers, ...siteHeaders },
            } as const;
            const reply = await callWithoutCookies(person.client, call);
            assert.deepEqual(
              [reply.status, reply.body.code],
              [403, 'foreign_origin'],
              `${operation.operationId} ${JSON.stringify(siteHeaders)}`,
            );
          }
      assert.deepEqual(diffDatabaseStates(from, await readDatabaseState(api)), {});
    });

    it('T-23 reading an address changes nothing', async () => {
      const from = await readDatabaseState(api);
      for (const operation of operations.filter(({ method }) => method === 'GET'))
        for (const person of listCallers(operation)) {
          const { query, headers = {} } = createInput(operation, person);
          const path = `${operation.path}?${new URLSearchParams(query)}`;
          const reply = await callWithoutCookies(person.client, { method: 'GET', path, headers });
          assert.ok(reply.status < 500, operation.operationId);
        }
      assert.deepEqual(diffDatabaseStates(from, await readDatabaseState(api)), {});
    });

    it("T-23 a write from the portal's own pages is accepted", async () => {
      const [manager] = people;
      assert.ok(manager);
      for (const siteHeaders of [
        { origin: `https://${DOMAINS.home}`, host: DOMAINS.home, 'sec-fetch-site': 'same-origin' },
        { 'sec-fetch-site': 'none' },
      ]) {
        const body = { user_id: `own${randomUUID()}@example.com`, password: 'abcd', nickname: 'Own' };
        const reply = await manager.client.post('/member/mcn/add', body, siteHeaders);
        assert.equal(reply.status, 200, JSON.stringify(reply.body));
      }
    });
  },
  environment,
);
