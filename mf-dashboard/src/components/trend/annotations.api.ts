import { api, queryOptions, skipToken } from '@portal/shared/http';
import type { GetResponse } from '@portal/shared/http';
import type { Interval } from '../period/period.ts';
import type { ReportScope } from '../report-scope.ts';

export type AnnotationsQuery = Pick<ReportScope, 'from' | 'to' | 'member' | 'channel'> & {
  interval: Interval;
};
export type Annotations = GetResponse<'/report/annotations'>;

export const getAnnotations = (query: AnnotationsQuery, signal: AbortSignal) =>
  api.get('/report/annotations', { query, signal });

/** What happened on the days of a trend. */
export const annotationsQuery = (query: AnnotationsQuery | undefined) =>
  queryOptions({
    queryKey: ['report', 'annotations', query],
    queryFn: query ? ({ signal }) => getAnnotations(query, signal) : skipToken,
  });
