import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { connect } from 'node:net';
import { after, before, describe, it } from 'node:test';
import type { FastifyInstance } from 'fastify';
import { type KyselyPlugin, sql } from 'kysely';
import { z } from 'zod';
import { LANGUAGES } from '@portal/shared/facts';
import { buildApp } from '../app/app.ts';
import { readConfig } from '../app/config.ts';
import { DatabaseUnavailableError } from '../platform/database/database-error.ts';
import { accessTable } from '../app/access-table.ts';
import { randomIds } from '../platform/ids.ts';
import { TestApi } from '../platform/testing/describe-databases.ts';
import { PortalClient } from '../platform/testing/portal-client.ts';
import {
  sendRawBytes,
  listenOnFreePort,
  collectResponse,
  parseStatuses,
} from '../platform/testing/raw-connection.ts';
import { databaseKinds } from '../platform/testing/test-databases.ts';
import { createOpenapiDocument } from './document.ts';
import { createReplyCheck } from './testing/check-reply.ts';
import { getExamples } from './testing/examples.ts';
import { readOperations } from './testing/operations.ts';
import { DOMAINS, createTestAccounts, createDomains } from './testing/principals.ts';

const { operations, components } = readOperations(await createOpenapiDocument());
const CANARY = 'canary-inside';
/** Shorter than the real timeout, so that tests need not wait for it. */
const REQUEST_LIMIT_MS = 1_500;

/** Failures that a handler does not expect. */
const faults: Record<string, () => unknown> = {
  'an error': () => {
    throw new TypeError(CANARY);
  },
  'a text': () => {
    throw CANARY;
  },
  'an error that calls itself harmless': () => {
    throw Object.assign(new Error(CANARY), { statusCode: 200, code: 'FST_OK' });
  },
  'an error with a status that is none': () => {
    throw Object.assign(new Error(CANARY), { statusCode: 9_999 });
  },
  'a rejection without a reason': () => Promise.reject(new Error(CANARY, { cause: undefined })),
  'an answer that refers to itself': () => {
    const answer: Record<string, unknown> = { secret: CANARY };
    answer['itself'] = answer;
    return answer;
  },
  'an answer that its schema does not know': () => ({ other: CANARY }),
};

for (const kind of databaseKinds)
  describe(`unexpected failures on ${kind}`, () => {
    const api = new TestApi();
    let app: FastifyInstance;
    let port = 0;
    let isThere = false;
    let isGone = false;
    /** Fails like the drivers when the database does not respond. */
    const outage: KyselyPlugin = {
      transformQuery({ node }) {
        if (isGone) throw new DatabaseUnavailableError(CANARY);
        return node;
      },
      transformResult: async ({ result }) => result,
    };

    before(async () => {
      isThere = await api.open(kind, {});
      if (!isThere) return;
      app = await buildApp({
        config: readConfig({ DEMO: '0' }),
        clock: api.clock,
        ids: randomIds,
        database: { ...api.database, db: api.db.withPlugin(outage) },
      });
      const schema = { response: { 200: z.strictObject({ success: z.literal(true) }) } };
      for (const [index, fault] of Object.values(faults).entries())
        app.get(`/test-fault/${index}`, { schema }, async () => fault());
      app.get('/test-statement', async () => sql`select ${CANARY} from nowhere`.execute(api.db));
      port = await listenOnFreePort(app);
      app.server.requestTimeout = REQUEST_LIMIT_MS;
    });
    after(async () => {
      if (isThere) await app.close();
      await api.close();
    });

    const failsAs = async (url: string, status: number, code: string) => {
      const messages = new Set<string>();
      for (const language of LANGUAGES) {
        const reply = await app.inject({ url, headers: { 'accept-language': language } });
        const { success, status: bodyStatus, code: name, message, request_id: id } = reply.json();
        assert.deepEqual([reply.statusCode, success, bodyStatus, name], [status, false, status, code]);
        assert.match(id, /^[0-9a-f-]{36}$/);
        assert.ok(!reply.body.includes(CANARY), 'the response shows internal data');
        messages.add(message);
      }
      assert.equal(messages.size, 4);
    };

    for (const [index, name] of Object.keys(faults).entries())
      it(`T-50 a problem document is returned after ${name}`, async (t) => {
        if (!isThere) return t.skip();
        await failsAs(`/test-fault/${index}`, 500, 'internal');
      });

    it('T-50 a problem document is returned after a statement that the database refuses', async (t) => {
      if (!isThere) return t.skip();
      await failsAs('/test-statement', 500, 'internal');
    });

    const half = (length: number) =>
      `POST /api/telemetry/event HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: ${length}\r\n\r\n{"ev`;

    it('T-50 the server survives bodies that end in the middle', async (t) => {
      if (!isThere) return t.skip();
      for (let round = 0; round < 50; round += 1) {
        const socket = connect(port, '127.0.0.1');
        socket.on('error', () => undefined); // The server may close the connection first.
        socket.write(half(100), () => socket.resetAndDestroy());
      }
      const answer = await sendRawBytes(
        port,
        'GET /healthz HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n',
      );
      assert.deepEqual(parseStatuses(answer), [200]);
    });

    it('T-50 a body that does not arrive ends in a timeout failure', async (t) => {
      if (!isThere) return t.skip();
      const socket = connect(port, '127.0.0.1');
      socket.write(half(1_000));
      const drip = setInterval(() => socket.write(' '), 300);
      const answer = await collectResponse(socket, 20_000).finally(() => clearInterval(drip));

      assert.deepEqual(parseStatuses(answer), [408], answer);
      assert.match(answer, /"success":false.*"code":"request_timeout","request_id":"/);
    });

    it('T-50 every call responds as documented when the database is gone', async (t) => {
      if (!isThere) return t.skip();
      await createDomains(api);
      const { home, operator } = await createTestAccounts(api);
      const check = createReplyCheck(components, { mayBeUnavailable: true });
      isGone = true;

      for (const operation of operations) {
        const callers = accessTable[operation.operationId]?.callers ?? [];
        const person = callers.includes('manager') || callers.includes('anonymous') ? home.manager : operator;
        for (const { input, names } of getExamples(operation.operationId)) {
          const id = names === 'domain' ? DOMAINS.home : randomUUID();
          const { query, ...rest } = input?.(names ? id : undefined, person) ?? {};
          const path = `${operation.path}?${new URLSearchParams(query)}`;
          const client = new PortalClient(app, person.domain, person.client.token);
          const reply = await client.call({ method: operation.method, path, ...rest });
          check(operation, reply, rest);
          if (['reportEvents', 'reportViolations'].includes(operation.operationId)) continue;
          assert.deepEqual([reply.status, reply.body.code], [503, 'unavailable'], operation.operationId);
          assert.ok(Number(reply.headers['retry-after']) > 0);
        }
      }
    });
  });
