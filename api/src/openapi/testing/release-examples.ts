import type { Example } from './example.ts';

const SET = 'a'.repeat(64);
const seenSet = { 'if-match': `"${SET}"` };
const atRollout: Example = {
  status: 404,
  input: () => ({ body: { domain: 'home.test', reason: 'walk' }, headers: seenSet }),
};
const noReport = { browser: 'walk', visits: [], failures: [] };

/** Example calls of the operations that release; no release exists on the domains of the tests. */
export const releaseExamples: Record<string, Example> = {
  releaseKeys: {},
  rotateReleaseKey: { input: () => ({ body: { reason: 'walk' } }) },
  retireReleaseKey: { status: 404, input: () => ({ body: { id: 'aaaaaaaaaaaaaaaa', reason: 'walk' } }) },
  refusedReleases: {},
  signReleases: { input: () => ({ body: { reason: 'walk' } }) },
  operatorRelease: { status: 404, input: () => ({ query: { domain: 'home.test' } }) },
  changeRelease: {
    status: 404,
    input: () => ({
      body: { domain: 'home.test', changes: [{ remote: 'mf-music', on: false }], reason: 'walk' },
      headers: seenSet,
    }),
  },
  rollbackRelease: {
    status: 404,
    input: () => ({ body: { domain: 'home.test', reason: 'walk' }, headers: seenSet }),
  },
  revertRelease: {
    status: 404,
    input: () => ({ body: { domain: 'home.test', move: 1, reason: 'walk' }, headers: seenSet }),
  },
  startRollout: {
    status: 404,
    input: () => ({
      body: {
        domain: 'home.test',
        steps: [5],
        reason: 'walk',
        plan: { action: 'change', changes: [{ remote: 'mf-music', on: false }] },
      },
      headers: seenSet,
    }),
  },
  stepRollout: atRollout,
  promoteRollout: atRollout,
  stopRollout: atRollout,
  startReleases: {
    status: 404,
    input: () => ({ body: { domain: 'nowhere.test', reason: 'walk' } }),
  },
  composeRelease: { status: 404, input: () => ({ body: { domain: 'home.test' } }) },
  recordProof: {
    status: 404,
    input: () => ({ body: { domain: 'home.test', set: SET, ...noReport } }),
  },
  buildFiles: { status: 404, input: () => ({ query: { name: 'mf-music', version: '1.0.0' } }) },
  diffReleases: { status: 404, input: () => ({ query: { from: 'home.test', to: SET } }) },
  followBuilds: {
    status: 404,
    input: () => ({ body: { domain: 'home.test', name: '*', follows: false, reason: 'walk' } }),
  },
  releaseFreezes: {},
  freezeReleases: {
    status: 404,
    input: () => ({ body: { domain: 'nowhere.test', until: '2100-01-01T00:00:00Z', reason: 'walk' } }),
  },
  unfreezeReleases: { status: 404, input: () => ({ body: { domain: null, id: 1, reason: 'walk' } }) },
  plannedMoves: {},
  approveMove: { status: 404, input: () => ({ body: { domain: 'home.test', id: 1 } }) },
  requireApproval: {
    status: 404,
    input: () => ({ body: { domain: 'home.test', required: true, reason: 'walk' } }),
  },
  cancelMove: { status: 404, input: () => ({ body: { domain: 'home.test', id: 1, reason: 'walk' } }) },
  releaseTemplates: {},
  saveReleaseTemplate: { status: 404, input: () => ({ body: { name: 'walk', domain: 'home.test' } }) },
};
