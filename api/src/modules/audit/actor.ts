import type { FastifyRequest } from 'fastify';
import type { ActorRole } from './audit.tables.ts';

/** Who does something, as it is put on record. */
export type Actor = {
  id: string | null;
  role: ActorRole;
  /** Null for operators: they belong to no partner. */
  tenantId: string | null;
  domain: string;
  requestId: string | null;
};

/** Who makes this request. */
export const actorOf = ({ session, site, id }: FastifyRequest): Actor => {
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

/** Work that nobody asked for at that moment, such as a job's. */
export const serverActor = (domain: string, tenantId: string | null): Actor => ({
  id: null,
  role: 'server',
  tenantId,
  domain,
  requestId: null,
});
