import { Pagination } from '@portal/shared/ui/table';
import { useSitesIn } from '../../components/use-sites.ts';
import { isReleased } from './build-lines.ts';
import type { ReleaseTarget } from './release-flag.ts';
import { RolloutCard } from './rollout-card.tsx';

export type RolloutsProps = { onOpen: (target: ReleaseTarget) => void };

/** The canaries that run, each on its domain. */
export function Rollouts({ onOpen }: RolloutsProps) {
  const sites = useSitesIn('canary', { isIn: ({ release }) => release?.rollout != null });
  return (
    sites && (
      <>
        {sites.domains.filter(isReleased).map((site) => {
          const { rollout } = site.release;
          return rollout && <RolloutCard key={site.domain} {...{ site, rollout, onOpen }} />;
        })}
        <Pagination {...sites.pages} />
      </>
    )
  );
}
