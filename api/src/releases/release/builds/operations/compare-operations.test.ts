import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { compareOperations } from './compare-operations.ts';
import { type JsonSchema, openapiDocumentSchema } from './openapi-document.ts';
import { readOperations } from './operation.ts';

type Parameter = { name: string; required?: boolean; schema: JsonSchema };
type Parts = {
  parameters?: Parameter[];
  body?: JsonSchema;
  response?: JsonSchema;
  schemas?: Record<string, JsonSchema>;
};

const json = (schema: JsonSchema | undefined) => ({ 'application/json': { schema } });

const createOperation = async ({ parameters = [], body, response, schemas = {} }: Parts) => {
  const document = {
    paths: {
      '/thing': {
        post: {
          parameters: parameters.map((parameter) => ({ in: 'query', ...parameter })),
          ...(body && { requestBody: { required: true, content: json(body) } }),
          responses: { 200: { content: json(response) }, 400: { content: json({ type: 'string' }) } },
        },
      },
    },
    components: { schemas },
  };
  const operation = (await readOperations(openapiDocumentSchema.parse(document))).get('POST /thing');
  assert.ok(operation);
  return operation;
};

const compare = async (built: Parts, today: Parts) =>
  compareOperations(await createOperation(built), await createOperation(today));

const text = { type: 'string' };
const object = (properties: Record<string, JsonSchema>, required: string[] = []): JsonSchema => ({
  type: 'object',
  properties,
  required,
  additionalProperties: false,
});

/** A change of one part, and what is found in it; nothing where every call of an older build still works. */
type Case = [title: string, built: JsonSchema, today: JsonSchema, found: string[]];

const requests: Case[] = [
  ['a new optional property', object({ a: text }), object({ a: text, b: text }), []],
  ['a new required property', object({}), object({ b: text }, ['b']), ['body.b is required now']],
  [
    'a property that became required',
    object({ a: text }),
    object({ a: text }, ['a']),
    ['body.a is required now'],
  ],
  ['a property that became optional', object({ a: text }, ['a']), object({ a: text }), []],
  ['a dropped property', object({ a: text }), object({}), ['body.a is no longer accepted']],
  ['another type', text, { type: 'number' }, ['body is number, not string']],
  ['a value that may no longer be null', { type: ['string', 'null'] }, text, ['body is string, not null']],
  ['a value that may be null now', text, { type: ['string', 'null'] }, []],
  ['whole numbers that may have digits now', { type: 'integer' }, { type: 'number' }, []],
  ['a dropped value of a list', { enum: ['a', 'b'] }, { enum: ['a'] }, ['body may no longer be "b"']],
  ['a new value of a list', { enum: ['a'] }, { enum: ['a', 'b'] }, []],
  [
    'a list of values where any text was accepted',
    text,
    { ...text, enum: ['a'] },
    ['body has a list of values now'],
  ],
  ['a constant that is another', { const: 'a' }, { const: 'b' }, ['body may no longer be "a"']],
  ['a shorter text', { ...text, maxLength: 9 }, { ...text, maxLength: 8 }, ['body has a stricter maxLength']],
  ['a longer text', { ...text, maxLength: 9 }, { ...text, maxLength: 10 }, []],
  ['a new lower bound', { type: 'number' }, { type: 'number', minimum: 0 }, ['body has a stricter minimum']],
  ['another pattern', { ...text, pattern: 'a' }, { ...text, pattern: 'b' }, ['body has a stricter pattern']],
  ['no pattern any more', { ...text, pattern: 'a' }, text, []],
  [
    'a list of other items',
    { type: 'array', items: text },
    { type: 'array', items: { type: 'number' } },
    ['body[] is number, not string'],
  ],
  [
    'a pair that became three',
    { type: 'array', prefixItems: [text] },
    { type: 'array', prefixItems: [text, text] },
    ['body has 2 items, not 1'],
  ],
  [
    'another item of a pair',
    { type: 'array', prefixItems: [text] },
    { type: 'array', prefixItems: [{ type: 'null' }] },
    ['body[0] is null, not string'],
  ],
  ['an alternative more', { anyOf: [text] }, { anyOf: [text, { type: 'null' }] }, []],
  [
    'an alternative less',
    { anyOf: [text, { type: 'null' }] },
    { anyOf: [text] },
    ['body has other alternatives'],
  ],
  [
    'a record of other values',
    { type: 'object', additionalProperties: text },
    { type: 'object', additionalProperties: { type: 'null' } },
    ['body.* is null, not string'],
  ],
  [
    'a record that is closed now',
    { type: 'object', additionalProperties: text },
    object({}),
    ['body has no other properties any more'],
  ],
];

