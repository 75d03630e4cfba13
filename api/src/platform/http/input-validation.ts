import type { FastifySchemaCompiler } from 'fastify';
import { z } from 'zod';

/** An input that its schema refuses, with every reason. */
export class InputError extends Error {
  override name = 'InputError';
  readonly issues: readonly z.core.$ZodIssue[];

  /** There is nothing in it whose fields could be blamed. */
  get isNoObject() {
    return this.issues.some(({ code, path }) => code === 'invalid_type' && path.length === 0);
  }

  constructor(issues: readonly z.core.$ZodIssue[]) {
    super(issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join('; '));
    this.issues = issues;
  }
}

/** Checks bodies, queries and parameters by the routes' zod schemas; what comes out is what the schema made of it. */
export const inputValidator: FastifySchemaCompiler<z.ZodType> =
  ({ schema }) =>
  (input: unknown) => {
    const { data, error } = schema.safeParse(input);
    return error ? { error: new InputError(error.issues) } : { value: data };
  };
