import * as z from 'zod/mini';

/**
 * What the shape of a form is written with: zod's functions, those that forms need. One object, because whoever takes
 * the whole library takes its texts in fifty languages, too.
 */
export const s = {
  object: z.object,
  string: z.string,
  email: z.email,
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
  /** For what compares two fields: `check` of an object whose issue names its `path`. */
  check: z.check,
} as const;

/** A shape whose values a form edits. */
export type FormSchema<Values> = z.ZodMiniType<Values, Values>;

/** The values of a shape. */
export type ValuesOf<Schema extends z.ZodMiniType> = z.infer<Schema>;
