import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { before, describe, it } from 'node:test';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { listTablesIn } from '../platform/database/transfer/tables.ts';
import { accessTable } from '../app/access-table.ts';
import {
  diffDatabaseStates,
  type DatabaseState,
  readDatabaseState,
} from '../platform/testing/database-state.ts';
import { describeWithDatabase } from '../platform/testing/describe-databases.ts';
import type { PortalClient } from '../platform/testing/portal-client.ts';
import { openStandIn } from '../youtube/testing/stand-in-fixtures.ts';
import { createOpenapiDocument } from './document.ts';
import { getExamples } from './testing/examples.ts';
import { idempotentWrites } from './testing/idempotent-writes.ts';
import { getJsonBodySchema, type Operation, readOperations } from './testing/operations.ts';
import { createTestAccounts, createDomains } from './testing/principals.ts';
import { writtenColumns } from './testing/written-columns.ts';
import type { Input } from './testing/example.ts';

/** A response names so many refused fields. */
const NAMED_FIELDS = 20;
const { operations, components } = readOperations(await createOpenapiDocument());
const { standIn, environment } = await openStandIn();

/** Sent by browsers, and newer ones may add members; they go into the log only. */
const OPEN_BODIES = ['reportViolations'];
const withBody = operations.filter(
  (operation) => getJsonBodySchema(operation) !== undefined && !OPEN_BODIES.includes(operation.operationId),
);

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The paths of all objects in a body, its own included. */
const objectsIn = (value: unknown, path: readonly string[] = []): string[][] => {
  if (typeof value !== 'object' || value === null) return [];
  const inner = Object.entries(value).flatMap(([name, each]) => objectsIn(each, [...path, name]));
  return isObject(value) ? [[...path], ...inner] : inner;
};

/** The body with the object at a path changed. */
const changedAt = (
  value: unknown,
  path: readonly string[],
  change: (object: Record<string, unknown>) => unknown,
): unknown => {
  const [name, ...rest] = path;
  if (name === undefined) return isObject(value) ? change(value) : value;
  if (Array.isArray(value))
    return value.map((each, at) => (String(at) === name ? changedAt(each, rest, change) : each));
  return isObject(value) ? { ...value, [name]: changedAt(value[name], rest, change) } : value;
};

const objectAt = (value: unknown, path: readonly string[]) =>
  path.reduce((each, name) => (each as Record<string, unknown>)[name], value) as Record<string, unknown>; // The path comes from `objectsIn`.

const WRONG: readonly unknown[] = [null, true, 0, -1, 1.5, '', 'x', '1', [], [[]], {}, { a: 1 }];

const ajv = new Ajv2020({ strict: false, allErrors: false, validateFormats: false });
for (const [name, schema] of Object.entries(components.schemas))
  if (isObject(schema)) ajv.addSchema(schema, `#/components/schemas/${name}`);

const propertyNames = (part: unknown): string[] => {
  if (typeof part !== 'object' || part === null) return [];
  const own = 'properties' in part && isObject(part.properties) ? Object.keys(part.properties) : [];
  return [...own, ...Object.values(part).flatMap(propertyNames)];
};

/** Tables that count calls or changes, or are filled once, and may therefore change in every test. */
const COUNTED = [
  'idempotency_key',
  'login_throttle',
  'youtube_quota',
  'audit_entry',
  'figures_counter',
  'server_secret',
];

describe('request bodies', () => {
  it('T-16 no body schema allows a member that it does not name', () => {
    const open = operations.filter((operation) => {
      const schema = getJsonBodySchema(operation);
      return schema !== undefined && JSON.stringify(schema).includes('"additionalProperties":{');
    });

    assert.deepEqual(
      open.map(({ operationId }) => operationId).filter((name) => !OPEN_BODIES.includes(name)),
      [],
    );
  });
});

