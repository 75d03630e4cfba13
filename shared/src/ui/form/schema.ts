import * as z from 'zod/mini';
import { isEmail } from '../../api/index.ts';

/**
 * The functions of zod/mini that form schemas need, as one object: importing zod as a whole would bundle its messages in
 * fifty languages.
 */
export const s = {
  object: z.object,
  string: z.string,
  /** An e-mail address by the rule of the server. */
  email: () => z.stringFormat('email', isEmail),
  url: z.url,
  boolean: z.boolean,
  number: z.number,
  array: z.array,
  enum: z.enum,
  literal: z.literal,
  optional: z.optional,
  nullable: z.nullable,
  custom: z.custom,
  minLength: z.minLength,
  maxLength: z.maxLength,
  regex: z.regex,
  trim: z.trim,
  refine: z.refine,
  /** For rules over several fields: an object's `check` that sets the `path` of its issue. */
  check: z.check,
} as const;

/** A schema of a form's values. */
export type FormSchema<Values> = z.ZodMiniType<Values, Values>;

/** The type of a schema's values. */
export type ValuesOf<Schema extends z.ZodMiniType> = z.infer<Schema>;
