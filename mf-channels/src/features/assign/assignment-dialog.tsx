import { css } from '@emotion/react';
import { token } from '@portal/shared/theme';
import { Button } from '@portal/shared/ui/controls';
import { Banner, StatePanel } from '@portal/shared/ui/feedback';
import { Modal } from '@portal/shared/ui/overlay';
import { useState } from 'react';
import type { ReactNode } from 'react';
import type { Channel } from '../../components/channel.ts';
import { TargetList } from '../../components/target-list.tsx';
import type { AssignmentKind } from './assignments.api.ts';
import { MemberChecklist } from './member-checklist.tsx';
import type { MemberChecklistProps } from './member-checklist.tsx';
import { Refusals } from './refusals.tsx';
import { assignTexts } from './texts.ts';
import { useAssignment } from './use-assignment.ts';

const content = css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: token.space[16] });

export type AssignmentDialogProps = Omit<MemberChecklistProps, 'label' | 'selected' | 'onChange'> & {
  kind: AssignmentKind;
  isOpen: boolean;
  onClose: () => void;
  channels: readonly Channel[];
  /** The members that are ticked at first. */
  preselected?: readonly string[];
  /** Replaces the members while they are loading, or after that failed. */
  replacement?: ReactNode;
};

/** The dialog in which members are chosen for channels, either to assign them or to end assignments. */
export function AssignmentDialog(props: AssignmentDialogProps) {
  const { kind, isOpen, onClose, channels, preselected = [], replacement, ...list } = props;
  const { t } = assignTexts.useTexts();
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set(preselected));
  const [isChecked, setChecked] = useState(false);
  const { submit, isPending, refusals, remaining } = useAssignment(kind, channels, onClose);
  const isMissing = selected.size === 0;
  const hasNone = list.members.length === 0 && list.search === '' && replacement === undefined;
  const handleSubmit = () => {
    setChecked(true);
    if (!isMissing) submit([...selected]);
  };
  return (
    <Modal
      isOpen={isOpen}
      onClose={onClose}
      isDismissable={!isPending}
      size="confirm"
      title={t(`title.${kind}`)}
      footer={
        <>
          <Button size="lg" disabled={isPending} onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button size="lg" variant="primary" disabled={hasNone} isBusy={isPending} onClick={handleSubmit}>
            {isMissing ? t(`submit.${kind}`) : t(`submitCount.${kind}`, { count: selected.size })}
          </Button>
        </>
      }
    >
      <div css={content}>
        <TargetList label={t('channels')} channels={remaining} />
        {replacement ??
          (hasNone ? (
            <StatePanel
              kind="empty"
              icon="members"
              level={3}
              isCompact
              title={t('noMembers')}
              text={t('noMembersText')}
            />
          ) : (
            <MemberChecklist
              {...list}
              selected={selected}
              label={t(`members.${kind}`)}
              onChange={setSelected}
            />
          ))}
        {isChecked && isMissing && <Banner kind="bad">{t('missing')}</Banner>}
        <Refusals refusals={refusals} />
        <Banner kind="info">{t(`note.${kind}`)}</Banner>
      </div>
    </Modal>
  );
}
