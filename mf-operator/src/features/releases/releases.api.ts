import { api, keepPreviousData, queryOptions } from '@portal/shared/http';
import type { GetResponse, PostRequestBody, PostResponse, WriteHeaders } from '@portal/shared/http';
import { sitesQuery } from '../../components/sites.api.ts';
import type { Site } from '../../components/sites.api.ts';

export type Build = GetResponse<'/operator/builds'>['builds'][number];
export type LoggedMove = GetResponse<'/operator/release/log'>['log'][number];
export type ReleaseChange = NonNullable<LoggedMove['changes']>[number];
export type MoveResult = PostResponse<'/operator/release/change'>;

/** A domain that runs a release set. */
export type ReleasedSite = Site & { release: NonNullable<Site['release']> };

/** The most builds that the server lists. */
const MAX_BUILDS = 500;

const LOG_KEY = ['mf-operator', 'release-log'] as const;

/** What a move of a domain changes in the cache. */
export const MOVE_KEYS = [sitesQuery.queryKey, LOG_KEY] as const;

/** The published builds, the newest first. */
export const buildsQuery = queryOptions({
  queryKey: ['mf-operator', 'builds'],
  queryFn: ({ signal }) => api.get('/operator/builds', { query: { limit: MAX_BUILDS }, signal }),
});

/** The newest moves of a domain. */
export const releaseLogQuery = (domain: string, limit: number) =>
  queryOptions({
    queryKey: [...LOG_KEY, domain, limit],
    queryFn: ({ signal }) => api.get('/operator/release/log', { query: { domain, limit }, signal }),
    placeholderData: keepPreviousData,
  });

/** The set that the operator has seen; a move of any other is refused. */
export type ExpectedSet = { set: string };

const expect = ({ set }: ExpectedSet, headers: WriteHeaders) => ({ ...headers, 'If-Match': `"${set}"` });

export const changeRelease = (
  { set, ...body }: PostRequestBody<'/operator/release/change'> & ExpectedSet,
  headers: WriteHeaders,
) => api.post('/operator/release/change', body, { headers: expect({ set }, headers) });

export const revertMove = (
  { set, ...body }: PostRequestBody<'/operator/release/revert'> & ExpectedSet,
  headers: WriteHeaders,
) => api.post('/operator/release/revert', body, { headers: expect({ set }, headers) });
