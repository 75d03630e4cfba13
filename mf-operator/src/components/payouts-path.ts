import { definePath } from '@portal/shared/routing';

const payoutsPath = definePath('/operator/payouts');

/** The address of what the platform owes the managers of a domain. */
export const getPayoutsHref = (domain: string) => `${payoutsPath.href()}?${new URLSearchParams({ domain })}`;
