import type { SwaggerTransformObject } from '@fastify/swagger';

type Document = ReturnType<SwaggerTransformObject>;

const referencePrefix = '#/components/schemas/';

const referencesIn = (part: unknown): string[] => {
  if (typeof part !== 'object' || part === null) return [];
  return Object.entries(part).flatMap(([key, value]) =>
    key === '$ref' && typeof value === 'string' ? [value.replace(referencePrefix, '')] : referencesIn(value),
  );
};

/** The schemas that paths refer to, directly or through others. */
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

/** Removes unused schemas: the generator writes every named schema twice, as input and as output. */
export const removeUnusedSchemas = (document: Document): Document => {
  // Only OpenAPI 2 lacks components; the type allows it, the settings do not.
  if (!('components' in document) || !document.components?.schemas) return document;
  const { schemas } = document.components;
  const used = reachable(document, schemas);
  const usedSchemas = Object.fromEntries(Object.entries(schemas).filter(([name]) => used.has(name)));
  // Spreading loses the type of the OpenAPI version.
  return { ...document, components: { ...document.components, schemas: usedSchemas } } as Document;
};
