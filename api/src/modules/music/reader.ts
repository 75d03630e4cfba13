import type { FastifyRequest } from 'fastify';
import { sessionOf, siteOf } from '../../platform/http/request-context.ts';
import type { Reader } from './music.service.ts';

/** Who looks at the catalogue in this request. */
export const readerOf = (request: FastifyRequest): Reader => {
  const { accountId, memberId } = sessionOf(request);
  return { accountId, memberId, language: request.language, siteLanguage: siteOf(request).default_language };
};
