import { useState } from 'react';
import { texts } from '../../texts.ts';
import { describeApproval } from './describe-approval.ts';
import { MoveDialog } from './move-dialog.tsx';
import type { ApprovalAction } from './release-flag.ts';
import { setApproval } from './releases.api.ts';
import type { ReleasedSite } from './releases.api.ts';
import { useApproval } from './use-approval.ts';
import type { ApprovalState } from './use-approval.ts';
import { useMove } from './use-move.ts';

/** What each action means in the state that the domain is in; undefined where there is nothing to do. */
const STEPS = {
  require: { off: undefined, on: undefined, ending: 'keep', 'ended-by-other': 'keep' },
  unrequire: { off: undefined, on: 'ask', ending: undefined, 'ended-by-other': 'end' },
} as const satisfies Record<ApprovalAction, Record<ApprovalState, string | undefined>>;

export type ApprovalDialogProps = {
  isOpen: boolean;
  site: ReleasedSite;
  action: ApprovalAction;
  onClose: () => void;
};

/** Ends that a second person approves the moves of a domain, which takes two people as well, or keeps it. */
export function ApprovalDialog({ isOpen, site, action, onClose }: ApprovalDialogProps) {
  const { t } = texts.useTexts();
  const { domain, name } = site;
  const step = STEPS[action][useApproval()(site)];
  // What was shown stays while the dialog closes, and when somebody else was first.
  const [shown, setShown] = useState(step);
  if (step && step !== shown && isOpen) setShown(step);
  const write = useMove({
    send: setApproval,
    describe: ({ approval }) => describeApproval(t, name, approval),
    onClose,
  });
  if (!shown) return null;
  return (
    <MoveDialog
      isOpen={isOpen}
      title={t(`releases.approval.title.${shown}`, { name })}
      text={t(`releases.approval.text.${shown}`, { name })}
      action={t(`releases.approval.action.${shown}`)}
      reasonHint={t('releases.dialog.auditHint')}
      isUnchanged={step === undefined}
      movedText={t('releases.dialog.moved')}
      move={write}
      toInput={({ reason }) => ({ domain, required: action === 'require', reason })}
      onClose={onClose}
    />
  );
}
