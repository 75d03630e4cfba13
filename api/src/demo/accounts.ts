import { type DemoDomain, emailOf, hostOf } from './domains/index.ts';
import { domainsOf, type DemoProfile } from './profiles.ts';

/** The password of every account of the demo. */
export const DEMO_PASSWORD = 'demo-1234';

export type DemoAccount = {
  domain: string;
  email: string;
  role: 'manager' | 'member' | 'operator';
};

const accountsOf = (domain: DemoDomain): DemoAccount[] => {
  const host = hostOf(domain);
  return [
    ...(domain.operator
      ? [{ domain: host, email: emailOf('operator', domain), role: 'operator' as const }]
      : []),
    ...(domain.manager
      ? [{ domain: host, email: emailOf('manager', domain), role: 'manager' as const }]
      : []),
    ...domain.members.map((_, index) => ({
      domain: host,
      email: emailOf(`member${index + 1}`, domain),
      role: 'member' as const,
    })),
  ];
};

/** Who can sign in where, for a start screen. */
export const demoAccounts = (profile: DemoProfile = 'demo'): DemoAccount[] =>
  domainsOf(profile).flatMap(accountsOf);
