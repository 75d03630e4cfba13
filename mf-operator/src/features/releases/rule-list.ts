import type { Site } from '../../components/sites.api.ts';
import type { Freeze } from './releases.api.ts';

/** What limits the moves of a domain, or of all: a freeze, or a second person. */
export type Rule = { id: string; domain: string | null } & ({ freeze: Freeze } | { site: Site });

/** The freezes, then the domains with a second person, `sites`. */
export const listRules = (freezes: readonly Freeze[], sites: readonly Site[]): Rule[] => [
  ...freezes.map((freeze) => ({ id: `freeze ${freeze.id}`, domain: freeze.domain, freeze })),
  ...sites.map((site) => ({ id: `approval ${site.domain}`, domain: site.domain, site })),
];
