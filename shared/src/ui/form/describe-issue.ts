import type * as z from 'zod/mini';

/** An error message as a key of `formTexts` (`mistake.<key>`) and the limit it mentions. */
export type IssueMessage = { key: IssueKey; limit?: number };

/** The errors with a message of their own. */
export type IssueKey = 'required' | 'email' | 'url' | 'tooShort' | 'tooLong' | 'tooFew' | 'invalid';

type Issue = z.core.$ZodIssue;

const isEmpty = (value: unknown) => value === undefined || value === null || value === '' || value === false;

/** Maps a zod issue to an error message. */
export const describeIssue = (issue: Issue, value: unknown): IssueMessage => {
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
