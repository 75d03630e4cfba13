import type { FastifyInstance } from 'fastify';
import { type AdvanceService, createAdvanceService } from './moves/advance.service.ts';
import { createApprovalRepository } from './moves/approval/approval.repository.ts';
import { type ApprovalService, createApprovalService } from './moves/approval/approval.service.ts';
import { type BuildRepository, createBuildRepository } from './builds/build.repository.ts';
import { createSetCheck } from './sets/check-set.ts';
import { createFirstSetComposer } from './sets/newest/compose-first-set.ts';
import { createNewestComposer } from './sets/newest/compose-newest.ts';
import {
  createReleasedBuildRepository,
  type ReleasedBuildRepository,
} from './sets/newest/released-build.repository.ts';
import {
  createWithdrawnBuildRepository,
  type WithdrawnBuildRepository,
} from './sets/newest/withdrawn-build.repository.ts';
import { createAudit } from '../../access/audit/audit.service.ts';
import { createDomainList, type DomainList } from './sets/domain-list.service.ts';
import { createFollowRepository } from './moves/follow.repository.ts';
import { createFollowService, type FollowService } from './moves/follow.service.ts';
import { createFreezeRepository } from './moves/freeze/freeze.repository.ts';
import { createFreezeService, type FreezeService } from './moves/freeze/freeze.service.ts';
import { type FrozenFollowers, installFrozenFollowers } from './moves/freeze/frozen-followers.ts';
import { createEvidenceRepository } from './rollout/guard/evidence.repository.ts';
import { createGuardStopRepository } from './rollout/guard/guard-stop.repository.ts';
import { createGuardStops, type GuardStops } from './rollout/guard/guard-stop.service.ts';
import { createGuard } from './rollout/guard/guard.service.ts';
import { createOperationCheck, type OperationCheck } from './builds/operations/operation-check.ts';
import { createOperationRepository } from './builds/operations/operation.repository.ts';
import { createMover } from './moves/move.ts';
import { installPlannedMoves } from './moves/planned/install-planned-moves.ts';
import { createPlannedMoveRepository } from './moves/planned/planned-move.repository.ts';
import type { PlannedMoveService } from './moves/planned/planned-move.service.ts';
import { createProofRepository } from './sets/proof.repository.ts';
import { createProofService, type ProofService } from './sets/proof.service.ts';
import { createPublishService, type PublishService } from './builds/publish.service.ts';
import { createReleaseRepository } from './moves/release.repository.ts';
import { createRolloutRepository } from './rollout/rollout.repository.ts';
import { installRolloutSteps } from './rollout/rollout-steps.ts';
import { createRolloutService, type RolloutService } from './rollout/rollout.service.ts';
import { createReleaseService, type ReleaseService } from './moves/release.service.ts';
import { installSigning, type Signing } from './signing/install.ts';
import { createSiteList, type SiteList } from './sets/site-list.repository.ts';
import { createStoreCheck, type StoreCheck } from './store/store-check.service.ts';
import type { BuildStore } from './store/build-store.ts';
import { openBuildStore, type OpenBuildStore } from './store/open-store.ts';
import { installStagingCleanup } from './store/staging-cleanup.ts';
import { installStopMessages } from './moves/webhook/install.ts';

/** The services that publish and release; one of each per server. */
export type ReleaseSystem = {
  builds: BuildRepository;
  releasedBuilds: ReleasedBuildRepository;
  withdrawnBuilds: WithdrawnBuildRepository;
  store: BuildStore;
  publisher: PublishService;
  releases: ReleaseService;
  rollouts: RolloutService;
  guardStops: GuardStops;
  proofs: ProofService;
  advancer: AdvanceService;
  follows: FollowService;
  freezes: FreezeService;
  approvals: ApprovalService;
  frozenFollowers: FrozenFollowers;
  plannedMoves: PlannedMoveService;
  sites: SiteList;
  domains: DomainList;
  storeCheck: StoreCheck;
  operations: OperationCheck;
  /** The sets that pages are rendered with, and the keys that sign them. */
  signing: Signing;
  /** Whether the store can be written, and still has the newest build. */
  checkStore(): ReturnType<BuildStore['checkReadiness']>;
};

