import { useState } from 'react';
import { texts } from '../../texts.ts';
import { MoveDialog } from './move-dialog.tsx';
import { ChangeList } from './move-summary.tsx';
import type { RolloutAction } from './release-flag.ts';
import { promoteRollout, stepRollout, stopRollout } from './releases.api.ts';
import type { ReleasedSite } from './releases.api.ts';
import { findNextShare } from './rollout-steps.ts';
import { useMove } from './use-move.ts';

const send = { step: stepRollout, promote: promoteRollout, stop: stopRollout };

export type RolloutDialogProps = {
  isOpen: boolean;
  site: ReleasedSite;
  action: RolloutAction;
  onClose: () => void;
};

/** Gives the candidate of a canary to more visitors, to all of them, or to none. */
export function RolloutDialog({ isOpen, site, action, onClose }: RolloutDialogProps) {
  const { t } = texts.useTexts();
  const { domain, name, release } = site;
  // What was shown stays while the dialog closes, and when the canary has ended meanwhile.
  const [shown, setShown] = useState(release.rollout);
  if (release.rollout && release.rollout !== shown) setShown(release.rollout);
  const share = String(shown ? findNextShare(shown) : 100);
  const move = useMove({
    send: send[action],
    describe: () => t(`releases.rollout.done.${action}`, { name, share }),
    onClose,
  });
  if (!shown) return null;
  return (
    <MoveDialog
      isOpen={isOpen}
      title={t(`releases.rollout.titleOf.${action}`, { name, share })}
      text={t(`releases.rollout.text.${action}`, { name, share })}
      action={t(`releases.rollout.action.${action}`, { share })}
      variant={action === 'stop' ? 'danger' : 'primary'}
      ruledBy={action === 'stop' ? undefined : site}
      isUnchanged={release.rollout === null}
      movedText={t('releases.dialog.moved')}
      move={move}
      toInput={(order) => ({ domain, tag: shown.tag, ...order })}
      onClose={onClose}
    >
      <ChangeList changes={shown.changes} />
    </MoveDialog>
  );
}
