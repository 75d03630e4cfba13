import { useQueryFlag } from '@portal/shared/routing';
import { useAtomValue } from '@portal/shared/state';
import { useState } from 'react';
import type { Decision } from './review.api.ts';
import { ReviewDialog } from './review-dialog.tsx';
import { reviewTargetsAtom } from './review-targets.ts';

const DECISIONS: readonly Decision[] = ['approve', 'hold', 'reject'];

/** The dialog that the flag `review` opens with a decision, about the channels that were chosen before. */
export function ReviewDialogHost() {
  const { value, close } = useQueryFlag('review');
  const channels = useAtomValue(reviewTargetsAtom);
  const decision = DECISIONS.find((each) => each === value);
  const isOpen = decision !== undefined && channels.length > 0;
  const [opening, setOpening] = useState({ isOpen: false, count: 0, decision });
  if (opening.isOpen !== isOpen)
    setOpening({
      isOpen,
      count: opening.count + (isOpen ? 1 : 0),
      decision: decision ?? opening.decision,
    });
  if (!opening.decision) return null;
  // A new instance each time, so that it never opens with what was entered last.
  return (
    <ReviewDialog
      key={opening.count}
      isOpen={isOpen}
      decision={opening.decision}
      channels={channels}
      onClose={close}
    />
  );
}
