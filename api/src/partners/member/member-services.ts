import type { FastifyInstance } from 'fastify';
import { createAudit } from '../../access/audit/audit.service.ts';
import { createKnownDevices } from '../../access/session/known-devices.ts';
import { createSessionService } from '../../access/session/session.service.ts';
import { createThrottle } from '../../access/session/throttle.ts';
import { createAccountDirectory } from '../../access/account/account-directory.ts';
import { createReauthentication } from '../../access/session/reauthentication.ts';
import { createAddressEnumerationGuard } from '../../access/session/taken-addresses.ts';

/** The services that both route files of this module use. */
export const createMemberServices = (app: FastifyInstance) => {
  const base = { db: app.database.db, clock: app.clock, ids: app.ids, passwords: app.passwords };
  const directory = createAccountDirectory(base);
  const throttle = createThrottle(base);
  const confirm = createReauthentication({ ...base, directory, throttle });
  const guardTaken = createAddressEnumerationGuard(throttle);
  const devices = createKnownDevices({ db: base.db, directory });
  return {
    ...base,
    sessions: createSessionService(base),
    audit: createAudit(base),
    confirm,
    guardTaken,
    devices,
  };
};
