import type { FastifyInstance } from 'fastify';
import type { Audit } from '../../../../access/audit/audit.service.ts';
import type { ApprovalService } from '../approval/approval.service.ts';
import type { ReleaseService } from '../release.service.ts';
import type { PlannedMoveRepository } from './planned-move.repository.ts';
import { createPlannedMoveService, type PlannedMoveService } from './planned-move.service.ts';

const KIND = 'release.planned-moves';
/** So late at most is a move that was planned for a moment later. */
const INTERVAL_MS = 30 * 1000;
const LEASE_MS = 5 * 60 * 1000;

/** Installs what plans moves, and the job that makes them at their times. */
export const installPlannedMoves = (
  app: FastifyInstance,
  {
    planned,
    releases,
    approvals,
    audit,
  }: { planned: PlannedMoveRepository; releases: ReleaseService; approvals: ApprovalService; audit: Audit },
): PlannedMoveService => {
  const { jobs, clock, log } = app;
  const { db } = app.database;
  const service = createPlannedMoveService({
    db,
    planned,
    releases,
    approvals,
    clock,
    audit,
    onFailed: ({ id, domain }, code) => log.error({ id, domain, code }, 'a planned move was not made'),
    onServerError: ({ id, domain }, error) =>
      log.error({ err: error, id, domain }, 'a planned move could not be made and is tried again'),
    onLate: ({ id, domain, run_at: at }) => log.warn({ id, domain, at }, 'a planned move was made late'),
  });

  jobs.register({
    kind: KIND,
    batch: 1,
    leaseMs: LEASE_MS,
    isPermanent: true,
    async run(due) {
      const now = clock.now();
      await service.runDue();
      const latest = now.getTime() + INTERVAL_MS;
      const next = (await planned.findNextTime(now))?.getTime() ?? latest;
      for (const job of due) await jobs.store.reschedule(job, new Date(Math.min(next, latest)));
    },
  });
  return service;
};
