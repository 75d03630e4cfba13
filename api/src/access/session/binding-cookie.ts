import type { FastifyReply } from 'fastify';
import { BINDING_COOKIE } from '../../platform/http/request-context.ts';
import { TOKEN_LIFETIME_MS } from './session-token.ts';

/**
 * The cookie without which a token is worthless. The prefix makes browsers accept it from this very host only, and
 * scripts cannot read it, so a stolen token is refused elsewhere. On http, browsers accept `Secure` cookies only
 * for localhost and its sub-domains, which is where development happens.
 */
const attributes = { path: '/', httpOnly: true, secure: true, sameSite: 'strict' } as const;

export const setBinding = (reply: FastifyReply, binding: string) =>
  reply.setCookie(BINDING_COOKIE, binding, { ...attributes, maxAge: TOKEN_LIFETIME_MS / 1000 });

export const clearBinding = (reply: FastifyReply) => reply.clearCookie(BINDING_COOKIE, attributes);
