import { useQueryFlag } from '@portal/shared/routing';
import { useState } from 'react';
import type { Site } from '../../components/sites.api.ts';
import { useSites } from '../../components/use-sites.ts';
import { ApprovalDialog } from './approval-dialog.tsx';
import { isReleased } from './build-lines.ts';
import { ChangeDialog } from './change-dialog.tsx';
import { ALL_DOMAINS } from './find-freeze.ts';
import { FreezeDialog } from './freeze-dialog.tsx';
import { PlannedDialog } from './planned-dialog.tsx';
import { isApprovalAction, parseTarget } from './release-flag.ts';
import type { ReleaseTarget } from './release-flag.ts';
import { RequireDialog } from './require-dialog.tsx';
import { RevertDialog } from './revert-dialog.tsx';
import { RolloutDialog } from './rollout-dialog.tsx';
import { StartDialog } from './start-dialog.tsx';
import { UnfreezeDialog } from './unfreeze-dialog.tsx';

type TargetDialogProps = {
  isOpen: boolean;
  /** Undefined for all domains. */
  site: Site | undefined;
  target: ReleaseTarget;
  onClose: () => void;
};

function TargetDialog({ target, site: listed, ...state }: TargetDialogProps) {
  const { domain, action } = target;
  if (action === 'freeze') return <FreezeDialog {...state} domain={domain} />;
  if (action === 'unfreeze') return <UnfreezeDialog {...state} domain={domain} number={target.number} />;
  if (action === 'require' && domain === ALL_DOMAINS) return <RequireDialog {...state} />;
  if (action === 'start') return listed ? <StartDialog {...state} site={listed} /> : null;
  const site = listed && isReleased(listed) ? listed : undefined;
  if (!site) return null;
  const dialog = { ...state, site };
  if (action === 'change') return <ChangeDialog {...dialog} />;
  if (action === 'revert') return <RevertDialog {...dialog} number={target.number} />;
  if (action === 'approve' || action === 'cancel')
    return <PlannedDialog {...dialog} action={action} number={target.number} />;
  if (isApprovalAction(action)) return <ApprovalDialog {...dialog} action={action} />;
  return <RolloutDialog {...dialog} action={action} />;
}

/** Rules are of any domain, or of one that is still to be selected; only a domain without a release is started. */
const canOpen = ({ domain, action }: ReleaseTarget, site: Site | undefined) => {
  if (domain === ALL_DOMAINS) return action === 'freeze' || action === 'unfreeze' || action === 'require';
  if (!site) return false;
  if (action === 'start') return site.release === null && site.refused === null;
  return action === 'freeze' || action === 'unfreeze' || isReleased(site);
};

/** The dialog that the flag `release` opens. */
export function ReleaseDialogHost() {
  const { value, close } = useQueryFlag('release');
  const target = parseTarget(value);
  const [opening, setOpening] = useState({ isOpen: false, count: 0, target });
  // The site of a dialog that closes is still shown.
  const domain = (target ?? opening.target)?.domain ?? ALL_DOMAINS;
  const { isPending, find } = useSites(domain === ALL_DOMAINS ? [] : [domain]);
  const site = find(domain);
  const isOpen = target !== undefined && !isPending && canOpen(target, site);
  if (opening.isOpen !== isOpen)
    setOpening({ isOpen, count: opening.count + (isOpen ? 1 : 0), target: isOpen ? target : opening.target });
  if (!opening.target) return null;
  // A new instance each time, so that it never opens with what was entered last.
  return <TargetDialog key={opening.count} {...{ isOpen, site }} target={opening.target} onClose={close} />;
}
