import assert from 'node:assert/strict';
import { before, describe, it } from 'node:test';
import { accessTable } from '../platform/http/access-table.ts';
import { randomIds } from '../platform/ids.ts';
import { describeEachDatabase, type TestWorld } from '../platform/testing/describe-databases.ts';
import type { Reply } from '../platform/testing/portal-client.ts';
import { openapiDocument } from './document.ts';
import type { Person, Tenant } from './testing/cast.ts';
import { callUnchanged } from './testing/call-unchanged.ts';
import { type Example, examples, examplesOf, type Thing } from './testing/examples.ts';
import { makeThing } from './testing/make-thing.ts';
import { type Operation, readOperations } from './testing/operations.ts';
import {
  type Cast,
  environment,
  makeCast,
  makeDomains,
  type Principal,
  principalsOf,
} from './testing/principals.ts';

const { operations } = readOperations(await openapiDocument());

const managerOf = (tenant: Tenant, person: Person) => (person.role === 'manager' ? person : tenant.manager);

const missing: Record<Thing, () => string> = {
  channel: randomIds.uuid,
  member: randomIds.uuid,
  notice: randomIds.uuid,
  view: randomIds.uuid,
  video: () => 'zzzzzzzzzzz',
  domain: () => 'nowhere.test',
};

const malformed: Record<Thing, string> = {
  channel: 'no-uuid',
  member: 'no-uuid',
  notice: 'no-uuid',
  view: 'no-uuid',
  video: '../../etc/passwd',
  domain: '../..',
};

type Cell = { kind: string; id: string | undefined; isReached: boolean };
const MALFORMED = 'of no form';

/** The ids to try: what is in reach of the caller, and everything that is not. */
const cellsOf = async (
  world: TestWorld,
  cast: Cast,
  example: Example,
  principal: Principal,
  reach: string,
) => {
  const { names: thing } = example;
  if (!thing) return [{ kind: 'no id', id: undefined, isReached: true }];
  const { rival, elsewhere, sibling } = principal;
  const person = principal.person ?? cast.home.manager;
  const tenants = [cast.home, cast.rival, cast.foreign];
  const tenant = tenants.find(({ manager }) => manager.accountId === person.accountId) ?? cast.home;
  const manager = managerOf(tenant, person);
  const isNamed = example.namedBy === undefined || example.namedBy === person.role;
  const isShared = thing === 'domain';
  const cells: Cell[] = [
    { kind: 'its own', id: await makeThing(world, thing, { manager, person }), isReached: isNamed },
    {
      kind: 'of another partner',
      id: await makeThing(world, thing, { manager: rival.manager, person: rival.manager }),
      isReached: isShared || reach === 'domain' || reach === 'service',
    },
    {
      kind: 'of another domain',
      id: await makeThing(world, thing, { manager: elsewhere.manager, person: elsewhere.manager }),
      isReached: isShared || reach === 'service',
    },
    { kind: 'of nothing', id: missing[thing](), isReached: false },
    { kind: MALFORMED, id: malformed[thing], isReached: false },
  ];
  // A rival of somebody on another domain is on another domain too.
  if (rival.manager.domain !== person.domain && cells[1])
    cells[1].isReached = isShared || reach === 'service';
  if (sibling && thing !== 'domain')
    cells.push({
      kind: 'of a sibling',
      id: await makeThing(world, thing, { manager, person: sibling }),
      isReached: isNamed && reach !== 'assigned' && reach !== 'self',
    });
  if (example.isOptional) cells.push({ kind: 'no id', id: undefined, isReached: true });
  return cells;
};

const call = (
  { path, method }: Operation,
  { input }: Example,
  principal: Principal,
  id: string | undefined,
) => {
  const { query, body, headers } = input?.(id, principal.person) ?? {};
  return callUnchanged(principal.client, {
    ...{ method, path: query ? `${path}?${new URLSearchParams(query).toString()}` : path },
    ...(body === undefined ? {} : { body }),
    headers: { ...principal.headers, ...headers },
  });
};

