import { isApiError } from '@portal/shared/http';
import type { Write } from '@portal/shared/http';
import { FormCheckbox, FormTextArea, s, useForm } from '@portal/shared/ui/form';
import { useMemo, useState } from 'react';
import type { ReactNode } from 'react';
import { FaultList } from '../../components/fault-list.tsx';
import { FormDialog } from '../../components/form-dialog.tsx';
import type { FormButtonsProps } from '../../components/form-buttons.tsx';
import { requiredReason } from '../../components/reason.ts';
import { texts } from '../../texts.ts';

const MAX_REASON_LENGTH = 300;

export type MoveDialogProps<Input> = {
  isOpen: boolean;
  title: string;
  text: string;
  /** The label of the button that moves the domain. */
  action: string;
  /** @default 'primary' */
  variant?: FormButtonsProps['variant'];
  /** The label of the button that closes the dialog. */
  dismissLabel?: string;
  /** Whether a reason is asked for, with which a proof can be skipped. @default true */
  hasReason?: boolean;
  /** Whether there is nothing to move. */
  isUnchanged: boolean;
  /** The message when the domain was moved meanwhile. */
  movedText: string;
  move: Write<unknown, Input>;
  /** The input of the move; `unproven` when the operator moves to a set that no proof passed. */
  toInput: (order: { reason: string; unproven?: true }) => Input;
  onClose: () => void;
  /** What will be moved. */
  children: ReactNode;
};

/** Moves a domain for a reason that the log keeps, and shows why the server refuses. */
export function MoveDialog<Input>({
  isOpen,
  title,
  text,
  action,
  variant,
  dismissLabel,
  hasReason = true,
  isUnchanged,
  movedText,
  move,
  toInput,
  onClose,
  children,
}: MoveDialogProps<Input>) {
  const { t } = texts.useTexts();
  const schema = useMemo(
    () =>
      s.object({
        reason: hasReason
          ? requiredReason(t('releases.dialog.reasonMissing'), MAX_REASON_LENGTH)
          : s.string(),
        unproven: s.boolean(),
      }),
    [t, hasReason],
  );
  const form = useForm({
    schema,
    defaultValues: { reason: '', unproven: false },
    errorTexts: {
      release_moved: movedText,
      build_refused: t('releases.dialog.refused'),
      ...(hasReason && { not_proven: t('releases.dialog.notProven') }),
    },
  });
  const refusals =
    isApiError(move.error, 'build_refused') || isApiError(move.error, 'not_proven') ? move.error.fields : [];
  // Stays while the operator tries again, because it is part of what is sent.
  const [canSkipProof, setCanSkipProof] = useState(false);
  if (hasReason && !canSkipProof && isApiError(move.error, 'not_proven')) setCanSkipProof(true);
  return (
    <FormDialog
      isOpen={isOpen}
      onClose={onClose}
      title={title}
      text={text}
      action={action}
      {...(variant && { variant })}
      {...(dismissLabel !== undefined && { cancelLabel: dismissLabel })}
      isDisabled={isUnchanged}
      isBusy={move.isPending}
      form={form}
      isGuarded={false}
      onSubmit={({ reason, unproven }) =>
        move.mutateAsync(toInput({ reason, ...(canSkipProof && unproven && { unproven }) }))
      }
    >
      {children}
      {refusals.length > 0 && (
        <FaultList title={t('releases.dialog.reasons', { count: refusals.length })} faults={refusals} />
      )}
      {hasReason && (
        <FormTextArea
          form={form}
          name="reason"
          label={t('releases.dialog.reason')}
          hint={t('releases.dialog.reasonHint')}
          rows={2}
          required
        />
      )}
      {canSkipProof && <FormCheckbox form={form} name="unproven" label={t('releases.dialog.skipProof')} />}
    </FormDialog>
  );
}