declare module 'fastify' {
  // eslint-disable-next-line @typescript-eslint/consistent-type-definitions -- only interfaces merge with fastify's
  interface FastifyInstance {
    releaseSystem: ReleaseSystem;
  }
}

/**
 * Creates the release system of a server: builds in its store, everything else in its database.
 * @throws StoreSetupError
 */
export async function installReleaseSystem(app: FastifyInstance, openStore: OpenBuildStore = openBuildStore) {
  const { clock, database, ids } = app;
  const { db } = database;
  const builds = createBuildRepository(db);
  const store = await openStore(app);
  const follows = createFollowService({ follows: createFollowRepository(db), clock });
  const sites = createSiteList(db);
  const proofs = createProofService({ proofs: createProofRepository(db), sites, clock });
  const audit = createAudit({ db, clock, ids });
  const approvals = createApprovalService({ db, clock, audit, approvals: createApprovalRepository(db) });
  const freezes = createFreezeService({
    db,
    sites,
    clock,
    audit,
    freezes: createFreezeRepository(db),
  });
  const repository = createReleaseRepository(db);
  const operations = createOperationCheck({
    operations: createOperationRepository(db),
    builds,
  });
  const checkSet = createSetCheck({ builds, store, operations });
  const releasedBuilds = createReleasedBuildRepository(db);
  const withdrawnBuilds = createWithdrawnBuildRepository(db);
  const newest = createNewestComposer({ builds, checkSet, withdrawn: withdrawnBuilds });
  const signing = installSigning(app, repository.loadContents);
  const planned = createPlannedMoveRepository(db);
  const mover = createMover({
    db,
    planned,
    follows,
    proofs,
    freezes,
    approvals,
    checkSet,
    clock,
    repository,
    signer: signing.signer,
    queueStopMessage: installStopMessages(app),
  });
  const releases = createReleaseService({
    builds,
    newest,
    freezes,
    clock,
    checkSet,
    mover,
    repository,
    sets: signing.sets,
  });
  const advancer = createAdvanceService({
    builds,
    newest,
    releases,
    follows,
    firstSets: createFirstSetComposer({ builds, newest, released: releasedBuilds }),
  });
  const plans = createRolloutRepository(db);
  const evidence = createEvidenceRepository(db);
  const rollouts = createRolloutService({ mover, releases, plans, clock });
  const guardStops = createGuardStops({
    evidence,
    sets: signing.sets,
    stops: createGuardStopRepository(db),
  });
  app.decorate('releaseSystem', {
    builds,
    releasedBuilds,
    withdrawnBuilds,
    store,
    releases,
    rollouts,
    guardStops,
    proofs,
    follows,
    freezes,
    approvals,
    sites,
    domains: createDomainList({
      sites,
      plans,
      proofs,
      follows,
      freezes,
      approvals,
      guardStops,
      sets: signing.sets,
      served: signing.served,
    }),
    signing,
    operations,
    publisher: createPublishService({ builds, store, operations, clock }),
    advancer,
    plannedMoves: installPlannedMoves(app, { planned, releases, approvals, audit }),
    frozenFollowers: installFrozenFollowers(app, { advancer, releases, sites }),
    storeCheck: createStoreCheck({ builds, store, clock }),
    async checkStore() {
      const [newest] = await builds.list({ limit: 1 });
      return store.checkReadiness(newest && (await builds.findFiled(newest.name, newest.version)));
    },
  });
  installStagingCleanup(app, store);
  const { canaryWindowMs } = app.config;
  const { mayAdvance } = createGuard({ evidence, clock, windowMs: canaryWindowMs });
  installRolloutSteps(app, { rollouts, plans, mayAdvance, intervalMs: canaryWindowMs });
}
