import type { RouteOptions } from 'fastify';
import { z } from 'zod';
import type { ErrorCode } from '../errors.ts';
import { problemResponses } from './problem.ts';

type Answers = Record<string, { description?: string }>;

/** Adds headers and ways to fail to a route's schema, beside what it says itself. */
export const describeRoute = (
  { schema }: RouteOptions,
  headers: Record<string, z.ZodType>,
  codes: readonly ErrorCode[],
) => {
  if (!schema) return;
  const { headers: known } = schema;
  schema.headers = known instanceof z.ZodObject ? known.extend(headers) : z.looseObject(headers);
  // Fastify knows the answers' schemas as anything.
  const answers = schema.response as Answers;
  const merged = Object.entries(problemResponses(...codes)).map(([status, answer]) => {
    const names = [answers[status]?.description, answer.description].flatMap(
      (list) => list?.split(', ') ?? [],
    );
    return [status, { ...answer, description: [...new Set(names)].join(', ') }];
  });
  schema.response = { ...answers, ...Object.fromEntries(merged) };
};
