import { isDeepStrictEqual } from 'node:util';
import type { JsonSchema } from './openapi-document.ts';
import { getReferencedName } from './operation.ts';

/** A schema and those that its references name. */
export type SchemaSource = { schema: JsonSchema; schemas: Record<string, JsonSchema> };

/**
 * What is compared: a `request` that a build sends must be valid for the API of today, and of a `response` of today a
 * build may read everything that it was built to read.
 */
export type Direction = 'request' | 'response';

type Comparison = {
  /** The values that occur. */
  from: SchemaSource;
  /** What must accept all of them. */
  to: SchemaSource;
  direction: Direction;
  at: string;
  /** References that are being compared already, of schemas that contain themselves. */
  open: readonly string[];
};

/** Keywords by which a schema refuses values of a type that it accepts, with what makes it stricter. */
const LOWER_BOUNDS = ['minimum', 'exclusiveMinimum', 'minLength', 'minItems', 'minProperties'];
const UPPER_BOUNDS = ['maximum', 'exclusiveMaximum', 'maxLength', 'maxItems', 'maxProperties'];
const OTHER_LIMITS = ['pattern', 'format', 'multipleOf', 'uniqueItems', 'propertyNames'];

const resolve = ({ schema, schemas }: SchemaSource): SchemaSource => {
  if (schema.$ref === undefined) return { schema, schemas };
  // Reading the document has found every schema that it refers to.
  return resolve({ schema: schemas[getReferencedName(schema.$ref)] ?? {}, schemas });
};

const listTypes = ({ type }: JsonSchema) => (type === undefined ? undefined : [type].flat());
const listValues = (schema: JsonSchema): unknown[] | undefined =>
  'const' in schema ? [schema.const] : schema.enum;

const isTypeOf = (types: readonly string[], type: string) =>
  types.includes(type) || (type === 'integer' && types.includes('number'));

const compareTypes = ({ from, to, at }: Comparison): string[] => {
  const accepted = listTypes(to.schema);
  if (!accepted) return [];
  const extra = (listTypes(from.schema) ?? ['any']).filter((type) => !isTypeOf(accepted, type));
  return extra.length > 0 ? [`${at} is ${accepted.join(' or ')}, not ${extra.join(' or ')}`] : [];
};

const compareValues = ({ from, to, at }: Comparison): string[] => {
  const accepted = listValues(to.schema);
  if (!accepted) return [];
  const given = listValues(from.schema);
  if (!given) return [`${at} has a list of values now`];
  const refused = given.filter((value) => !accepted.some((other) => isDeepStrictEqual(value, other)));
  return refused.map((value) => `${at} may no longer be ${JSON.stringify(value)}`);
};

const compareLimits = ({ from, to, at }: Comparison): string[] => {
  const read = (source: SchemaSource, keyword: string, unlimited: number) =>
    Number(source.schema[keyword] ?? unlimited);
  const stricter = [
    ...LOWER_BOUNDS.filter((each) => read(to, each, -Infinity) > read(from, each, -Infinity)),
    ...UPPER_BOUNDS.filter((each) => read(to, each, Infinity) < read(from, each, Infinity)),
    ...OTHER_LIMITS.filter(
      (each) => to.schema[each] !== undefined && !isDeepStrictEqual(to.schema[each], from.schema[each]),
    ),
  ];
  return stricter.map((keyword) => `${at} has a stricter ${keyword}`);
};

const compareProperty = (comparison: Comparison, name: string): string[] => {
  const { from, to, direction } = comparison;
  const at = `${comparison.at}.${name}`;
  const given = from.schema.properties?.[name];
  const accepted = to.schema.properties?.[name];
  const rest = to.schema.additionalProperties;
  if (given === undefined) return direction === 'response' ? [`${at} is gone`] : [];
  const target = accepted ?? (typeof rest === 'object' ? rest : undefined);
  // A build does not read what it does not know.
  if (!target) return direction === 'request' ? [`${at} is no longer accepted`] : [];
  return compareSchemas({
    ...comparison,
    at,
    from: { ...from, schema: given },
    to: { ...to, schema: target },
  });
};

const compareObjects = (comparison: Comparison): string[] => {
  const { from, to, direction, at } = comparison;
  const given = from.schema.properties ?? {};
  const accepted = to.schema.properties ?? {};
  const isAlwaysGiven = new Set(from.schema.required);
  const lacking = (to.schema.required ?? []).filter((name) => !isAlwaysGiven.has(name));
  const names = direction === 'request' ? Object.keys(given) : Object.keys(accepted);
  const [others, allowed] = [from.schema.additionalProperties, to.schema.additionalProperties];
  return [
    ...lacking
      .filter((name) => direction === 'request' || name in given)
      .map((name) => `${at}.${name} is ${direction === 'request' ? 'required now' : 'not always there'}`),
    ...names.flatMap((name) => compareProperty(comparison, name)),
    ...(typeof others === 'object' && typeof allowed === 'object'
      ? compareSchemas({
          ...comparison,
          at: `${at}.*`,
          from: { ...from, schema: others },
          to: { ...to, schema: allowed },
        })
      : []),
    ...(typeof others === 'object' && allowed === false ? [`${at} has no other properties any more`] : []),
  ];
};

const compareArrays = (comparison: Comparison): string[] => {
  const { from, to, at } = comparison;
  const given = from.schema.prefixItems ?? [];
  const accepted = to.schema.prefixItems ?? [];
  if (given.length !== accepted.length) return [`${at} has ${accepted.length} items, not ${given.length}`];
  const pairs = given.map((item, index) => ({ item, other: accepted[index], at: `${at}[${index}]` }));
  return [...pairs, { item: from.schema.items, other: to.schema.items, at: `${at}[]` }].flatMap(
    ({ item, other, at: place }) =>
      typeof item === 'object' && typeof other === 'object'
        ? compareSchemas({
            ...comparison,
            at: place,
            from: { ...from, schema: item },
            to: { ...to, schema: other },
          })
        : [],
  );
};

const listAlternatives = ({ schema, schemas }: SchemaSource): SchemaSource[] =>
  (schema.anyOf ?? schema.oneOf ?? [schema]).map((each) => resolve({ schema: each, schemas }));

/** Every reason why a value of one schema may not be one of the other. */
export function compareSchemas(comparison: Comparison): string[] {
  const { direction, at, open } = comparison;
  const pair = `${comparison.from.schema.$ref ?? ''} ${comparison.to.schema.$ref ?? ''}`;
  if (comparison.from.schema.$ref !== undefined && open.includes(pair)) return [];
  const [from, to] = [resolve(comparison.from), resolve(comparison.to)];
  const inner = { ...comparison, from, to, open: [...open, pair] };
  const [given, accepted] = [listAlternatives(from), listAlternatives(to)];
  if (given.length > 1 || accepted.length > 1) {
    const isAccepted = (one: SchemaSource) =>
      accepted.some((other) => compareSchemas({ ...inner, from: one, to: other }).length === 0);
    return given.every(isAccepted) ? [] : [`${at} has other alternatives`];
  }
  return [
    ...compareTypes(inner),
    // A response may have new values of a list, and other limits: a build shows what it gets.
    ...(direction === 'request' ? [...compareValues(inner), ...compareLimits(inner)] : []),
    ...compareObjects(inner),
    ...compareArrays(inner),
  ];
}
