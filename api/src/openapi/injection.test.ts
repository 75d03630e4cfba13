import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { buildApp } from '../app/app.ts';
import { readConfig } from '../app/config.ts';
import { claimChannel, ingestText } from '../figures/ingest/testing/ingest-fixtures.ts';
import { basicCsv, revenueCsv } from '../figures/ingest/testing/report-csv.ts';
import { accessTable } from '../app/access-table.ts';
import { randomIds } from '../platform/ids.ts';
import { createLoggerOptions } from '../platform/observe/log-entries.ts';
import { TestApi } from '../platform/testing/describe-databases.ts';
import { PortalClient } from '../platform/testing/portal-client.ts';
import { undelayedRefusals } from '../platform/testing/undelayed-refusals.ts';
import { createOpenapiDocument } from './document.ts';
import { callWithoutCookies } from './testing/call-without-cookies.ts';
import { getExamples } from './testing/examples.ts';
import { listLeafPaths, replaceLeaf } from './testing/leaves.ts';
import { createResource } from './testing/create-resource.ts';
import { getJsonBodySchema, type Operation, readOperations } from './testing/operations.ts';
import {
  type TestAccounts,
  DOMAINS,
  environment,
  createTestAccounts,
  createDomains,
} from './testing/principals.ts';
import type { Example } from './testing/example.ts';
import type { Input } from './testing/example.ts';

const { operations: all, components } = readOperations(await createOpenapiDocument());
/** It changes the caller's password, which a later call may need. */
const isLast = ({ operationId }: Operation) => operationId === 'updateAccount';
const operations = [...all.filter((operation) => !isLast(operation)), ...all.filter(isLast)];

/**
 * Each closes a text, number, identifier or list in its own way. A statement that runs increments a sequence, which
 * no rollback undoes; one that only breaks the statement shows in the response. The first ones cover nearly every
 * place; ATTACKS=9 tries all.
 */
const attacks = [
  "' || nextval('trap') || '",
  "views desc, nextval('trap')",
  "\"; select nextval('trap') --",
  "'; select nextval('trap'); --",
  "%' or nextval('trap') > 0 or '' like '",
  "') or nextval('trap') > 0 --",
  "\\' || nextval('trap') || \\'",
  "$1 || nextval('trap')",
  "nextval('trap')",
].slice(0, Number(process.env['ATTACKS'] ?? 2));
/** Text that would begin a header, a log line, or a record of another kind. */
const LINES = '\r\nx-injected: 1\r\n\r\n{"level":60}\n\u2028\u0000';
const HEADERS = [
  'authorization',
  'cookie',
  'user-agent',
  'x-mcn-domain',
  'x-mcn-currency',
  'accept-language',
  'idempotency-key',
  'if-match',
  'origin',
  'x-server-key',
  'x-admin-key',
  'x-forwarded-for',
];

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** The members that the body's schema names. */
const listMembers = (operation: Operation) => {
  let schema = getJsonBodySchema(operation);
  while (isObject(schema) && typeof schema['$ref'] === 'string')
    schema = components.schemas[schema['$ref'].split('/').at(-1) ?? ''];
  return isObject(schema) && isObject(schema['properties']) ? Object.keys(schema['properties']) : [];
};

type Place = { name: string; put: (input: Input, value: string) => Input };

const listPlaces = (operation: Operation, { body }: Input): Place[] => {
  const inQuery = operation.parameters
    .filter((parameter) => parameter.in === 'query')
    .map(({ name }): Place => ({
      name: `?${name}`,
      put: (input, value) => ({ ...input, query: { ...input.query, [name]: value } }),
    }));
  if (typeof body === 'string')
    return [
      ...inQuery,
      ...body.split(/[,\n]/).map((cell, at): Place => ({
        name: `cell ${at} ${cell}`,
        put: (input, value) => {
          let count = -1;
          const quoted = `"${value.replaceAll('"', '""')}"`;
          const put = body.replaceAll(/[^,\n]+/g, (own) => ((count += 1) === at ? quoted : own));
          return { ...input, body: put };
        },
      })),
    ];
  const given = listLeafPaths(body ?? {});
  const others = listMembers(operation)
    .filter((name) => given.every(([first]) => first !== name))
    .map((name) => [name]);
  return [
    ...inQuery,
    ...[...given, ...others].map((path): Place => ({
      name: path.join('.'),
      put: (input, value) => ({ ...input, body: replaceLeaf(input.body, path, value) }),
    })),
  ];
};

