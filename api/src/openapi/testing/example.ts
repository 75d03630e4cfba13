import type { Reach } from '../../platform/http/access-rule.ts';
import type { TestAccount } from './test-accounts.ts';

/** The kinds of resources that an id can name. */
export type ResourceKind = 'channel' | 'video' | 'member' | 'notice' | 'domain' | 'view';

export type Input = {
  query?: Record<string, string>;
  body?: unknown;
  headers?: Record<string, string>;
};

/** A valid call of an operation, from which the tests derive all others. */
export type Example = {
  /** The kind of resource that the call's id names; undefined for calls without an id. */
  names?: ResourceKind;
  /** The call is valid without an id, too. */
  isOptional?: boolean;
  /** The reach of the id, where it is wider than the call's own. */
  reach?: Reach;
  /** The only role that may name existing ids; for other permitted roles every id is unknown. */
  namedBy?: TestAccount['role'];
  /** `as` is undefined for a caller without a session. */
  input?: (id: string | undefined, as: TestAccount | undefined) => Input;
  /** The status of a valid call. @default 200 */
  status?: number | ((as: TestAccount | undefined) => number);
  /** The call neither has nor requires the portal's headers. */
  skipsPortalHeaders?: boolean;
  /** The call changes who may call again, so each call needs a new caller. */
  consumesCaller?: boolean;
};

let lastNumber = 0;
/** An e-mail address that no other call has used. */
export const newAddress = () => {
  lastNumber += 1;
  return `walker${lastNumber}@example.com`;
};