describeWithDatabase(
  'mass assignment',
  (api) => {
    let clients: Record<'manager' | 'operator', PortalClient>;
    let extra: Record<string, unknown> = {};

    before(async () => {
      if (!api.isOpen) return;
      await createDomains(api);
      const { home, operator } = await createTestAccounts(api);
      clients = { manager: home.manager.client, operator: operator.client };
      const columns = (await listTablesIn(api.db)).flatMap((table) => table.columns.map(({ name }) => name));
      const names = new Set([...columns, ...propertyNames({ operations, components })]);
      for (const name of [
        'role',
        'permission_flag',
        'is_admin',
        'isAdmin',
        '$where',
        'revenue',
        'user_id',
        'Id',
      ])
        names.add(name);
      extra = Object.fromEntries([...names].map((name) => [name, 1]));
    });

    const clientFor = ({ operationId }: Operation) =>
      accessTable[operationId]?.callers.includes('manager') ? clients.manager : clients.operator;

    const send = (operation: Operation, input: Input, body: unknown) =>
      clientFor(operation).post(operation.path, body, input.headers);

    for (const operation of withBody) {
      const { operationId } = operation;
      const input = getExamples(operationId)[0]?.input?.(randomUUID(), undefined) ?? {};

      it(`T-16 ${operationId} refuses unknown members, each by its path`, async () => {
        const empty = await readDatabaseState(api);
        for (const place of objectsIn(input.body)) {
          const own = objectAt(input.body, place);
          const schemaNames = new Set(propertyNames(getJsonBodySchema(operation)));
          const foreign = Object.keys(extra).filter((name) => !(name in own) && !schemaNames.has(name));
          for (let first = 0; first < foreign.length; first += NAMED_FIELDS) {
            const names = foreign.slice(first, first + NAMED_FIELDS);
            const body = changedAt(input.body, place, (object) => ({
              ...Object.fromEntries(names.map((name) => [name, 1])),
              ...object,
            }));
            const reply = await send(operation, input, body);
            assert.equal(reply.status, 400, `${place.join('.')} ${JSON.stringify(reply.body)}`);
            const named = reply.body.errors
              .filter(({ code }: { code: string }) => code === 'unknown_field')
              .map(({ path }: { path: string }) => path);
            assert.deepEqual(named.toSorted(), names.map((name) => [...place, name].join('.')).toSorted());
          }
        }
        assert.deepEqual(diffDatabaseStates(empty, await readDatabaseState(api)), {});
      });

      it(`T-16 ${operationId} refuses members of a wrong type`, async () => {
        const isValid = ajv.compile(Object(getJsonBodySchema(operation)));
        const empty = await readDatabaseState(api);
        let refused = 0;
        for (const place of objectsIn(input.body))
          for (const name of Object.keys(objectAt(input.body, place)))
            for (const wrong of WRONG) {
              const body = changedAt(input.body, place, (object) => ({ ...object, [name]: wrong }));
              if (isValid(body)) continue;
              const reply = await send(operation, input, body);
              assert.equal(
                reply.status,
                400,
                `${[...place, name].join('.')} = ${JSON.stringify(wrong)}: ${JSON.stringify(reply.body)}`,
              );
              refused += 1;
            }
        assert.ok(
          refused > 0 ||
            objectsIn(input.body).every((place) => Object.keys(objectAt(input.body, place)).length === 0),
        );
        assert.deepEqual(diffDatabaseStates(empty, await readDatabaseState(api)), {});
      });
    }

    for (const [operationId, prepare] of Object.entries(idempotentWrites))
      it(`T-16 ${operationId} writes only the columns it is for`, async () => {
        const { client, body, headers } = await prepare({ api, standIn });
        const path = operations.find((operation) => operation.operationId === operationId)?.path ?? '';
        const from: DatabaseState = await readDatabaseState(api);
        const reply = await client.post(path, body, headers);
        assert.equal(reply.status, 200, JSON.stringify(reply.body));
        const changes = diffDatabaseStates(from, await readDatabaseState(api));
        for (const table of COUNTED) delete changes[table];
        assert.deepEqual(changes, writtenColumns[operationId]);
      });
  },
  environment,
);
