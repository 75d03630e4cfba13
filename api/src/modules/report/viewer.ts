import type { FastifyRequest } from 'fastify';
import { requireSession } from '../../platform/http/request-context.ts';
import type { Viewer } from './report-context.ts';

/** Who asks for a report. Operators are turned away before; they have no figures of their own. */
export const viewerOf = (request: FastifyRequest): Viewer => {
  const { accountId, memberId, role } = requireSession(request);
  return { accountId, memberId, role: role === 'manager' ? 'manager' : 'member', currency: request.currency };
};
