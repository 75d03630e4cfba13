import { api, queryOptions, skipToken } from '@portal/shared/http';
import type { Currency, Day } from '@portal/shared/i18n';

const NEWEST = { page: 0, size: 5 };
/** Only numbers are read of the operators' lists. */
const COUNT_ONLY = { page: 0, size: 1 };

export const newestNotices = (language: string) =>
  queryOptions({
    queryKey: ['shell', 'newest-notices', language],
    queryFn: ({ signal }) => api.get('/notice/list', { query: NEWEST, signal }),
    // A notice that was opened since the last visit is no longer new.
    staleTime: 0,
  });

/** What happened on the latest day; not requested without one. */
export const latestBriefing = (latestDay: Day | undefined, currency: Currency) =>
  queryOptions({
    queryKey: ['report', 'briefing', currency, latestDay],
    // The server describes its latest day, so that the request can be sent before the day is known.
    queryFn: latestDay ? ({ signal }) => api.get('/report/briefing', { signal }) : skipToken,
  });

/** What waits for a partner, with its days and money. */
export const partnerTasks = (currency: Currency) =>
  queryOptions({
    queryKey: ['shell', 'tasks', currency],
    queryFn: ({ signal }) => api.get('/task/list', { signal }),
    // A partner returns from doing some of them.
    staleTime: 0,
  });

/** How many channels of all sites wait for a review. */
export const waitingChannels = () =>
  queryOptions({
    queryKey: ['shell', 'waiting-channels'],
    queryFn: ({ signal }) =>
      api.get('/operator/channels', { query: { ...COUNT_ONLY, status: 'waiting' }, signal }),
    select: ({ total }) => total,
    // An operator returns from deciding on some of them.
    staleTime: 0,
  });

/** How many reports are due and have not been delivered. */
export const lateReports = () =>
  queryOptions({
    queryKey: ['shell', 'late-reports'],
    queryFn: ({ signal }) => api.get('/operator/deliveries', { query: COUNT_ONLY, signal }),
    select: ({ late }) => late.length,
    staleTime: 0,
  });

/** The moves that wait for their time or for a second person. */
export const waitingMoves = () =>
  queryOptions({
    queryKey: ['shell', 'waiting-moves'],
    queryFn: ({ signal }) => api.get('/operator/release/planned', { signal }),
    select: ({ moves }) => moves.filter(({ state }) => state === 'waiting'),
    staleTime: 0,
  });

/** How many domains have a canary that the guard stopped. */
export const stoppedCanaries = () =>
  queryOptions({
    queryKey: ['shell', 'stopped-canaries'],
    queryFn: ({ signal }) =>
      api.get('/operator/domains', { query: { ...COUNT_ONLY, state: 'stopped' }, signal }),
    select: ({ total }) => total,
    staleTime: 0,
  });
