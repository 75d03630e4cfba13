import { api, queryOptions } from '@portal/shared/http';
import type { GetResponse } from '@portal/shared/http';

export type PaymentContact = NonNullable<GetResponse<'/member/mcn/contacts'>['contact']>;

/** The payment contact; null where the domain has none yet. */
export const contactQuery = queryOptions({
  queryKey: ['mf-content', 'contact'],
  queryFn: ({ signal }) => api.get('/member/mcn/contacts', { signal }),
  select: ({ contact }) => contact,
});
