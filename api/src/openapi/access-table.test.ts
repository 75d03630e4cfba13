import assert from 'node:assert/strict';
import { before, describe, it } from 'node:test';
import { accessTable } from '../app/access-table.ts';
import { randomIds } from '../platform/ids.ts';
import { describeEachDatabase, type TestApi } from '../platform/testing/describe-databases.ts';
import type { Reply } from '../platform/testing/portal-client.ts';
import { createOpenapiDocument } from './document.ts';
import type { TestAccount, Tenant } from './testing/test-accounts.ts';
import { callWithoutCookies } from './testing/call-without-cookies.ts';
import { examples, getExamples } from './testing/examples.ts';
import { createResource } from './testing/create-resource.ts';
import { type Operation, readOperations } from './testing/operations.ts';
import {
  type TestAccounts,
  environment,
  createTestAccounts,
  createDomains,
  type Principal,
  createPrincipals,
} from './testing/principals.ts';
import type { AccessRule, Caller, Reach } from '../platform/http/access-rule.ts';
import type { Example } from './testing/example.ts';
import type { ResourceKind } from './testing/example.ts';

const { operations } = readOperations(await createOpenapiDocument());

const getManager = (tenant: Tenant, person: TestAccount) =>
  person.role === 'manager' ? person : tenant.manager;

const missing: Record<ResourceKind, () => string> = {
  channel: randomIds.uuid,
  member: randomIds.uuid,
  notice: randomIds.uuid,
  view: randomIds.uuid,
  video: () => 'zzzzzzzzzzz',
  domain: () => 'nowhere.test',
};

const malformed: Record<ResourceKind, string> = {
  channel: 'no-uuid',
  member: 'no-uuid',
  notice: 'no-uuid',
  view: 'no-uuid',
  video: '../../etc/passwd',
  domain: '../..',
};

type Cell = { kind: string; id: string | undefined; isReached: boolean };
const MALFORMED = 'of no form';

/** The ids to try: one within the caller's reach, and one of each kind outside of it. */
const createCells = async (
  api: TestApi,
  cast: TestAccounts,
  example: Example,
  principal: Principal,
  reach: string,
) => {
  const { names: thing } = example;
  if (!thing) return [{ kind: 'no id', id: undefined, isReached: true }];
  const { rival, otherDomain: elsewhere, sibling } = principal;
  const person = principal.person ?? cast.home.manager;
  const tenants = [cast.home, cast.rival, cast.foreign];
  const tenant = tenants.find(({ manager }) => manager.accountId === person.accountId) ?? cast.home;
  const manager = getManager(tenant, person);
  const isNamed = example.namedBy === undefined || example.namedBy === person.role;
  const isShared = thing === 'domain';
  const cells: Cell[] = [
    { kind: 'its own', id: await createResource(api, thing, { manager, person }), isReached: isNamed },
    {
      kind: 'of another partner',
      id: await createResource(api, thing, { manager: rival.manager, person: rival.manager }),
      isReached: isShared || reach === 'domain' || reach === 'service',
    },
    {
      kind: 'of another domain',
      id: await createResource(api, thing, { manager: elsewhere.manager, person: elsewhere.manager }),
      isReached: isShared || reach === 'service',
    },
    { kind: 'of nothing', id: missing[thing](), isReached: false },
    { kind: MALFORMED, id: malformed[thing], isReached: false },
  ];
  // For a caller on another domain, its rival is on another domain too.
  if (rival.manager.domain !== person.domain && cells[1])
    cells[1].isReached = isShared || reach === 'service';
  if (sibling && thing !== 'domain')
    cells.push({
      kind: 'of a sibling',
      id: await createResource(api, thing, { manager, person: sibling }),
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
  return callWithoutCookies(principal.client, {
    method,
    path: query ? `${path}?${new URLSearchParams(query).toString()}` : path,
    ...(body === undefined ? {} : { body }),
    headers: { ...principal.headers, ...headers },
  });
};

/** A response without the parts that differ from call to call. */
const comparable = ({ status, body }: Reply) => ({ status, body: { ...body, request_id: '' } });

describe('the access table', () => {
  it('the access table has one line for every operation of the OpenAPI document', () => {
    const names = operations.map(({ operationId }) => operationId).toSorted();

    assert.deepEqual(Object.keys(accessTable).toSorted(), names);
  });

  it('the access table agrees with the security of each operation in the document', () => {
    for (const { operationId, security } of operations)
      assert.equal(
        security?.length === 0,
        accessTable[operationId]?.callers.includes('anonymous'),
        `${operationId}: an operation for everybody has \`security: []\`, and no other`,
      );
  });

  it('an operation that reaches partners’ channels, an account or the service admits only their owners', () => {
    // Every other test of access expects what the table says, and passes a line that admits too many callers.
    const owners: Partial<Record<Reach, readonly Caller[]>> = {
      assigned: ['member', 'manager'],
      account: ['manager'],
      service: ['operator'],
    };
    const isTooOpen = ({ callers, reach }: AccessRule) =>
      callers.some((caller) => owners[reach]?.includes(caller) === false);

    const tooOpen = Object.entries(accessTable).filter(([, rule]) => isTooOpen(rule));

    assert.deepEqual(
      tooOpen.map(([name]) => name),
      [],
    );
  });

  it('every operation has an example call for the access tests', () => {
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
  if (principal.isOnForeignDomain) return 'domain_mismatch';
  return principal.caller === 'anonymous' ? 'unauthenticated' : 'forbidden';
};

describeEachDatabase(
  'T-14 T-15 access of every caller',
  (api) => {
    let cast: TestAccounts | undefined;
    let principals: Principal[] = [];
    before(async () => {
      await createDomains(api);
      cast = await createTestAccounts(api);
      principals = await createPrincipals(api, cast);
    });

    /** The same principal among new accounts, when the call consumes its caller. */
    const findPlayer = async (principal: Principal, example: Example) => {
      assert.ok(cast);
      if (!example.consumesCaller || !principal.person) return { players: cast, player: principal };
      const players = await createTestAccounts(api);
      const player = (await createPrincipals(api, players)).find(({ name }) => name === principal.name);
      assert.ok(player);
      return { players, player };
    };

    for (const operation of operations) {
      const { operationId: name } = operation;
      const rule = accessTable[name];
      if (!rule) continue;

      const checkAccess = async (principal: Principal, example: Example) => {
        const { players, player } = await findPlayer(principal, example);
        const { person } = player;
        const isLetIn =
          rule.callers.includes(player.caller) &&
          (!player.isOnForeignDomain || example.skipsPortalHeaders === true);
        const right = typeof example.status === 'function' ? example.status(person) : (example.status ?? 200);
        const forbidden = isLetIn && rule.reach === 'service' ? [] : player.forbidden;
        const replies = new Map<string, Reply>();
        for (const cell of await createCells(api, players, example, player, example.reach ?? rule.reach)) {
          const reply = await call(operation, example, player, cell.id);
          replies.set(cell.kind, reply);
          const text = JSON.stringify(reply.body ?? '');
          const where = `${name} by ${player.name}, id ${cell.kind}: ${reply.status} ${text}`;
          for (const word of forbidden)
            assert.ok(!text.includes(word), `the response has data of other users: ${where}`);

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

      it(`${name} admits the callers of the access table and returns others the same refusal for every id`, async () => {
        for (const example of getExamples(name))
          for (const principal of principals) await checkAccess(principal, example);
      });
    }
  },
  environment,
);