describe('SQL injection', () => {
  // Both databases run the same statements, so one of them is enough.
  const api = new TestApi();
  let cast: TestAccounts;
  let app: FastifyInstance;
  let lines: string[] = [];

  before(async () => {
    await api.open('embedded', environment);
    await createDomains(api);
    cast = await createTestAccounts(api);
    // Reports query the database only for days that have been delivered.
    await claimChannel(api, cast.home.manager.accountId, { youtubeId: 'UCinjection' });
    const fact = { date: '20260210', channel_id: 'UCinjection', video_id: 'injection-1' };
    await ingestText(api, basicCsv([{ ...fact, views: '7' }]));
    await ingestText(api, revenueCsv([{ ...fact, estimated_partner_revenue: '1' }]));
    await sql`create sequence trap`.execute(api.db);
    app = await buildApp({
      config: readConfig({ DEMO: '0', ...environment }),
      database: api.database,
      clock: api.clock,
      ids: randomIds,
      refusalLimits: undelayedRefusals,
      logger: createLoggerOptions('debug', { write: (line) => void lines.push(line) }),
    });
    await app.ready();
  });
  after(async () => {
    await app?.close();
    await api.close();
  });

  const checkTraces = async (where: string) => {
    const { rows } = await sql<{ is_called: boolean }>`select is_called from trap`.execute(api.db);
    assert.deepEqual(rows, [{ is_called: false }], `it ran: ${where}`);
    for (const line of lines) {
      assert.equal(line.indexOf('\n'), line.length - 1, where);
      assert.equal(typeof JSON.parse(line).level, 'number', where);
    }
    lines = [];
    // Wrong passwords are throttled.
    await api.db.deleteFrom('login_throttle').execute();
  };

  const findCaller = ({ operationId }: Operation) => {
    const callers = accessTable[operationId]?.callers ?? [];
    const person =
      callers.includes('manager') || callers.includes('anonymous') ? cast.home.manager : cast.operator;
    return { person, client: new PortalClient(app, person.domain, person.client.token) };
  };

  const attack = async (operation: Operation, input: Input, where: string) => {
    const { client } = findCaller(operation);
    const { query, ...rest } = input;
    const path = query ? `${operation.path}?${new URLSearchParams(query).toString()}` : operation.path;
    const reply = await callWithoutCookies(client, { method: operation.method, path, ...rest });
    const bodyText = JSON.stringify(reply.body ?? '');
    assert.ok(reply.status < 500 || reply.body.code.startsWith('youtube_'), `${where}: ${bodyText}`);
    assert.equal(reply.headers['x-injected'], undefined, where);
    if (!input.headers?.['authorization'] && !input.headers?.['cookie'])
      assert.notEqual(reply.body?.code, 'unauthenticated', `${where}: the call stops at authentication`);
    assert.ok(!/SQLSTATE|syntax error|pg_catalog/.test(bodyText), `${where}: ${bodyText}`);
  };

  const createValidInput = async (example: Example, operation: Operation) => {
    const { person } = findCaller(operation);
    const owner = cast.home.manager;
    const { names: thing, isOptional } = example;
    // Without an optional filter a report covers everything, and runs more queries.
    const isNamed = thing !== undefined && !isOptional;
    const id = isNamed ? await createResource(api, thing, { manager: owner, person: owner }) : undefined;
    return example.input?.(id, person) ?? {};
  };

  for (const operation of operations)
    it(`T-28 an injected statement runs in no parameter of ${operation.operationId}`, async () => {
      for (const example of getExamples(operation.operationId)) {
        for (const { name, put } of listPlaces(operation, await createValidInput(example, operation))) {
          const input = await createValidInput(example, operation);
          const where = `${operation.operationId} ${name}`;
          for (const text of [...attacks, LINES])
            await attack(operation, put(input, text), `${where} = ${text}`);
          await checkTraces(where);
        }
      }
    });

  it('T-28 an injected statement runs in no header', async () => {
    for (const name of ['me', 'changeNotice', 'issueExternalCode']) {
      const operation = operations.find(({ operationId }) => operationId === name);
      const [example] = getExamples(name);
      assert.ok(operation && example);
      for (const header of HEADERS)
        for (const text of attacks) {
          const { headers, ...rest } = await createValidInput(example, operation);
          await attack(
            operation,
            { ...rest, headers: { ...headers, [header]: text } },
            `${name} ${header} = ${text}`,
          );
        }
      await checkTraces(name);
    }
  });

  it('T-28 an injected statement runs in no address of a page or file', async () => {
    for (const text of [...attacks, LINES]) {
      const word = encodeURIComponent(text);
      for (const url of [
        `/${word}`,
        `/?d=${word}`,
        `/r/${word}/1/${word}`,
        `/media/channel/${word}.svg`,
        `/api/${word}`,
      ])
        assert.ok((await app.inject({ url, headers: { host: DOMAINS.home } })).statusCode < 504);
      const headers = { cookie: `language=${word}`, 'if-none-match': word };
      // Most of them are no host names.
      const hosts = await app.inject({ url: '/', headers: { ...headers, host: word } });
      assert.ok([400, 404].includes(hosts.statusCode), `${word} ${hosts.statusCode}`);
      const unknown = await app.inject({ url: '/', headers: { ...headers, host: 'nobody.test' } });
      assert.equal(unknown.statusCode, 404);
    }
    await checkTraces('pages');
  });
});
