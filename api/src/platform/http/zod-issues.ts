import type { Language } from '@portal/shared/facts';
import type { z } from 'zod';
import { type FieldCode, fieldCodes, getFieldText } from '../../errors/field-errors.ts';
import { type FieldHint, isFieldHint } from '../../errors/field-errors.ts';

type Issue = z.core.$ZodIssue;

/** The most refused fields, and characters of a field's name, in a response. */
export const MAX_FIELD_ERRORS = 20;
const MAX_PATH_LENGTH = 100;

const truncatePath = (path: string) =>
  path.length > MAX_PATH_LENGTH ? `${path.slice(0, MAX_PATH_LENGTH)}…` : path;

const isFieldCode = (code: string): code is FieldCode => fieldCodes.some((known) => known === code);

/** Why a field was refused, and what its text says beyond that. */
type Reason = { code: FieldCode; hint?: FieldHint; limit?: number | bigint | string };

const isMissing = (issue: z.core.$ZodIssueInvalidType) => / received (undefined|null)$/.test(issue.message);

const typeHints: Partial<Record<string, FieldHint>> = {
  string: 'text',
  number: 'number',
  int: 'whole',
  boolean: 'boolean',
  array: 'list',
  object: 'object',
  record: 'object',
};
const formatHints: Partial<Record<string, FieldHint>> = {
  email: 'email',
  guid: 'id',
  uuid: 'id',
  date: 'day',
  datetime: 'instant',
};

const tooSmall = ({ origin, minimum: limit }: z.core.$ZodIssueTooSmall): Reason => {
  // A text or list that must not be empty is a required field.
  if ((origin === 'string' || origin === 'array') && limit === 1) return { code: 'required' };
  if (origin === 'array') return { code: 'too_short', hint: 'items_at_least', limit };
  return { code: origin === 'string' ? 'too_short' : 'too_small', limit };
};

const tooBig = ({ origin, maximum: limit }: z.core.$ZodIssueTooBig): Reason => {
  if (origin === 'array') return { code: 'too_long', hint: 'items_at_most', limit };
  return { code: origin === 'string' ? 'too_long' : 'too_big', limit };
};

const invalid = (hint: FieldHint | undefined, limit?: string): Reason => ({
  code: 'invalid',
  ...(hint ? { hint } : {}),
  ...(limit === undefined ? {} : { limit }),
});

/** Rules of this project have a code or a hint as their message. */
const custom = (text: string, limit: unknown): Reason => {
  if (isFieldCode(text)) return { code: text };
  return invalid(isFieldHint(text) ? text : undefined, limit === undefined ? undefined : String(limit));
};

const explainIssue = (issue: Issue): Reason => {
  switch (issue.code) {
    case 'invalid_type':
      return isMissing(issue) ? { code: 'required' } : invalid(typeHints[issue.expected]);
    case 'invalid_value':
      // A single value is `true` of a box that has to be ticked.
      return issue.values.length > 1
        ? invalid('one_of', issue.values.map(String).join(', '))
        : custom(issue.message, undefined);
    case 'too_small':
      return tooSmall(issue);
    case 'too_big':
      return tooBig(issue);
    case 'unrecognized_keys':
      return { code: 'unknown_field' };
    case 'invalid_format': {
      const stated = custom(issue.message, undefined);
      return stated.code === 'invalid' && !stated.hint ? invalid(formatHints[issue.format]) : stated;
    }
    case 'custom':
      return custom(issue.message, issue.params?.['limit']);
    default:
      return custom(issue.message, undefined);
  }
};

const listPaths = (issue: Issue) => {
  const path = issue.path.map(String);
  const keys = issue.code === 'unrecognized_keys' ? issue.keys : [undefined];
  return keys.map((key) => (key === undefined ? path : [...path, key]).join('.'));
};

/** Every refused field of an input; an issue may name several. */
const listRefusals = (issues: readonly Issue[]) =>
  issues.flatMap((issue) => listPaths(issue).map((path) => ({ issue, path })));

/**
 * The refused fields of an input as the response names them: the first ones, and how many more there are, because
 * the response must not grow with what a client sends.
 */
export const toFieldErrors = (issues: readonly Issue[], language: Language) => {
  const refusals = listRefusals(issues);
  const errors = refusals.slice(0, MAX_FIELD_ERRORS).map(({ issue, path }) => {
    const { code, hint, limit } = explainIssue(issue);
    return { path: truncatePath(path), message: getFieldText({ code, hint }, language, limit), code };
  });
  return { errors, more: refusals.length - errors.length };
};

/** The refused fields for the log, without their values and without unknown names, which a client chooses. */
export const describeIssues = (issues: readonly Issue[]) =>
  issues
    .slice(0, MAX_FIELD_ERRORS)
    .map(({ path, code }) => `${truncatePath(path.join('.'))}: ${code}`)
    .join('; ');
