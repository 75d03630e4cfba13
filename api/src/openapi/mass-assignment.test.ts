import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { before, describe, it } from 'node:test';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { tablesIn } from '../platform/database/transfer/tables.ts';
import { accessTable } from '../platform/http/access-table.ts';
import { changesBetween, type DatabaseState, stateOf } from '../platform/testing/database-state.ts';
import { describeWithDatabase } from '../platform/testing/describe-databases.ts';
import type { PortalClient } from '../platform/testing/portal-client.ts';
import { openStandIn } from '../youtube/testing/stand-in-world.ts';
import { openapiDocument } from './document.ts';
import { type Input, examplesOf } from './testing/examples.ts';
import { namedWrites } from './testing/named-writes.ts';
import { jsonBodyOf, type Operation, readOperations } from './testing/operations.ts';
import { makeCast, makeDomains } from './testing/principals.ts';
import { writtenColumns } from './testing/written-columns.ts';

const { operations, components } = readOperations(await openapiDocument());
const { standIn, environment } = await openStandIn();

/** Written by browsers, whose next version may say more. It goes into the log only. */
const OPEN_BODIES = ['reportViolations'];
const withBody = operations.filter(
  (operation) => jsonBodyOf(operation) !== undefined && !OPEN_BODIES.includes(operation.operationId),
);

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Where in a body there are objects, its own place included. */
const objectsIn = (value: unknown, path: readonly string[] = []): string[][] => {
  if (typeof value !== 'object' || value === null) return [];
  const inner = Object.entries(value).flatMap(([name, each]) => objectsIn(each, [...path, name]));
  return isObject(value) ? [[...path], ...inner] : inner;
};

/** The body with the object at a place changed. */
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
  path.reduce((each, name) => (each as Record<string, unknown>)[name], value) as Record<string, unknown>; // By `objectsIn`.

const WRONG: readonly unknown[] = [null, true, 0, -1, 1.5, '', 'x', '1', [], [[]], {}, { a: 1 }];

const ajv = new Ajv2020({ strict: false, allErrors: false, validateFormats: false });
for (const [name, schema] of Object.entries(components.schemas))
  if (isObject(schema)) ajv.addSchema(schema, `#/components/schemas/${name}`);

const propertyNames = (part: unknown): string[] => {
  if (typeof part !== 'object' || part === null) return [];
  const own = 'properties' in part && isObject(part.properties) ? Object.keys(part.properties) : [];
  return [...own, ...Object.values(part).flatMap(propertyNames)];
};

/** How the rows of a call's tables may differ afterwards. Calls and names are counted for every call alike. */
const COUNTED = ['idempotency_key', 'login_throttle', 'youtube_quota', 'audit_entry'];

describe('request bodies', () => {
  it('T-16 allow no member that they do not name', () => {
    const open = operations.filter((operation) => {
      const schema = jsonBodyOf(operation);
      return schema !== undefined && JSON.stringify(schema).includes('"additionalProperties":{');
    });

    assert.deepEqual(
      open.map(({ operationId }) => operationId).filter((name) => !OPEN_BODIES.includes(name)),
      [],
    );
  });
});

describeWithDatabase(
  'a body that says more than it may',
  (world) => {
    let clients: Record<'manager' | 'operator', PortalClient>;
    let extra: Record<string, unknown> = {};

    before(async () => {
      if (!world.isOpen) return;
      await makeDomains(world);
      const { home, operator } = await makeCast(world);
      clients = { manager: home.manager.client, operator: operator.client };
      const columns = (await tablesIn(world.db)).flatMap((table) => table.columns.map(({ name }) => name));
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
      const input = examplesOf(operationId)[0]?.input?.(randomUUID(), undefined) ?? {};

      it(`T-16 is refused by ${operationId}, field by field`, async () => {
        const empty = await stateOf(world);
        for (const place of objectsIn(input.body)) {
          const own = objectAt(input.body, place);
          const schemaNames = new Set(propertyNames(jsonBodyOf(operation)));
          const foreign = Object.keys(extra).filter((name) => !(name in own) && !schemaNames.has(name));
          const body = changedAt(input.body, place, (object) => ({
            ...Object.fromEntries(foreign.map((name) => [name, 1])),
            ...object,
          }));
          const reply = await send(operation, input, body);
          assert.equal(reply.status, 400, `${place.join('.')} ${JSON.stringify(reply.body)}`);
          const named = reply.body.errors
            .filter(({ code }: { code: string }) => code === 'unknown_field')
            .map(({ path }: { path: string }) => path);
          assert.deepEqual(named.toSorted(), foreign.map((name) => [...place, name].join('.')).toSorted());
        }
        assert.deepEqual(changesBetween(empty, await stateOf(world)), {});
      });

      it(`T-16 is refused by ${operationId} in every wrong type`, async () => {
        const isValid = ajv.compile(Object(jsonBodyOf(operation)));
        const empty = await stateOf(world);
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
        assert.deepEqual(changesBetween(empty, await stateOf(world)), {});
      });
    }

    for (const [operationId, prepare] of Object.entries(namedWrites))
      it(`T-16 leaves ${operationId} the columns it is for`, async () => {
        const { client, body, headers } = await prepare({ world, standIn });
        const path = operations.find((operation) => operation.operationId === operationId)?.path ?? '';
        const from: DatabaseState = await stateOf(world);
        const reply = await client.post(path, body, headers);
        assert.equal(reply.status, 200, JSON.stringify(reply.body));
        const changes = changesBetween(from, await stateOf(world));
        for (const table of COUNTED) delete changes[table];
        assert.deepEqual(changes, writtenColumns[operationId]);
      });
  },
  environment,
);
