import { api, keepPreviousData, queryOptions } from '@portal/shared/http';
import type { GetResponse, PostRequestBody, PostResponse, WriteHeaders } from '@portal/shared/http';
import { SITE_LIST_KEY } from '../../components/sites.api.ts';
import type { Site } from '../../components/sites.api.ts';

export type Build = GetResponse<'/operator/builds'>['builds'][number];
export type LoggedMove = GetResponse<'/operator/release/log'>['log'][number];
export type PlannedMove = GetResponse<'/operator/release/planned'>['moves'][number];
export type Freeze = GetResponse<'/operator/release/freezes'>['freezes'][number];
export type MoveResult = PostResponse<'/operator/release/change'>;

/** A domain that runs a release set. */
export type ReleasedSite = Site & { release: NonNullable<Site['release']> };
export type Rollout = NonNullable<ReleasedSite['release']['rollout']>;
export type ReleaseHealth = GetResponse<'/operator/release/health'>;

/** How a canary goes on. */
export type RolloutSteps = Pick<
  PostRequestBody<'/operator/release/rollout/start'>,
  'steps' | 'every_minutes'
>;

/** The most builds that the server lists. */
const MAX_BUILDS = 500;

const LOG_KEY = ['mf-operator', 'release-log'] as const;

/** The moves that wait, then those that were made, refused or cancelled. */
export const plannedMovesQuery = queryOptions({
  queryKey: ['mf-operator', 'planned-moves'],
  queryFn: ({ signal }) => api.get('/operator/release/planned', { signal }),
});

/** The freezes that have not ended, the first to begin first. */
export const freezesQuery = queryOptions({
  queryKey: ['mf-operator', 'freezes'],
  queryFn: ({ signal }) => api.get('/operator/release/freezes', { signal }),
});

/** What a move of a domain changes in the cache, and what may have refused it. */
export const MOVE_KEYS = [SITE_LIST_KEY, LOG_KEY, plannedMovesQuery.queryKey, freezesQuery.queryKey] as const;

/** The published builds, the newest first. */
export const buildsQuery = queryOptions({
  queryKey: ['mf-operator', 'builds'],
  queryFn: ({ signal }) => api.get('/operator/builds', { query: { limit: MAX_BUILDS }, signal }),
});

/** The named sets that a domain can start from. */
export const templatesQuery = queryOptions({
  queryKey: ['mf-operator', 'release-templates'],
  queryFn: ({ signal }) => api.get('/operator/release/templates', { signal }),
});

/** The newest moves of a domain. */
export const releaseLogQuery = (domain: string, limit: number) =>
  queryOptions({
    queryKey: [...LOG_KEY, domain, limit],
    queryFn: ({ signal }) => api.get('/operator/release/log', { query: { domain, limit }, signal }),
    placeholderData: keepPreviousData,
  });

/** How often the page loads of a canary are counted again while they are shown. */
const HEALTH_INTERVAL_MS = 30_000;

/** The page loads of a domain in the last hours. */
export const releaseHealthQuery = (domain: string, hours: number) =>
  queryOptions({
    queryKey: ['mf-operator', 'release-health', domain, hours],
    queryFn: ({ signal }) => api.get('/operator/release/health', { query: { domain, hours }, signal }),
    placeholderData: keepPreviousData,
    refetchInterval: HEALTH_INTERVAL_MS,
  });

/** The set that the operator has seen; a move of any other is refused. */
export type ExpectedSet = { set: string };

const expect = ({ set }: ExpectedSet, headers: WriteHeaders) => ({ ...headers, 'If-Match': `"${set}"` });

export const changeRelease = (
  { set, ...body }: PostRequestBody<'/operator/release/change'> & ExpectedSet,
  headers: WriteHeaders,
) => api.post('/operator/release/change', body, { headers: expect({ set }, headers) });

/** Gives a domain its first set; one that has a set keeps it. */
export const startRelease = (body: PostRequestBody<'/operator/release/init'>, headers: WriteHeaders) =>
  api.post('/operator/release/init', body, { headers });

export const startRollout = (
  { set, ...body }: PostRequestBody<'/operator/release/rollout/start'> & ExpectedSet,
  headers: WriteHeaders,
) => api.post('/operator/release/rollout/start', body, { headers: expect({ set }, headers) });

export const revertMove = (
  { set, ...body }: PostRequestBody<'/operator/release/revert'> & ExpectedSet,
  headers: WriteHeaders,
) => api.post('/operator/release/revert', body, { headers: expect({ set }, headers) });

/** The entity tag of the rollout that the operator has seen; a step, a promotion or a stop of any other is refused. */
export type ExpectedRollout = { tag: string };

const expectRollout = ({ tag }: ExpectedRollout, headers: WriteHeaders) => ({
  headers: { ...headers, 'If-Match': tag },
});

export const stepRollout = (
  { tag, ...body }: PostRequestBody<'/operator/release/rollout/step'> & ExpectedRollout,
  headers: WriteHeaders,
) => api.post('/operator/release/rollout/step', body, expectRollout({ tag }, headers));

export const promoteRollout = (
  { tag, ...body }: PostRequestBody<'/operator/release/rollout/promote'> & ExpectedRollout,
  headers: WriteHeaders,
) => api.post('/operator/release/rollout/promote', body, expectRollout({ tag }, headers));

export const stopRollout = (
  { tag, ...body }: PostRequestBody<'/operator/release/rollout/stop'> & ExpectedRollout,
  headers: WriteHeaders,
) => api.post('/operator/release/rollout/stop', body, expectRollout({ tag }, headers));

export const cancelMove = (body: PostRequestBody<'/operator/release/cancel'>, headers: WriteHeaders) =>
  api.post('/operator/release/cancel', body, { headers });

export const approveMove = (body: PostRequestBody<'/operator/release/approve'>, headers: WriteHeaders) =>
  api.post('/operator/release/approve', body, { headers });

/** A freeze of a domain, or with null of all. */
export const addFreeze = (body: PostRequestBody<'/operator/release/freeze'>, headers: WriteHeaders) =>
  api.post('/operator/release/freeze', body, { headers });

export const removeFreeze = (body: PostRequestBody<'/operator/release/unfreeze'>, headers: WriteHeaders) =>
  api.post('/operator/release/unfreeze', body, { headers });

export const setApproval = (body: PostRequestBody<'/operator/release/approval'>, headers: WriteHeaders) =>
  api.post('/operator/release/approval', body, { headers });
