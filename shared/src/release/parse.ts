import { z } from 'zod/mini';
import { descriptorSchema } from './descriptor.ts';
import type { Descriptor } from './descriptor.ts';
import { releaseSetSchema, shellInventorySchema } from './release-set.ts';
import type { ReleaseSet, ShellInventory } from './release-set.ts';

/** A validation error: the path in the document and the reason. */
export type ParseIssue = { path: string; reason: string };

/** The parsed document, or every validation error. */
export type ParseResult<Value> = { ok: true; value: Value } | { ok: false; issues: ParseIssue[] };

const describeIssue = (issue: z.core.$ZodIssue) => {
  if (issue.code === 'invalid_type') return `expected ${issue.expected}`;
  if (issue.code === 'invalid_format') return 'not in the expected form';
  if (issue.code === 'invalid_value') return `expected one of ${issue.values.map(String).join(', ')}`;
  return issue.code.replaceAll('_', ' ');
};

function parse<Value>(schema: z.ZodMiniType<Value>, document: unknown): ParseResult<Value> {
  const result = z.safeParse(schema, document);
  if (result.success) return { ok: true, value: result.data };
  const issues = result.error.issues.map((issue) => ({
    path: issue.path.join('.'),
    reason: describeIssue(issue),
  }));
  return { ok: false, issues };
}

/** Validates the content of `remote.json`; returns the validation errors instead of throwing. */
export const parseDescriptor = (document: unknown): ParseResult<Descriptor> =>
  parse(descriptorSchema, document);

/** Validates the content of `shell.json`; returns the validation errors instead of throwing. */
export const parseShellInventory = (document: unknown): ParseResult<ShellInventory> =>
  parse(shellInventorySchema, document);

/**
 * Validates a release set without comparing its id with `releaseSetId`; returns the validation errors instead of throwing.
 */
export const parseReleaseSet = (document: unknown): ParseResult<ReleaseSet> =>
  parse(releaseSetSchema, document);
