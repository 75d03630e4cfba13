import { api, queryOptions } from '@portal/shared/http';
import type { GetResponse, PostRequestBody, WriteHeaders } from '@portal/shared/http';
import { SITES_KEY } from '../../components/site/site.api.ts';

export type Contact = NonNullable<GetResponse<'/operator/contact'>['contact']>;

/** Whom partners of a domain ask about payment; null where there is nobody yet. */
export const contactQuery = (domain: string) =>
  queryOptions({
    queryKey: [...SITES_KEY, 'contact', domain],
    queryFn: ({ signal }) => api.get('/operator/contact', { query: { domain }, signal }),
  });

export type ContactChange = PostRequestBody<'/operator/contact/change'> & Pick<Contact, 'version'>;

/** Sets the contact in place of the one that the operator has seen; a newer one is refused. */
export const changeContact = ({ version, ...contact }: ContactChange, headers: WriteHeaders) =>
  api.post('/operator/contact/change', contact, { headers: { ...headers, 'If-Match': `"${version}"` } });
