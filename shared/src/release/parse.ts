import { z } from 'zod/mini';
import { descriptorSchema } from './descriptor.ts';
import type { Descriptor } from './descriptor.ts';
import { releaseSetSchema, shellInventorySchema } from './release-set.ts';
import type { ReleaseSet, ShellInventory } from './release-set.ts';

/** Why a document was not accepted: where in it, and what is wrong there. */
export type ParseIssue = { path: string; reason: string };

/** A document as its type, or every reason why it is none. */
export type Parsed<Value> = { ok: true; value: Value } | { ok: false; flaws: ParseIssue[] };

const reasonOf = (issue: z.core.$ZodIssue) => {
  if (issue.code === 'invalid_type') return `expected ${issue.expected}`;
  if (issue.code === 'invalid_format') return 'not in the expected form';
  if (issue.code === 'invalid_value') return `expected one of ${issue.values.map(String).join(', ')}`;
  return issue.code.replaceAll('_', ' ');
};

function parse<Value>(schema: z.ZodMiniType<Value>, document: unknown): Parsed<Value> {
  const result = z.safeParse(schema, document);
  if (result.success) return { ok: true, value: result.data };
  const flaws = result.error.issues.map((issue) => ({ path: issue.path.join('.'), reason: reasonOf(issue) }));
  return { ok: false, flaws };
}

/** Reads `remote.json`. */
export const parseDescriptor = (document: unknown): Parsed<Descriptor> => parse(descriptorSchema, document);

/** Reads `shell.json`. */
export const parseShellInventory = (document: unknown): Parsed<ShellInventory> =>
  parse(shellInventorySchema, document);

/** Reads a release set; whether its id is true to its content is `releaseSetId`'s to say. */
export const parseReleaseSet = (document: unknown): Parsed<ReleaseSet> => parse(releaseSetSchema, document);