/** An answer without what differs from call to call. */
const comparable = ({ status, body }: Reply) => ({ status, body: { ...body, request_id: '' } });

describe('the table of access', () => {
  it('has a line for every operation of the OpenAPI document, and no other', () => {
    const names = operations.map(({ operationId }) => operationId).toSorted();

    assert.deepEqual(Object.keys(accessTable).toSorted(), names);
  });

  it('agrees with what the document says of signing in', () => {
    for (const { operationId, security } of operations)
      assert.equal(
        security?.length === 0,
        accessTable[operationId]?.callers.includes('nobody'),
        `${operationId}: an operation for everybody has \`security: []\`, and no other`,
      );
  });

  it('is walked whole: every operation has an example', () => {
    const names = operations.map(({ operationId }) => operationId);

    assert.deepEqual(
      names.filter((name) => !Object.hasOwn(examples, name)),
      [],
      'write one into openapi/testing/examples.ts',
    );
    assert.deepEqual(
      Object.keys(examples).filter((name) => !names.includes(name)),
      [],
    );
  });
});

const expectedCode = (principal: Principal) => {
  if (principal.isStray) return 'domain_mismatch';
  return principal.caller === 'nobody' ? 'unauthenticated' : 'forbidden';
};

describeEachDatabase(
  'T-14 T-15 every call by everybody',
  (world) => {
    let cast: Cast | undefined;
    let principals: Principal[] = [];
    before(async () => {
      await makeDomains(world);
      cast = await makeCast(world);
      principals = await principalsOf(world, cast);
    });

    /** The one with the same part in a cast of its own, where the call takes something from its caller. */
    const playerOf = async (principal: Principal, example: Example) => {
      assert.ok(cast);
      if (!example.spendsCaller || !principal.person) return { players: cast, player: principal };
      const players = await makeCast(world);
      const player = (await principalsOf(world, players)).find(({ name }) => name === principal.name);
      assert.ok(player);
      return { players, player };
    };

    for (const operation of operations) {
      const { operationId: name } = operation;
      const rule = accessTable[name];
      if (!rule) continue;

      const walk = async (principal: Principal, example: Example) => {
        const { players, player } = await playerOf(principal, example);
        const { person } = player;
        const isLetIn = rule.callers.includes(player.caller) && (!player.isStray || example.isOpen === true);
        const right = typeof example.status === 'function' ? example.status(person) : (example.status ?? 200);
        const forbidden = isLetIn && rule.reach === 'service' ? [] : player.forbidden;
        const replies = new Map<string, Reply>();
        for (const cell of await cellsOf(world, players, example, player, example.reach ?? rule.reach)) {
          const reply = await call(operation, example, player, cell.id);
          replies.set(cell.kind, reply);
          const text = JSON.stringify(reply.body ?? '');
          const where = `${name} by ${player.name}, id ${cell.kind}: ${reply.status} ${text}`;
          for (const word of forbidden) assert.ok(!text.includes(word), `tells of others: ${where}`);

          if (!isLetIn) assert.equal(reply.body.code, expectedCode(player), where);
          else if (cell.isReached) assert.equal(reply.status, right, where);
          else if (cell.kind === MALFORMED) assert.ok([400, 404].includes(reply.status), where);
          else assert.equal(reply.status, 404, where);
        }
        const nothing = replies.get('of nothing');
        for (const [kind, reply] of replies)
          if (nothing && kind !== MALFORMED && reply.status === 404)
            assert.deepEqual(comparable(reply), comparable(nothing), `${name} by ${player.name}, id ${kind}`);
      };

      it(`${name}: lets the right ones pass, and others learn nothing`, async () => {
        for (const example of examplesOf(name))
          for (const principal of principals) await walk(principal, example);
      });
    }
  },
  environment,
);
