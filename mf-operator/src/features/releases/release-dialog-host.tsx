import { useQuery } from '@portal/shared/http';
import { useQueryFlag } from '@portal/shared/routing';
import { useState } from 'react';
import { sitesQuery } from '../../components/sites.api.ts';
import { isReleased } from './build-lines.ts';
import { ChangeDialog } from './change-dialog.tsx';
import { PlannedDialog } from './planned-dialog.tsx';
import { parseTarget } from './release-flag.ts';
import type { ReleaseTarget } from './release-flag.ts';
import type { ReleasedSite } from './releases.api.ts';
import { RevertDialog } from './revert-dialog.tsx';
import { RolloutDialog } from './rollout-dialog.tsx';

type TargetDialogProps = {
  isOpen: boolean;
  site: ReleasedSite;
  target: ReleaseTarget;
  onClose: () => void;
};

function TargetDialog({ target, ...dialog }: TargetDialogProps) {
  if (target.action === 'change') return <ChangeDialog {...dialog} />;
  if (target.action === 'revert') return <RevertDialog {...dialog} number={target.number} />;
  if (target.action === 'approve' || target.action === 'cancel')
    return <PlannedDialog {...dialog} action={target.action} number={target.number} />;
  return <RolloutDialog {...dialog} action={target.action} />;
}

/** The dialog that the flag `release` opens, about a domain, one of its moves, its canary or a planned move. */
export function ReleaseDialogHost() {
  const { value, close } = useQueryFlag('release');
  const sites = useQuery(sitesQuery).data?.domains.filter(isReleased) ?? [];
  const target = parseTarget(value);
  const isOpen = sites.some(({ domain }) => domain === target?.domain);
  const [opening, setOpening] = useState({ isOpen: false, count: 0, target });
  if (opening.isOpen !== isOpen)
    setOpening({ isOpen, count: opening.count + (isOpen ? 1 : 0), target: isOpen ? target : opening.target });
  const site = sites.find(({ domain }) => domain === opening.target?.domain);
  if (!site || !opening.target) return null;
  // A new instance each time, so that it never opens with what was entered last.
  return <TargetDialog key={opening.count} {...{ isOpen, site }} target={opening.target} onClose={close} />;
}
