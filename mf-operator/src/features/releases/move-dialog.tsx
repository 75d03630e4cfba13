import { isApiError } from '@portal/shared/http';
import type { Write } from '@portal/shared/http';
import { wrapText } from '@portal/shared/i18n';
import { useQueryFlag } from '@portal/shared/routing';
import { FormCheckbox, FormTextArea, useForm } from '@portal/shared/ui/form';
import { useMemo, useState } from 'react';
import type { ReactNode } from 'react';
import { ErrorList } from '../../components/error-list.tsx';
import { FormDialog } from '../../components/form-dialog.tsx';
import type { FormButtonsProps } from '../../components/form-buttons.tsx';
import type { Site } from '../../components/sites.api.ts';
import { texts } from '../../texts.ts';
import { MoveRules } from './move-rules.tsx';
import { createMoveSchema, EMPTY_MOVE, toOrder } from './move-values.ts';
import type { MoveOrder, MoveTiming } from './move-values.ts';
import { TimingFields } from './timing-fields.tsx';

const NO_TIMINGS: readonly MoveTiming[] = [];
const DRAFT_FIELDS = ['reason', 'when', 'at', 'steps', 'every'] as const;

export type MoveDialogProps<Input> = {
  isOpen: boolean;
  title: string;
  text: string;
  /** The label of the button that moves the domain now. */
  action: string;
  /** @default 'primary' */
  variant?: FormButtonsProps['variant'];
  /** The label of the button that closes the dialog. */
  dismissLabel?: string;
  /** Whether a reason is asked for, with which a proof can be skipped. @default true */
  hasReason?: boolean;
  /** Where the reason is written. @default into the log */
  reasonHint?: string;
  /** The ways in which the move can be made. @default now, by the one button */
  timings?: readonly MoveTiming[];
  /** The domain whose freezes and second person apply; absent for moves that recover from a failure. */
  ruledBy?: Site | undefined;
  /** Whether there is nothing to move. */
  isUnchanged: boolean;
  /** The message when the domain was moved meanwhile. */
  movedText: string;
  move: Write<unknown, Input>;
  /** The input of the move; `unproven` when the operator moves to a set that no proof passed. */
  toInput: (order: MoveOrder) => Input;
  onClose: () => void;
  /** What will be moved. */
  children?: ReactNode;
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
  reasonHint,
  timings = NO_TIMINGS,
  ruledBy,
  isUnchanged,
  movedText,
  move,
  toInput,
  onClose,
  children,
}: MoveDialogProps<Input>) {
  const { t } = texts.useTexts();
  const { value: flag } = useQueryFlag('release');
  const schema = useMemo(() => createMoveSchema(t, { hasReason }), [t, hasReason]);
  const form = useForm({
    schema,
    defaultValues: EMPTY_MOVE,
    ...(flag !== undefined && { draft: { name: `release.${flag}`, fields: DRAFT_FIELDS } }),
    errorTexts: {
      release_moved: movedText,
      build_refused: t('releases.dialog.refused'),
      ...(hasReason && { not_proven: t('releases.dialog.notProven') }),
    },
  });
  const values = form.watch();
  const hasTimings = timings.length > 0;
  const isApproved = hasTimings && ruledBy?.approval.required === true;
  const ownAction = isApproved ? 'ask' : values.when;
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
      text={values.when === 'canary' ? t('releases.timing.text') : text}
      action={ownAction === 'now' ? action : t(`releases.timing.action.${ownAction}`)}
      {...(variant && { variant })}
      {...(dismissLabel !== undefined && { cancelLabel: dismissLabel })}
      isDisabled={isUnchanged}
      isBusy={move.isPending}
      form={form}
      onSubmit={(valid) =>
        move.mutateAsync(toInput(toOrder({ ...valid, unproven: canSkipProof && valid.unproven })))
      }
    >
      {wrapText(children)}
      {refusals.length > 0 && (
        <ErrorList title={t('releases.dialog.reasons', { count: refusals.length })} errors={refusals} />
      )}
      {hasTimings && <TimingFields {...{ form, timings, isApproved }} timing={values.when} />}
      {ruledBy && <MoveRules site={ruledBy} {...{ values, isApproved }} />}
      {hasReason && (
        <FormTextArea
          form={form}
          name="reason"
          label={t('releases.dialog.reason')}
          hint={reasonHint ?? t('releases.dialog.reasonHint')}
          rows={2}
          required
        />
      )}
      {canSkipProof && <FormCheckbox form={form} name="unproven" label={t('releases.dialog.skipProof')} />}
    </FormDialog>
  );
}
