import { Field, FilterSelect } from '@portal/shared/ui/controls';
import { Banner } from '@portal/shared/ui/feedback';
import { useId, useState } from 'react';
import { useSiteSelect } from '../../components/use-site-select.ts';
import { texts } from '../../texts.ts';
import { isReleased } from './build-lines.ts';
import { describeApproval } from './describe-approval.ts';
import { MoveDialog } from './move-dialog.tsx';
import { setApproval } from './releases.api.ts';
import { useMove } from './use-move.ts';

export type RequireDialogProps = { isOpen: boolean; onClose: () => void };

/** Requires a second person for the moves of a domain that is selected here. */
export function RequireDialog({ isOpen, onClose }: RequireDialogProps) {
  const { t } = texts.useTexts();
  const id = useId();
  const [domain, setDomain] = useState('');
  const { site: selected, select } = useSiteSelect({
    value: domain,
    isOffered: (each) => isReleased(each) && !each.approval.required,
  });
  const site = selected && isReleased(selected) ? selected : undefined;
  const write = useMove({
    send: setApproval,
    describe: ({ approval }) => describeApproval(t, site?.name ?? domain, approval),
    onClose,
  });
  return (
    <MoveDialog
      isOpen={isOpen}
      title={t('releases.approval.title.require')}
      text={t('releases.approval.text.require')}
      action={t('releases.approval.action.require')}
      reasonHint={t('releases.dialog.auditHint')}
      isUnchanged={site === undefined}
      movedText={t('releases.dialog.moved')}
      move={write}
      toInput={({ reason }) => ({ domain, required: true, reason })}
      onClose={onClose}
    >
      <Field id={id} label={t('releases.table.domain')} hasMessageLine={false}>
        <FilterSelect
          id={id}
          label={t('releases.table.domain')}
          isLabelHidden
          isBlock
          placeholder={t('releases.approval.select')}
          {...select}
          value={domain}
          onChange={setDomain}
        />
      </Field>
      {site && site.release.follows.length > 0 && (
        <Banner kind="warn">{t('releases.approval.unfollows')}</Banner>
      )}
    </MoveDialog>
  );
}
