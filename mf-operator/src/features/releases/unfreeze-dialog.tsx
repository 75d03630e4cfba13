import { useQuery } from '@portal/shared/http';
import { useState } from 'react';
import { useSites } from '../../components/use-sites.ts';
import { texts } from '../../texts.ts';
import { ALL_DOMAINS } from './find-freeze.ts';
import { FreezeSummary } from './freeze-summary.tsx';
import { MoveDialog } from './move-dialog.tsx';
import { freezesQuery, removeFreeze } from './releases.api.ts';
import { useMove } from './use-move.ts';

export type UnfreezeDialogProps = {
  isOpen: boolean;
  /** `*` for a freeze of all domains. */
  domain: string;
  number: number;
  onClose: () => void;
};

/** Ends a freeze, or takes a coming one back. */
export function UnfreezeDialog({ isOpen, domain, number, onClose }: UnfreezeDialogProps) {
  const { t } = texts.useTexts();
  const query = useQuery(freezesQuery);
  const listed = query.data?.freezes.find(
    (each) => each.id === number && (each.domain ?? ALL_DOMAINS) === domain,
  );
  // What was shown stays while the dialog closes, and when the freeze has ended meanwhile.
  const [shown, setShown] = useState(listed);
  if (listed && listed !== shown) setShown(listed);
  const { nameOf } = useSites(domain === ALL_DOMAINS ? [] : [domain]);
  const name = domain === ALL_DOMAINS ? t('releases.freeze.all') : nameOf(domain);
  const write = useMove({
    send: removeFreeze,
    describe: () => t('releases.freeze.removed', { name }),
    onClose,
  });
  if (!shown) return null;
  return (
    <MoveDialog
      isOpen={isOpen}
      title={t('releases.freeze.removeOf', { name })}
      text={t('releases.freeze.removeText', { name })}
      action={t('releases.freeze.remove')}
      variant="danger"
      reasonHint={t('releases.dialog.auditHint')}
      isUnchanged={listed === undefined}
      movedText={t('releases.dialog.moved')}
      move={write}
      toInput={({ reason }) => ({ domain: shown.domain, id: shown.id, reason })}
      onClose={onClose}
    >
      <FreezeSummary freeze={shown} />
    </MoveDialog>
  );
}
