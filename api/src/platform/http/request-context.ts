import type { Currency, Language, Role } from '@portal/shared/facts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from '../../errors/app-error.ts';
import type { TokenKind } from './access-rule.ts';

/** The cookie that a browser sends together with its token. */
export const BINDING_COOKIE = '__Host-session';

/** The session of a valid token. */
export type Session = {
  tokenHash: string;
  /** Hash of the cookie that the token is bound to. */
  bindingHash: string;
  /** The tenant: the manager's own id, which its members share. */
  accountId: string;
  memberId: string;
  role: Role;
  domain: string;
  createdAt: Date;
  expiresAt: Date;
};

/** A valid deploy token: the program of a team, or of a release manager. */
export type DeployToken = {
  id: string;
  name: string;
  kind: TokenKind;
  /** Names of remotes (or `shell`) of a team's token, domains of a release token. */
  scope: readonly string[];
};

/** The site of a request: what every call needs of it. The module of sites adds what its own callers need. */
// eslint-disable-next-line @typescript-eslint/consistent-type-definitions -- only interfaces merge
export interface RequestSite {
  domain: string;
  default_language: Language;
  default_currency: Currency;
}

declare module 'fastify' {
  // eslint-disable-next-line @typescript-eslint/consistent-type-definitions -- only interfaces merge with fastify's
  interface FastifyRequest {
    /** The language of the response. */
    language: Language;
    currency: Currency;
    /** The access token as sent, empty without one. */
    token: string;
    session: Session | null;
    site: RequestSite | null;
    /** Bytes of a parsed body. */
    bodySize: number;
    /** Who calls as an operator, for logs: an account's id, the command line or a token; empty for all other callers. */
    operator: string;
    /** The deploy token of a program. */
    deployToken: DeployToken | null;
  }
  // eslint-disable-next-line @typescript-eslint/consistent-type-definitions -- only interfaces merge with fastify's
  interface FastifyContextConfig {
    /**
     * Whether callers may lack the portal's headers, as the metadata call, browser reports and the command line do.
     */
    skipsPortalHeaders?: boolean;
    /**
     * Whether the cookie of a session suffices without its token and the portal's headers, as media elements of pages
     * send it. Only for reads of what every signed-in user of the host may see.
     */
    acceptsCookieSession?: boolean;
  }
}

export const decorateRequests = (app: FastifyInstance) => {
  app.decorateRequest('language', 'ko');
  app.decorateRequest('currency', 'KRW');
  app.decorateRequest('token', '');
  app.decorateRequest('session', null);
  app.decorateRequest('site', null);
  app.decorateRequest('bodySize', 0);
  app.decorateRequest('operator', '');
  app.decorateRequest('deployToken', null);
};

/** The session of a request that the access table admits only with one. */
export const requireSession = ({ session }: FastifyRequest): Session => {
  if (!session) throw new AppError('unauthenticated');
  return session;
};

/** The site of a request with checked headers. */
export const requireSite = ({ site }: FastifyRequest): RequestSite => {
  if (!site) throw new AppError('unknown_domain');
  return site;
};
