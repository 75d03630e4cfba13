import type { FastifyReply } from 'fastify';
import { BINDING_COOKIE } from '../../platform/http/request-context.ts';
import { TOKEN_LIFE_MS } from './session-token.ts';

/**
 * The cookie that a token is good with. The prefix has browsers refuse it from anybody but this very host; scripts
 * cannot read it, so a token that was taken away from the page opens nothing elsewhere. Browsers keep `Secure` cookies
 * on http only for localhost and its sub-domains, which is where development happens.
 */
const attributes = { path: '/', httpOnly: true, secure: true, sameSite: 'strict' } as const;

export const setBinding = (reply: FastifyReply, binding: string) =>
  reply.setCookie(BINDING_COOKIE, binding, { ...attributes, maxAge: TOKEN_LIFE_MS / 1000 });

export const clearBinding = (reply: FastifyReply) => reply.clearCookie(BINDING_COOKIE, attributes);
