import type { FastifyRequest } from 'fastify';
import { requireSession, requireSite } from '../../../platform/http/request-context.ts';
import type { Viewer } from './report-context.ts';

/** The caller of a report: a manager or a member, since access control refuses operators. */
export const readViewer = (request: FastifyRequest): Viewer => {
  const { accountId, memberId, role } = requireSession(request);
  const { currency, language } = request;
  const { priced_by: pricedBy } = requireSite(request);
  return {
    accountId,
    memberId,
    role: role === 'manager' ? 'manager' : 'member',
    currency,
    pricedBy,
    language,
  };
};
