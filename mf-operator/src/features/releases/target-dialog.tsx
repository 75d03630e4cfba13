import type { Site } from '../../components/sites.api.ts';
import { ApprovalDialog } from './approval-dialog.tsx';
import { isReleased } from './build-lines.ts';
import { ChangeDialog } from './change-dialog.tsx';
import { ALL_DOMAINS } from './find-freeze.ts';
import { FreezeDialog } from './freeze-dialog.tsx';
import { PlannedDialog } from './planned-dialog.tsx';
import { isApprovalAction } from './release-flag.ts';
import type { ReleaseTarget } from './release-flag.ts';
import { RequireDialog } from './require-dialog.tsx';
import { RevertDialog } from './revert-dialog.tsx';
import { RolloutDialog } from './rollout-dialog.tsx';
import { StartDialog } from './start-dialog.tsx';
import { UnfreezeDialog } from './unfreeze-dialog.tsx';

export type TargetDialogProps = {
  isOpen: boolean;
  /** Undefined for all domains. */
  site: Site | undefined;
  target: ReleaseTarget;
  onClose: () => void;
};

/** The dialog of what is done with a domain, or all. */
export function TargetDialog({ target, site: listed, ...state }: TargetDialogProps) {
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
