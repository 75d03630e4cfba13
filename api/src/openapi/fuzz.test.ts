import assert from 'node:assert/strict';
import { before, it } from 'node:test';
import fc from 'fast-check';
import { describeWithDatabase } from '../platform/testing/describe-databases.ts';
import { openapiDocument } from './document.ts';
import { createArbitrary, hostile, spoiled } from './testing/arbitrary.ts';
import { callUnchanged } from './testing/call-unchanged.ts';
import { addNotice, type Person } from './testing/cast.ts';
import { createReplyCheck } from './testing/check-reply.ts';
import { type Example, examplesOf } from './testing/examples.ts';
import { makeThing } from './testing/make-thing.ts';
import { jsonBodyOf, type Operation, readOperations } from './testing/operations.ts';
import { DOMAINS, environment, makeCast, makeDomains } from './testing/principals.ts';
import { type Tampering, tamperedHeaders, tampering } from './testing/tampered-headers.ts';

const { operations, components } = readOperations(await openapiDocument());

/** The same calls in every run, so that a red run is the code's doing. Another seed and more runs find more. */
const seed = Number(process.env['FUZZ_SEED'] ?? 20_260_301);
const numRuns = Number(process.env['FUZZ_RUNS'] ?? 40);

const spendsCaller = ({ operationId }: Operation) =>
  examplesOf(operationId).some((example) => example.spendsCaller);
/** Calls that end a session come last, or there would be nobody left to make the others. */
const inOrder = operations.toSorted(
  (left, right) => Number(spendsCaller(left)) - Number(spendsCaller(right)),
);

const asText = (value: unknown) => (typeof value === 'string' ? value : (JSON.stringify(value) ?? ''));
/** A lone surrogate cannot be written into an address at all. */
const addressOf = (path: string, query: object) => {
  const given = new URLSearchParams(
    Object.entries(query).map(([name, value]) => [name.toWellFormed(), asText(value).toWellFormed()]),
  ).toString();
  return given === '' ? path : `${path}?${given}`;
};

type Sent = {
  caller: number;
  /** Which of the right calls it begins with; none where everything is made up. */
  example: number | undefined;
  made: { query: unknown; body: unknown };
  spoil: { place: number; value: unknown } | undefined;
  tampering: Tampering | undefined;
};

describeWithDatabase(
  'whatever is sent, the server',
  (world) => {
    let people: Person[] = [];
    let notice = '';
    const known: string[] = [];
    const answered = new Set<string>();
    const check = createReplyCheck(components);

    before(async () => {
      await makeDomains(world);
      const { home, foreign, operator } = await makeCast(world);
      people = [home.manager, home.member, operator, foreign.manager];
      notice = await addNotice(world, DOMAINS.home, 'notice');
      const channels = await world.db.selectFrom('channel').select('id').limit(5).execute();
      const videos = await world.db.selectFrom('video').select('id').limit(3).execute();
      for (const { id } of [...channels, ...videos, home.member, foreign.member]) known.push(id);
      known.push(notice, DOMAINS.home, 'mf-music', '2026-02-10', '2026-02-20');
    });

    /** Something of the caller's that the example's id can name; new, because calls may take it away. */
    const idFor = async ({ names }: Example, person: Person) => {
      if (names === 'notice') return notice;
      if (names === 'domain') return DOMAINS.home;
      const manager = people.find(
        ({ accountId, role }) => accountId === person.accountId && role === 'manager',
      );
      return names === undefined || !manager ? undefined : makeThing(world, names, { manager, person });
    };

    const arbitraryOf = (operation: Operation): fc.Arbitrary<Sent> => {
      const of = createArbitrary(components, known);
      const names = operation.parameters.filter((parameter) => parameter.in === 'query');
      const query = fc.record(Object.fromEntries(names.map(({ name, schema }) => [name, of(schema)])), {
        requiredKeys: names.filter(({ required }) => required).map(({ name }) => name),
      });
      const schema = jsonBodyOf(operation);
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

    /** What is sent in the end: a right call or a made-up one, with one part of it spoiled or not. */
    const inputOf = async (operation: Operation, sent: Sent, person: Person) => {
      const all = examplesOf(operation.operationId);
      const example = sent.example === undefined ? undefined : all[sent.example % all.length];
      const right = example && (example.input?.(await idFor(example, person), person) ?? {});
      const made = { ...sent.made, headers: { 'if-match': '*' } };
      const { query = {}, body, headers = {} } = right ?? made;
      const isQuery = body === undefined;
      return {
        query: isQuery ? spoiled(query, sent.spoil) : query,
        headers: sent.tampering ? tamperedHeaders(sent.tampering, headers) : headers,
        ...(isQuery ? {} : { body: spoiled(body, sent.spoil) }),
      };
    };

    for (const operation of inOrder)
      it(`answers ${operation.operationId} as documented, and never fails`, async () => {
        const one = async (sent: Sent) => {
          const person = people[sent.caller % people.length];
          assert.ok(person);
          const { query, ...rest } = await inputOf(operation, sent, person);
          const path = addressOf(operation.path, typeof query === 'object' && query !== null ? query : {});
          const reply = await callUnchanged(person.client, { method: operation.method, path, ...rest });
          check(operation, reply, { path, ...rest });
          if (reply.status < 400) answered.add(operation.operationId);
        };
        await fc.assert(fc.asyncProperty(arbitraryOf(operation), one), { seed, numRuns });
      });

    it('was asked things that it could answer', () => {
      const unanswered = operations.filter(({ operationId }) => !answered.has(operationId));

      // Some need a file, a release or a far end; were it more of them, only refusals would have been tested.
      assert.ok(
        unanswered.length < operations.length / 3,
        unanswered.map(({ operationId }) => operationId).join(', '),
      );
    });
  },
  environment,
);
