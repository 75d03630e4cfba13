import { canonicalJson, sha256Hex } from '@portal/shared/release';
import type { JsonSchema, OpenapiDocument, OperationSchema } from './openapi-document.ts';

const REFERENCE_PREFIX = '#/components/schemas/';

/** An operation of the API with every schema that it refers to, so that it can be compared by itself. */
export type Operation = {
  /** Method and path below `/api`, e.g. `GET /music/tracks`. */
  key: string;
  /** SHA-256 of the canonical form of its schemas; texts of descriptions do not count. */
  hash: string;
  operation: OperationSchema;
  schemas: Record<string, JsonSchema>;
};

export const getReferencedName = (reference: string) => reference.replace(REFERENCE_PREFIX, '');

const listReferences = (part: unknown): string[] => {
  if (typeof part !== 'object' || part === null) return [];
  return Object.entries(part).flatMap(([key, value]) =>
    key === '$ref' && typeof value === 'string' ? [getReferencedName(value)] : listReferences(value),
  );
};

const selectReachable = (operation: OperationSchema, all: Record<string, JsonSchema>) => {
  const found: Record<string, JsonSchema> = {};
  const queue = listReferences(operation);
  for (let name = queue.pop(); name !== undefined; name = queue.pop()) {
    if (name in found) continue;
    const schema = all[name];
    if (!schema) throw new Error(`The document refers to ${name}, which it lacks.`);
    found[name] = schema;
    queue.push(...listReferences(schema));
  }
  return found;
};

/** A description is a text; a property may have that name too, and its value is a schema. */
const omitDescriptions = <Part>(part: Part): Part =>
  JSON.parse(
    JSON.stringify(part, (key, value: unknown) =>
      key === 'description' && typeof value === 'string' ? undefined : value,
    ),
  ) as Part;

const isSuccess = (status: string) => status.startsWith('2');

/**
 * The operations of an OpenAPI document, by key.
 * @throws Error when it refers to a schema that it lacks
 */
export async function readOperations({
  paths,
  components,
}: OpenapiDocument): Promise<ReadonlyMap<string, Operation>> {
  const operations = new Map<string, Operation>();
  for (const [path, methods] of Object.entries(paths)) {
    for (const [method, { responses, ...request }] of Object.entries(methods)) {
      const successes = Object.fromEntries(Object.entries(responses).filter(([status]) => isSuccess(status)));
      const operation = omitDescriptions({ ...request, responses: successes });
      const schemas = omitDescriptions(selectReachable(operation, components.schemas));
      const key = `${method.toUpperCase()} ${path}`;
      const hash = await sha256Hex(canonicalJson({ key, operation, schemas }));
      operations.set(key, { key, hash, operation, schemas });
    }
  }
  return operations;
}
