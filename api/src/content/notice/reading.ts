import type { Language } from '@portal/shared/facts';
import type { FastifyRequest } from 'fastify';
import {
  requireSession,
  requireSite,
  type RequestSite,
  type Session,
} from '../../platform/http/request-context.ts';

/** The reader of notices and their language. */
export type Reading = {
  session: Session;
  site: RequestSite;
  language: Language;
};

/** Who reads notices in a request. */
export const getReading = (request: FastifyRequest): Reading => ({
  session: requireSession(request),
  site: requireSite(request),
  language: request.language,
});
