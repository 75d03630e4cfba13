import type { SwaggerTransformObject } from '@fastify/swagger';

type Document = ReturnType<SwaggerTransformObject>;

const referencePrefix = '#/components/schemas/';

const referencesIn = (part: unknown): string[] => {
  if (typeof part !== 'object' || part === null) return [];
  return Object.entries(part).flatMap(([key, value]) =>
    key === '$ref' && typeof value === 'string' ? [value.replace(referencePrefix, '')] : referencesIn(value),
  );
};

/** The schemas reached from the paths, over any number of steps. */
const reachable = (document: Document, schemas: Record<string, unknown>) => {
  const found = new Set<string>();
  const queue = referencesIn(document.paths);
  for (let name = queue.pop(); name !== undefined; name = queue.pop()) {
    if (found.has(name)) continue;
    found.add(name);
    queue.push(...referencesIn(schemas[name]));
  }
  return found;
};

/** The generator writes every named schema twice, as input and as output; only what a route uses stays. */
export const tidyDocument = (document: Document): Document => {
  // Absent from OpenAPI 2 only, which the type allows and the settings do not.
  if (!('components' in document) || !document.components?.schemas) return document;
  const { schemas } = document.components;
  const used = reachable(document, schemas);
  const kept = Object.fromEntries(Object.entries(schemas).filter(([name]) => used.has(name)));
  // Spreading loses which of the two versions of OpenAPI it is.
  return { ...document, components: { ...document.components, schemas: kept } } as Document;
};
