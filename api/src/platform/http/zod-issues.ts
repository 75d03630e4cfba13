import type { z } from 'zod';
import { type FieldCode, fieldCodes, fieldMessage } from '../field-errors.ts';
import { type FieldHint, isFieldHint } from '../field-hints.ts';
import type { Language } from './languages.ts';

type Issue = z.core.$ZodIssue;

const isFieldCode = (code: string): code is FieldCode => fieldCodes.some((known) => known === code);

/** Why a field was refused, and what its text says beyond that. */
type Reason = { code: FieldCode; hint?: FieldHint; limit?: number | bigint | string };

const isMissing = (issue: z.core.$ZodIssueInvalidType) => / received (undefined|null)$/.test(issue.message);

const types: Partial<Record<string, FieldHint>> = {
  ...{ string: 'text', number: 'number', int: 'whole', boolean: 'boolean', array: 'list', object: 'object' },
  record: 'object',
};
const formats: Partial<Record<string, FieldHint>> = {
  ...{ email: 'email', guid: 'id', uuid: 'id', date: 'day', datetime: 'instant' },
};

const tooSmall = ({ origin, minimum: limit }: z.core.$ZodIssueTooSmall): Reason => {
  // What may not be empty is what has to be given.
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

/** Rules of our own give a code or a hint for a message. */
const custom = (text: string, limit: unknown): Reason => {
  if (isFieldCode(text)) return { code: text };
  return invalid(isFieldHint(text) ? text : undefined, limit === undefined ? undefined : String(limit));
};

const describe = (issue: Issue): Reason => {
  switch (issue.code) {
    case 'invalid_type':
      return isMissing(issue) ? { code: 'required' } : invalid(types[issue.expected]);
    case 'invalid_value':
      // Of several: a single one is `true` for a box that has to be ticked.
      return issue.values.length > 1
        ? invalid('one_of', issue.values.map(String).join(', '))
        : custom(issue.message, undefined);
    case 'too_small':
      return tooSmall(issue);
    case 'too_big':
      return tooBig(issue);
    case 'unrecognized_keys':
      return { code: 'unknown_field' };
    case 'invalid_format':
      return isFieldCode(issue.message) && issue.message !== 'invalid'
        ? { code: issue.message }
        : invalid(formats[issue.format]);
    case 'custom':
      return custom(issue.message, issue.params?.['limit']);
    default:
      return custom(issue.message, undefined);
  }
};

const pathsOf = (issue: Issue) => {
  const path = issue.path.map(String);
  const keys = issue.code === 'unrecognized_keys' ? issue.keys : [undefined];
  return keys.map((key) => (key === undefined ? path : [...path, key]).join('.'));
};

/** The refused fields of an input as the answer names them. */
export const fieldErrors = (issues: readonly Issue[], language: Language) =>
  issues.flatMap((issue) => {
    const { code, hint, limit } = describe(issue);
    const message = fieldMessage(hint ?? code, language, limit);
    return pathsOf(issue).map((path) => ({ path, message, code }));
  });
