import type { RouteOptions } from 'fastify';
import { z } from 'zod';
import { describeProblems } from './problem.ts';
import type { ErrorCode } from '../../errors/error-table.ts';

type Responses = Record<string, { description?: string }>;

/** Adds headers and failures to a route's schema, beside those it declares itself. */
export const describeRoute = (
  { schema }: RouteOptions,
  headers: Record<string, z.ZodType>,
  codes: readonly ErrorCode[],
) => {
  if (!schema) return;
  const { headers: known } = schema;
  schema.headers = known instanceof z.ZodObject ? known.extend(headers) : z.looseObject(headers);
  // Fastify types the schemas of responses as unknown.
  const responses = schema.response as Responses;
  const merged = Object.entries(describeProblems(...codes)).map(([status, answer]) => {
    const names = [responses[status]?.description, answer.description].flatMap(
      (list) => list?.split(', ') ?? [],
    );
    return [status, { ...answer, description: [...new Set(names)].join(', ') }];
  });
  schema.response = { ...responses, ...Object.fromEntries(merged) };
};
