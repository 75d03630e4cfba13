import { css } from '@emotion/react';
import { useQuery } from '@portal/shared/http';
import { useFormat } from '@portal/shared/i18n';
import { paths } from '@portal/shared/routing';
import { token } from '@portal/shared/theme';
import { Button, LinkButton } from '@portal/shared/ui/controls';
import { TargetList } from '@portal/shared/ui/data';
import { Banner, FailedQuery, Loading, Skeleton, StatePanel } from '@portal/shared/ui/feedback';
import { Modal } from '@portal/shared/ui/overlay';
import { useId, useState } from 'react';
import type { ReactElement } from 'react';
import type { Channel } from '../../components/channel.ts';
import { assignmentsQuery } from '../../components/channel-assignments.ts';
import { createOrder } from './assignment-order.ts';
import type { ChosenMembers } from './assignment-order.ts';
import type { AssignmentKind } from './assignments.api.ts';
import { MemberChecklist } from './member-checklist.tsx';
import type { MemberChecklistProps } from './member-checklist.tsx';
import { PartsEditor } from './parts-editor.tsx';
import { Refusals } from './refusals.tsx';
import { StartField } from './start-field.tsx';
import { assignTexts } from './texts.ts';
import { useAssignment } from './use-assignment.ts';
import { createDraft } from './create-draft.ts';
import { useEntered } from './use-entered.ts';

const content = css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: token.space[16] });

export type AssignmentDialogProps = Omit<MemberChecklistProps, 'label' | 'selected' | 'onChange'> & {
  kind: AssignmentKind;
  isOpen: boolean;
  onClose: () => void;
  channels: readonly Channel[];
  /** The members that are ticked at first. */
  preselected?: ChosenMembers;
  /** Replaces the members while they are loading, or after that failed. */
  replacement?: ReactElement | undefined;
};

const NOBODY: ChosenMembers = new Map();

/** The dialog in which members are chosen for channels with their parts and a day, to assign them or to end assignments. */
export function AssignmentDialog(props: AssignmentDialogProps) {
  const { kind, isOpen, onClose, channels, preselected = NOBODY, replacement, ...list } = props;
  const { t } = assignTexts.useTexts();
  const format = useFormat();
  const id = useId();
  const [isChecked, setChecked] = useState(false);
  const { submit, isPending, refusals, remaining } = useAssignment(kind, channels, onClose);
  const ids = remaining.map((channel) => channel.id);
  const query = useQuery({ ...assignmentsQuery(ids), enabled: isOpen && ids.length > 0 });
  const { selected, setSelected, entries, setEntries, isChanged } = useEntered({
    form: isOpen ? `channel.${kind}.${channels.map((channel) => channel.id).join()}` : undefined,
    preselected,
  });
  const draft = createDraft({
    kind,
    targets: remaining,
    chosen: selected,
    assignments: query.data,
    entries,
    onEnter: setEntries,
  });

  const order = draft?.order;
  const orders =
    draft && order
      ? draft.held.flatMap((held) => createOrder(held, { kind, chosen: selected, ...order }) ?? [])
      : [];
  const isMissing = order !== undefined && orders.length === 0;
  const isPast = draft !== undefined && draft.from !== draft.today;
  const isNobodyLeft = kind === 'unassign' && draft?.rows.length === 0;
  const note = isNobodyLeft ? 'nobody' : kind;
  const hasNone = list.members.length === 0 && list.search === '' && replacement === undefined;
  const fieldId = (name: string) => `${id}-${name}`;

  const handleSubmit = () => {
    setChecked(true);
    if (orders.length > 0) return submit(orders);
    if (draft?.invalid !== undefined) document.getElementById(fieldId(draft.invalid))?.focus();
  };
  return (
    <Modal
      isOpen={isOpen}
      onClose={onClose}
      isDismissable={!isPending}
      size="confirm"
      title={t(`title.${kind}`)}
      hasUnsavedWork={isChanged}
      footer={(cancel) => (
        <>
          <Button size="lg" disabled={isPending} onClick={cancel}>
            {t('cancel')}
          </Button>
          <Button
            size="lg"
            variant="primary"
            disabled={hasNone || !draft}
            isBusy={isPending}
            onClick={handleSubmit}
          >
            {selected.size === 0 ? t(`submit.${kind}`) : t(`submitCount.${kind}`, { count: selected.size })}
          </Button>
        </>
      )}
    >
      <div css={content}>
        <TargetList label={t('channels')} targets={remaining} meta={({ handle }) => handle} />
        {replacement ??
          (hasNone ? (
            <StatePanel
              kind="empty"
              icon="members"
              level={3}
              isCompact
              title={t('noMembers')}
              text={t('noMembersText')}
              actions={
                <LinkButton to={paths.manageMember.href({ addMember: '1' })}>{t('addMember')}</LinkButton>
              }
            />
          ) : (
            <MemberChecklist
              {...list}
              selected={selected}
              label={t(`members.${kind}`)}
              onChange={setSelected}
            />
          ))}
        {isChecked && isMissing && (
          <Banner kind="bad">{t(selected.size === 0 ? 'missing' : 'unchanged')}</Banner>
        )}
        {draft ? (
          !hasNone && (
            <>
              <PartsEditor draft={draft} isChecked={isChecked} fieldId={fieldId} />
              <StartField id={fieldId('from')} kind={kind} draft={draft} />
            </>
          )
        ) : query.isError ? (
          <FailedQuery query={query} level={3} isCompact title={t('assignmentsFailed')} />
        ) : (
          <Loading>
            <Skeleton width="100%" height={144} />
          </Loading>
        )}
        <Refusals refusals={refusals} />
        {draft && !hasNone && draft.invalid !== 'from' && (
          <Banner kind={isPast ? 'warn' : 'info'}>
            {isPast ? t(`notePast.${note}`, { day: format.date(draft.from) }) : t(`note.${note}`)}
          </Banner>
        )}
      </div>
    </Modal>
  );
}
