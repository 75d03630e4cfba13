import type { Role } from '@portal/shared/facts';

/** The role of the session, or `anonymous` without one. The key of the command line makes an operator. */
export type Caller = 'anonymous' | Role;

/**
 * Which data a call reaches; everything outside of it returns 404.
 * - `public` the public data of any domain
 * - `domain` what the request's domain shows to every signed-in user
 * - `self` the caller's own account and session
 * - `assigned` channels and their figures: all of a manager's, those assigned to a member
 * - `account` everything that belongs to the manager
 * - `service` everything there is
 */
export type Reach = 'public' | 'domain' | 'self' | 'assigned' | 'account' | 'service';

/** What a deploy token may do: publish builds of some remotes, or move some domains. */
export type TokenKind = 'team' | 'release';

export type AccessRule = {
  callers: readonly Caller[];
  reach: Reach;
  /** The kinds of deploy tokens that may call it too; none without it. */
  tokens?: readonly TokenKind[];
};

/** Which role may call what, by the route's operationId. */
export type AccessTable = Readonly<Record<string, AccessRule>>;
