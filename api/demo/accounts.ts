import type { Role } from '@portal/shared/facts';
import { type DemoDomain, getEmail, getHost } from './domains/index.ts';
import { getDomains, type DemoProfile } from './profiles.ts';

/** The password of every demo account. */
export const DEMO_PASSWORD = 'demo-1234';

export type DemoAccount = {
  domain: string;
  email: string;
  role: Role;
};

const listAccounts = (domain: DemoDomain): DemoAccount[] => {
  const host = getHost(domain);
  return [
    ...(domain.operator
      ? [{ domain: host, email: getEmail('operator', domain), role: 'operator' as const }]
      : []),
    ...(domain.manager
      ? [{ domain: host, email: getEmail('manager', domain), role: 'manager' as const }]
      : []),
    ...domain.members.map((_, index) => ({
      domain: host,
      email: getEmail(`member${index + 1}`, domain),
      role: 'member' as const,
    })),
  ];
};

/** The accounts per domain, for a start screen. */
export const demoAccounts = (profile: DemoProfile = 'demo'): DemoAccount[] =>
  getDomains(profile).flatMap(listAccounts);
