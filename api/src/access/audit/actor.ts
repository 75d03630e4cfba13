import type { FastifyRequest } from 'fastify';
import type { ActorRole } from './audit.tables.ts';

/** The author of a change, for the audit log. */
export type Actor = {
  id: string | null;
  role: ActorRole;
  /** Null for operators, who belong to no account. */
  tenantId: string | null;
  domain: string;
  requestId: string | null;
};

/** The actor of a request. */
export const getActor = ({ session, deployToken, site, id }: FastifyRequest): Actor => {
  if (deployToken) return { id: deployToken.id, role: 'token', tenantId: null, domain: '', requestId: id };
  if (!session)
    return { id: null, role: 'command line', tenantId: null, domain: site?.domain ?? '', requestId: id };
  return {
    id: session.memberId,
    role: session.role,
    tenantId: session.role === 'operator' ? null : session.accountId,
    domain: session.domain,
    requestId: id,
  };
};

/** The actor of work that no request started, such as a job's. */
export const createServerActor = (domain: string, tenantId: string | null): Actor => ({
  id: null,
  role: 'server',
  tenantId,
  domain,
  requestId: null,
});
