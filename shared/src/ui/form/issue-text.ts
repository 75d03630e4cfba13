import type * as z from 'zod/mini';

/** What is wrong with a field, as a key of the room's texts, with the number it speaks of. */
export type IssueText = { key: IssueKey; limit?: number };

/** The kinds of mistakes that have words of their own. */
export type IssueKey = 'required' | 'email' | 'url' | 'tooShort' | 'tooLong' | 'tooFew' | 'invalid';

type Issue = z.core.$ZodIssue;

const isEmpty = (value: unknown) => value === undefined || value === null || value === '' || value === false;

/** Says an issue of the schema in the terms of a form. */
export const issueText = (issue: Issue, value: unknown): IssueText => {
  if (isEmpty(value)) return { key: 'required' };
  switch (issue.code) {
    case 'too_small':
      if (issue.origin === 'string') return { key: 'tooShort', limit: Number(issue.minimum) };
      return issue.origin === 'array' ? { key: 'tooFew', limit: Number(issue.minimum) } : { key: 'invalid' };
    case 'too_big':
      return issue.origin === 'string'
        ? { key: 'tooLong', limit: Number(issue.maximum) }
        : { key: 'invalid' };
    case 'invalid_format':
      if (issue.format === 'email') return { key: 'email' };
      return { key: issue.format === 'url' ? 'url' : 'invalid' };
    default:
      return { key: 'invalid' };
  }
};
