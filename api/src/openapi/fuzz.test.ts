import assert from 'node:assert/strict';
import { before, it } from 'node:test';
import fc from 'fast-check';
import { describeWithDatabase } from '../platform/testing/describe-databases.ts';
import { runsOf } from '../platform/testing/test-depth.ts';
import { createOpenapiDocument } from './document.ts';
import { createArbitrary, hostile, corruptValue } from './testing/arbitrary.ts';
import { callWithoutCookies } from './testing/call-without-cookies.ts';
import { addNotice, type TestAccount } from './testing/test-accounts.ts';
import { createReplyCheck } from './testing/check-reply.ts';
import { getExamples } from './testing/examples.ts';
import { createResource } from './testing/create-resource.ts';
import { getJsonBodySchema, type Operation, readOperations } from './testing/operations.ts';
import { DOMAINS, environment, createTestAccounts, createDomains } from './testing/principals.ts';
import { type Tampering, tamperedHeaders, tampering } from './testing/tampered-headers.ts';
import type { Example } from './testing/example.ts';

const { operations, components } = readOperations(await createOpenapiDocument());

/** A fixed seed, so that a failing run can be repeated. Another FUZZ_SEED and more FUZZ_RUNS find more. */
const seed = Number(process.env['FUZZ_SEED'] ?? 20_260_301);
const numRuns = Number(process.env['FUZZ_RUNS'] ?? runsOf({ quick: 20, full: 40 }));

const consumesCaller = ({ operationId }: Operation) =>
  getExamples(operationId).some((example) => example.consumesCaller);
/** Calls that end a session come last, because the others need it. */
const inOrder = operations.toSorted(
  (left, right) => Number(consumesCaller(left)) - Number(consumesCaller(right)),
);

const asText = (value: unknown) => (typeof value === 'string' ? value : (JSON.stringify(value) ?? ''));
/** A lone surrogate cannot be encoded in a URL. */
const formatAddress = (path: string, query: object) => {
  const given = new URLSearchParams(
    Object.entries(query).map(([name, value]) => [name.toWellFormed(), asText(value).toWellFormed()]),
  ).toString();
  return given === '' ? path : `${path}?${given}`;
};

type Sent = {
  caller: number;
  /** Index of the example call it starts from; undefined when everything is generated. */
  example: number | undefined;
  made: { query: unknown; body: unknown };
  spoil: { place: number; value: unknown } | undefined;
  tampering: Tampering | undefined;
};

describeWithDatabase(
  'fuzzing',
  (api) => {
    let people: TestAccount[] = [];
    /** Who calls operations of operators: mostly one of them, because all others are refused before the input counts. */
    let operators: TestAccount[] = [];
    let notice = '';
    const known: string[] = [];
    const accepted = new Set<string>();
    const check = createReplyCheck(components);

    before(async () => {
      await createDomains(api);
      const { home, foreign, operator } = await createTestAccounts(api);
      people = [home.manager, home.member, operator, foreign.manager];
      operators = [...people, operator, operator, operator];
      notice = await addNotice(api, DOMAINS.home, 'notice');
      const channels = await api.db.selectFrom('channel').select('id').limit(5).execute();
      const videos = await api.db.selectFrom('video').select('id').limit(3).execute();
      for (const { id } of [...channels, ...videos, home.member, foreign.member]) known.push(id);
      known.push(notice, DOMAINS.home, 'mf-music', '2026-02-10', '2026-02-20');
    });

    /** An existing id for the example; a new one each time, because calls may delete it. */
    const idFor = async ({ names }: Example, person: TestAccount) => {
      if (names === 'notice') return notice;
      if (names === 'domain') return DOMAINS.home;
      const manager = people.find(
        ({ accountId, role }) => accountId === person.accountId && role === 'manager',
      );
      return names === undefined || !manager ? undefined : createResource(api, names, { manager, person });
    };

    const createRequestArbitrary = (operation: Operation): fc.Arbitrary<Sent> => {
      const of = createArbitrary(components, known);
      const names = operation.parameters.filter((parameter) => parameter.in === 'query');
      const query = fc.record(Object.fromEntries(names.map(({ name, schema }) => [name, of(schema)])), {
        requiredKeys: names.filter(({ required }) => required).map(({ name }) => name),
      });
      const schema = getJsonBodySchema(operation);
      const body =
        schema === undefined ? fc.constant(operation.method === 'GET' ? undefined : {}) : of(schema);
      return fc.record({
        caller: fc.nat(),
        example: fc.option(fc.nat(), { nil: undefined, freq: 2 }),
        made: fc.record({ query, body }),
        spoil: fc.option(fc.record({ place: fc.nat(), value: hostile }), { nil: undefined, freq: 2 }),
        tampering: fc.option(tampering, { nil: undefined, freq: 2 }),
      });
    };

    /** The request to send: an example or a generated call, with one part of it corrupted or not. */
    const createInput = async (operation: Operation, sent: Sent, person: TestAccount) => {
      const all = getExamples(operation.operationId);
      const example = sent.example === undefined ? undefined : all[sent.example % all.length];
      const right = example && (example.input?.(await idFor(example, person), person) ?? {});
      const made = { ...sent.made, headers: { 'if-match': '*' } };
      const { query = {}, body, headers = {} } = right ?? made;
      const isQuery = body === undefined;
      return {
        query: isQuery ? corruptValue(query, sent.spoil) : query,
        headers: sent.tampering ? tamperedHeaders(sent.tampering, headers) : headers,
        ...(isQuery ? {} : { body: corruptValue(body, sent.spoil) }),
      };
    };

    for (const operation of inOrder)
      it(`${operation.operationId} responds to generated input as documented and never with a 5xx`, async () => {
        const one = async (sent: Sent) => {
          const callers = operation.path.startsWith('/operator/') ? operators : people;
          const person = callers[sent.caller % callers.length];
          assert.ok(person);
          const { query, ...rest } = await createInput(operation, sent, person);
          const path = formatAddress(
            operation.path,
            typeof query === 'object' && query !== null ? query : {},
          );
          const reply = await callWithoutCookies(person.client, { method: operation.method, path, ...rest });
          check(operation, reply, { path, ...rest });
          if (reply.status < 400) accepted.add(operation.operationId);
        };
        await fc.assert(fc.asyncProperty(createRequestArbitrary(operation), one), { seed, numRuns });
      });

    it('most operations accepted at least one generated call', () => {
      const neverAccepted = operations.filter(({ operationId }) => !accepted.has(operationId));

      // Some need a file, a release or YouTube; with more of them, only refusals would have been tested.
      assert.ok(
        neverAccepted.length < operations.length / 3,
        neverAccepted.map(({ operationId }) => operationId).join(', '),
      );
    });
  },
  environment,
);
