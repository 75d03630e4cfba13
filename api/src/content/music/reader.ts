import type { FastifyRequest } from 'fastify';
import { requireSession, requireSite } from '../../platform/http/request-context.ts';
import type { Reader } from './music.service.ts';

/** The reader of a request. */
export const getReader = (request: FastifyRequest): Reader => {
  const { accountId, memberId } = requireSession(request);
  return {
    accountId,
    memberId,
    language: request.language,
    siteLanguage: requireSite(request).default_language,
  };
};
