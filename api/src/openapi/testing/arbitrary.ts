import fc from 'fast-check';
import type { Components } from './operations.ts';

type Schema = Record<string, unknown>;

const REFERENCE = '#/components/schemas/';
const MAX_LENGTH = 40;

const isSchema = (value: unknown): value is Schema => typeof value === 'object' && value !== null;
const schemasOf = (value: unknown) => (Array.isArray(value) ? value.filter(isSchema) : []);
const numberOf = (value: unknown) => (typeof value === 'number' ? value : undefined);

/** Values that no schema of the API allows, and that are known to break servers. */
export const hostile: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom<unknown>(
    '',
    ' ',
    '\0',
    '\ud800',
    '%',
    "' or 1=1 --",
    '../../etc/passwd',
    '__proto__',
    'constructor',
    'null',
    'NaN',
    '1e309',
    '-0',
    '9'.repeat(400),
    'x'.repeat(5_000),
    '\u202e\u2028',
    'İ'.repeat(300),
    null,
    true,
    -1,
    0.5,
    1e308,
    Number.MAX_SAFE_INTEGER,
    [],
    {},
    [[]],
    { toString: 1 },
  ),
  fc.jsonValue({ maxDepth: 3 }),
  fc.string({ unit: 'binary', maxLength: 50 }),
);

const days = fc
  .date({ min: new Date('2025-01-01'), max: new Date('2026-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString());

const textOf = (schema: Schema): fc.Arbitrary<string> => {
  const { format, pattern } = schema;
  if (format === 'uuid') return fc.uuid();
  if (format === 'date') return days.map((text) => text.slice(0, 10));
  if (format === 'date-time') return days;
  if (format === 'email') return fc.emailAddress();
  if (typeof pattern === 'string') {
    // fast-check does not support look-ahead; the rest of the pattern suffices.
    const simple = pattern.replaceAll(/\(\?!.*?\)/g, '');
    return fc.stringMatching(new RegExp(simple));
  }
  const minLength = numberOf(schema['minLength']) ?? 0;
  const maxLength = Math.max(minLength, Math.min(numberOf(schema['maxLength']) ?? MAX_LENGTH, MAX_LENGTH));
  return fc.oneof(
    fc.string({ minLength, maxLength }),
    days.map((text) => text.slice(0, 10)),
    fc.string({ minLength, maxLength, unit: 'grapheme' }),
  );
};

const numberIn = (schema: Schema, isWhole: boolean): fc.Arbitrary<number> => {
  const limit = Number.MAX_SAFE_INTEGER;
  const min = Math.max(numberOf(schema['minimum']) ?? numberOf(schema['exclusiveMinimum']) ?? -limit, -limit);
  const max = Math.min(numberOf(schema['maximum']) ?? numberOf(schema['exclusiveMaximum']) ?? limit, limit);
  return isWhole ? fc.integer({ min, max }) : fc.double({ min, max, noNaN: true });
};

/** Generates values that a schema of the document allows; some ids are those of existing resources. */
export const createArbitrary = ({ schemas }: Components, known: readonly string[]) => {
  const objectOf = (schema: Schema): fc.Arbitrary<unknown> => {
    const properties = isSchema(schema['properties']) ? schema['properties'] : {};
    const required = Array.isArray(schema['required']) ? schema['required'].map(String) : [];
    const fields = Object.entries(properties).map(([name, each]) => [name, of(each)] as const);
    return fc.record(Object.fromEntries(fields), {
      requiredKeys: required.filter((name) => name in properties),
    });
  };

  const ofType = (schema: Schema, type: unknown): fc.Arbitrary<unknown> => {
    switch (type) {
      case 'string': {
        const isId = schema['format'] === 'uuid' || schema['format'] === undefined;
        return isId && known.length > 0
          ? fc.oneof({ arbitrary: textOf(schema), weight: 2 }, fc.constantFrom(...known))
          : textOf(schema);
      }
      case 'integer':
        return numberIn(schema, true);
      case 'number':
        return numberIn(schema, false);
      case 'boolean':
        return fc.boolean();
      case 'null':
        return fc.constant(null);
      case 'array':
        return fc.array(of(schema['items']), {
          minLength: numberOf(schema['minItems']) ?? 0,
          maxLength: Math.min(numberOf(schema['maxItems']) ?? 3, 3),
        });
      case 'object':
        return objectOf(schema);
      default:
        return fc.jsonValue({ maxDepth: 2 });
    }
  };

  const of = (schema: unknown): fc.Arbitrary<unknown> => {
    if (!isSchema(schema)) return fc.jsonValue({ maxDepth: 2 });
    const { $ref, type, enum: values } = schema;
    if (typeof $ref === 'string') return of(schemas[$ref.slice(REFERENCE.length)]);
    if ('const' in schema) return fc.constant(schema['const']);
    if (Array.isArray(values)) return fc.constantFrom(...values);
    const choices = [...schemasOf(schema['anyOf']), ...schemasOf(schema['oneOf'])];
    if (choices.length > 0) return fc.oneof(...choices.map(of));
    const parts = schemasOf(schema['allOf']);
    if (parts.length > 0) return of(Object.assign({}, ...parts));
    return Array.isArray(type) ? fc.oneof(...type.map((each) => ofType(schema, each))) : ofType(schema, type);
  };

  return of;
};

/** Replaces one member or the whole value, or adds a member. */
export const corruptValue = (
  value: unknown,
  spoil: { place: number; value: unknown } | undefined,
): unknown => {
  if (!spoil) return value;
  if (!isSchema(value) || Array.isArray(value) || spoil.place % 7 === 0) return spoil.value;
  const names = [...Object.keys(value), 'unknown_member'];
  return { ...value, [names[spoil.place % names.length] ?? '']: spoil.value };
};
