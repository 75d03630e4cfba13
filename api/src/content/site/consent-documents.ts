import type { RequestSite } from '../../platform/http/request-context.ts';

/** The documents to which a person consents at sign-up; null where the domain has none. */
export const getConsentDocuments = ({
  terms_url,
  privacy_url,
}: Pick<RequestSite, 'terms_url' | 'privacy_url'>) =>
  terms_url === null && privacy_url === null ? null : { terms_url, privacy_url };
