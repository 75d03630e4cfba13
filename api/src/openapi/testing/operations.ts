import { z } from 'zod';

const parameter = z.object({
  name: z.string(),
  in: z.enum(['query', 'path', 'header']),
  required: z.boolean().optional(),
  schema: z.record(z.string(), z.unknown()),
});

const media = z.record(z.string(), z.object({ schema: z.unknown() }));

const operation = z.object({
  operationId: z.string(),
  parameters: z.array(parameter).default([]),
  requestBody: z.object({ required: z.boolean().optional(), content: media }).optional(),
  responses: z.record(z.string(), z.object({ content: media.optional() })),
  security: z.array(z.unknown()).optional(),
});

const document = z.object({
  paths: z.record(z.string(), z.record(z.string(), operation)),
  components: z.object({ schemas: z.record(z.string(), z.unknown()) }),
});

export type Operation = z.infer<typeof operation> & { path: string; method: 'GET' | 'POST' };
export type Components = z.infer<typeof document>['components'];

/** The operations of an OpenAPI document. */
export const readOperations = (source: unknown) => {
  const { paths, components } = document.parse(source);
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, each]): Operation => {
      const name = method.toUpperCase();
      if (name !== 'GET' && name !== 'POST') throw new Error(`The tests do not know ${name} ${path} yet.`);
      return { ...each, path, method: name };
    }),
  );
  return { operations, components };
};

/** The schema of a JSON body; undefined for other bodies. */
export const getJsonBodySchema = ({ requestBody }: Operation) =>
  requestBody?.content['application/json']?.schema;
