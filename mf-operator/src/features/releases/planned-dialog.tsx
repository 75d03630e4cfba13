import { useFormat } from '@portal/shared/i18n';
import { useState } from 'react';
import { texts } from '../../texts.ts';
import { MoveDialog } from './move-dialog.tsx';
import { PlannedSummary } from './planned-summary.tsx';
import type { PlannedAction } from './release-flag.ts';
import { approveMove, cancelMove } from './releases.api.ts';
import type { ReleasedSite } from './releases.api.ts';
import { useMove } from './use-move.ts';
import { usePlannedMoves } from './use-planned-moves.ts';

export type PlannedDialogProps = {
  isOpen: boolean;
  site: ReleasedSite;
  action: PlannedAction;
  number: number;
  onClose: () => void;
};

type Order = { domain: string; id: number; reason: string };

/** Approves a move that waits, or cancels it for a reason. */
export function PlannedDialog({ isOpen, site, action, number, onClose }: PlannedDialogProps) {
  const { t } = texts.useTexts();
  const format = useFormat();
  const { domain, name } = site;
  const { moves } = usePlannedMoves();
  const waiting = moves.find((each) => each.id === number && each.domain === domain);
  // What was shown stays while the dialog closes, and when the move has ended meanwhile.
  const [shown, setShown] = useState(waiting);
  if (waiting && waiting !== shown) setShown(waiting);
  const isApproval = action === 'approve';
  const move = useMove({
    send: ({ reason, ...order }: Order, headers) =>
      isApproval ? approveMove(order, headers) : cancelMove({ ...order, reason }, headers),
    describe: ({ planned: { state, at } }) => {
      if (!isApproval) return t('releases.waiting.done.cancel', { name });
      return state === 'done'
        ? t('releases.done', { name })
        : t('releases.waiting.done.approve', { name, at: format.dateTime(at) });
    },
    onClose,
  });
  if (!shown) return null;
  return (
    <MoveDialog
      isOpen={isOpen}
      title={t(`releases.waiting.titleOf.${action}`, { name, number: String(number) })}
      text={
        isApproval && shown.at !== null
          ? t('releases.waiting.text.approveAt', { name, at: format.dateTime(shown.at) })
          : t(`releases.waiting.text.${action}`, { name })
      }
      action={t(`releases.waiting.action.${action}`)}
      variant={isApproval ? 'primary' : 'danger'}
      dismissLabel={t('dialog.close')}
      hasReason={!isApproval}
      isUnchanged={waiting === undefined || (isApproval && !waiting.may_approve)}
      movedText={t('releases.waiting.moved')}
      move={move}
      toInput={({ reason }) => ({ domain, id: number, reason })}
      onClose={onClose}
    >
      <PlannedSummary move={shown} isWhole />
    </MoveDialog>
  );
}
