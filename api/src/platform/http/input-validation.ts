import type { FastifySchemaCompiler } from 'fastify';
import { z } from 'zod';
import { describeIssues } from './zod-issues.ts';

/** An input that its schema refuses, with every reason. */
export class InputError extends Error {
  override name = 'InputError';
  readonly issues: readonly z.core.$ZodIssue[];

  /** The input is not an object, so no field can be named. */
  get isNotAnObject() {
    return this.issues.some(({ code, path }) => code === 'invalid_type' && path.length === 0);
  }

  constructor(issues: readonly z.core.$ZodIssue[]) {
    super(describeIssues(issues));
    this.issues = issues;
  }
}

/** Validates bodies, queries and parameters by the routes' zod schemas; handlers receive what the schema parsed. */
export const inputValidator: FastifySchemaCompiler<z.ZodType> =
  ({ schema }) =>
  (input: unknown) => {
    const { data, error } = schema.safeParse(input);
    return error ? { error: new InputError(error.issues) } : { value: data };
  };
