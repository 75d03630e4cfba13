import type { z } from 'zod';
import { type FieldCode, fieldCodes, fieldMessage } from '../field-errors.ts';
import type { Language } from './languages.ts';

type Issue = z.core.$ZodIssue;

const isFieldCode = (code: string): code is FieldCode => fieldCodes.some((known) => known === code);

const lengthOrSize = (origin: string, ofText: FieldCode, ofNumber: FieldCode) =>
  origin === 'string' || origin === 'array' ? ofText : ofNumber;

const isMissing = (issue: z.core.$ZodIssueInvalidType) => / received (undefined|null)$/.test(issue.message);

const describe = (issue: Issue): { code: FieldCode; limit?: number | bigint } => {
  switch (issue.code) {
    case 'invalid_type':
      return { code: isMissing(issue) ? 'required' : 'invalid' };
    case 'too_small':
      // A text that may not be empty is a text that has to be given.
      if (issue.origin === 'string' && issue.minimum === 1) return { code: 'required' };
      return { code: lengthOrSize(issue.origin, 'too_short', 'too_small'), limit: issue.minimum };
    case 'too_big':
      return { code: lengthOrSize(issue.origin, 'too_long', 'too_big'), limit: issue.maximum };
    case 'unrecognized_keys':
      return { code: 'unknown_field' };
    default:
      return { code: isFieldCode(issue.message) ? issue.message : 'invalid' };
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
    const { code, limit } = describe(issue);
    const message = fieldMessage(code, language, limit);
    return pathsOf(issue).map((path) => ({ path, message, code }));
  });
