import { useQuery } from '@portal/shared/http';
import { sitesQuery } from '../../components/sites.api.ts';
import { isReleased } from './build-lines.ts';
import { RolloutCard } from './rollout-card.tsx';
import type { ReleaseTarget } from './release-flag.ts';

export type RolloutsProps = { onOpen: (target: ReleaseTarget) => void };

/** The canaries that run, each on its domain. */
export function Rollouts({ onOpen }: RolloutsProps) {
  const sites = useQuery(sitesQuery).data?.domains.filter(isReleased) ?? [];
  return sites.map((site) => {
    const { rollout } = site.release;
    return rollout && <RolloutCard key={site.domain} {...{ site, rollout, onOpen }} />;
  });
}