const responses: Case[] = [
  ['a new property', object({ a: text }, ['a']), object({ a: text, b: text }, ['a', 'b']), []],
  ['a dropped property', object({ a: text }), object({}), ['response.a is gone']],
  [
    'a property that is not always there',
    object({ a: text }, ['a']),
    object({ a: text }),
    ['response.a is not always there'],
  ],
  ['a value that may be null now', text, { type: ['string', 'null'] }, ['response is string, not null']],
  ['a value that is never null any more', { type: ['string', 'null'] }, text, []],
  ['a new value of a list', { ...text, enum: ['a'] }, { ...text, enum: ['a', 'b'] }, []],
  [
    'another type below a list',
    { type: 'array', items: object({ a: text }) },
    { type: 'array', items: object({ a: { type: 'number' } }) },
    ['response[].a is string, not number'],
  ],
  ['a new alternative', text, { anyOf: [text, { type: 'number' }] }, ['response has other alternatives']],
];

describe('a build that was built with an older API', () => {
  for (const [title, built, today, found] of requests)
    it(`finds in a request ${title}: ${found[0] ?? 'nothing'}`, async () => {
      assert.deepEqual(await compare({ body: built }, { body: today }), found);
    });

  for (const [title, built, today, found] of responses)
    it(`finds in a response ${title}: ${found[0] ?? 'nothing'}`, async () => {
      assert.deepEqual(await compare({ response: built }, { response: today }), found);
    });

  it('finds parameters that are required now or no longer accepted', async () => {
    const built = { parameters: [{ name: 'page', schema: text }] };
    const found = await compare(built, { parameters: [{ name: 'site', required: true, schema: text }] });

    assert.deepEqual(found, ['site is required now', 'page is no longer accepted']);
  });

  it('finds a parameter of another type, and none that is new and optional', async () => {
    const built = { parameters: [{ name: 'page', schema: { type: 'integer' } }] };
    const more = [{ name: 'search', schema: text }];

    assert.deepEqual(await compare(built, { parameters: [...built.parameters, ...more] }), []);
    assert.deepEqual(await compare(built, { parameters: [{ name: 'page', schema: { type: 'null' } }] }), [
      'page is null, not integer',
    ]);
  });

  it('finds a body that is required now or no longer accepted', async () => {
    assert.deepEqual(await compare({}, { body: text }), ['a body is required now']);
    assert.deepEqual(await compare({ body: text }, {}), ['a body is no longer accepted']);
  });

  it('compares schemas that contain themselves', async () => {
    const tree = (leaf: JsonSchema) => ({
      response: { $ref: '#/components/schemas/Node' },
      schemas: {
        Node: object({ leaf, children: { type: 'array', items: { $ref: '#/components/schemas/Node' } } }),
      },
    });

    assert.deepEqual(await compare(tree(text), tree({ ...text, description: 'a text' })), []);
    assert.deepEqual(await compare(tree(text), tree({ type: 'null' })), [
      'response.leaf is string, not null',
    ]);
  });
});

describe('the hash of an operation', () => {
  it('depends on its schemas, and neither on descriptions nor on failures', async () => {
    const built = await createOperation({ body: object({ description: text }) });
    const described = await createOperation({
      body: { ...object({ description: { ...text, description: 'A text.' } }), description: 'A body.' },
    });
    const changed = await createOperation({ body: object({}) });

    assert.equal(built.hash, described.hash);
    assert.notEqual(built.hash, changed.hash);
    assert.deepEqual(Object.keys(built.operation.responses), ['200']);
  });
});
