import type { RequestBody } from '@portal/shared/api';
import { api, infiniteQueryOptions, queryOptions } from '@portal/shared/http';
import type { Currency } from '@portal/shared/i18n';
import { findTimeZone } from '@portal/shared/ui/export';

const PAGE_SIZE = 30;

/** The notifications, a page after the other. Reports are named in the key, because a new day changes their figures. */
export const notifications = (currency: Currency) =>
  infiniteQueryOptions({
    queryKey: ['report', 'inbox', currency],
    queryFn: ({ signal, pageParam }) =>
      api.get('/inbox/list', { query: { size: PAGE_SIZE, cursor: pageParam }, signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
    // Others do what people are notified of.
    staleTime: 0,
  });

/** Which kinds of notifications are on, and which mails. */
export const notificationSettings = () =>
  queryOptions({
    queryKey: ['shell', 'notification-settings'],
    queryFn: ({ signal }) => api.get('/inbox/settings', { signal }),
  });

export const markRead = (ids: string[]) => api.post('/inbox/read', { ids });

export const markReadThrough = (through: string) => api.post('/inbox/read-all', { through });

export type KindChange = RequestBody<'/inbox/settings'>['kinds'][number];

export const switchKind = (change: KindChange) => api.post('/inbox/settings', { kinds: [change] });

export type MailChange = RequestBody<'/inbox/mail'>['frequencies'][number];

/** Mails that are on are written in the language and the currency of this call. */
export const switchMails = (frequencies: MailChange[]) =>
  api.post('/inbox/mail', { frequencies, time_zone: findTimeZone() });
