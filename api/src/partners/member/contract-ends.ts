import type { FastifyInstance } from 'fastify';
import { createAudit } from '../../access/audit/audit.service.ts';
import { createContractService } from './contract.service.ts';

const KIND = 'member.contract-ends';
/** For so long after its last day a member may still be listed with its channels; its money ends on the day itself. */
const INTERVAL_MS = 10 * 60 * 1000;
const LEASE_MS = 60 * 1000;

/** Registers the job that ends the assignments of members on the day their contract ends. */
export const installContractEnds = (app: FastifyInstance) => {
  const { jobs, clock, ids } = app;
  const { db } = app.database;
  const contracts = createContractService({ db, clock, audit: createAudit({ db, clock, ids }) });
  jobs.register({
    kind: KIND,
    batch: 1,
    leaseMs: LEASE_MS,
    isPermanent: true,
    async run(due) {
      await contracts.endDue();
      for (const job of due) await jobs.store.reschedule(job, new Date(clock.now().getTime() + INTERVAL_MS));
    },
  });
};
