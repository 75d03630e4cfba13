import { useQueryClient, useWrite } from '@portal/shared/http';
import { useSnackbar } from '@portal/shared/state';
import { Button } from '@portal/shared/ui/controls';
import { Form, FormTextArea, s, useForm } from '@portal/shared/ui/form';
import { Modal } from '@portal/shared/ui/overlay';
import { useId, useMemo } from 'react';
import { dialogForm } from '../../components/dialog.styles.ts';
import { FormButtons } from '../../components/form-buttons.tsx';
import { texts } from '../../texts.ts';
import { ChannelResults } from './channel-results.tsx';
import { REVIEW_KEY, sendVerdict } from './review.api.ts';
import type { Decision, ReviewedChannel, Verdict } from './review.api.ts';
import { TargetList } from './target-list.tsx';

const MAX_REASON_LENGTH = 500;

export type ReviewDialogProps = {
  isOpen: boolean;
  decision: Decision;
  channels: readonly ReviewedChannel[];
  onClose: () => void;
};

/** Sends the decision; the dialog stays open when it did not count for every channel. */
function useVerdict({ decision, onClose }: Pick<ReviewDialogProps, 'decision' | 'onClose'>) {
  const { t } = texts.useTexts();
  const client = useQueryClient();
  const snackbar = useSnackbar();
  return useWrite({
    send: (verdict: Verdict, headers) => sendVerdict(verdict, headers),
    onSuccess: ({ decided, items }) => {
      if (decided > 0)
        snackbar.show({ type: 'success', title: t(`review.done.${decision}`, { count: decided }) });
      if (decided === items.length) onClose();
    },
    // Also after a failure: another operator may have decided meanwhile.
    onSettled: () => client.invalidateQueries({ queryKey: REVIEW_KEY }),
  });
}

/** Approves, holds or rejects channels; what stops a partner needs a reason that the partner reads. */
export function ReviewDialog({ isOpen, decision, channels, onClose }: ReviewDialogProps) {
  const { t } = texts.useTexts();
  const formId = useId();
  const verdict = useVerdict({ decision, onClose });
  const needsReason = decision !== 'approve';
  const schema = useMemo(
    () =>
      s.object({
        reason: s.string().check(
          s.trim(),
          s.refine((text) => !needsReason || text !== '', { error: t('review.dialog.reasonMissing') }),
          s.maxLength(MAX_REASON_LENGTH),
        ),
      }),
    [needsReason, t],
  );
  const form = useForm({
    schema,
    defaultValues: { reason: '' },
    ...(isOpen && { draft: { name: `review.${decision}`, fields: ['reason'] } }),
  });
  const isDone = verdict.isSuccess;

  return (
    <Modal
      isOpen={isOpen}
      onClose={onClose}
      isDismissable={!verdict.isPending}
      title={t(`review.dialog.${decision}`, { count: channels.length })}
      description={isDone ? undefined : t(`review.dialog.${decision}Text`)}
      footer={(cancel) =>
        isDone ? (
          <Button size="lg" variant="primary" onClick={onClose}>
            {t('dialog.close')}
          </Button>
        ) : (
          <FormButtons
            formId={formId}
            label={t(`review.action.${decision}`)}
            variant={decision === 'reject' ? 'danger' : 'primary'}
            isBusy={verdict.isPending}
            onCancel={cancel}
          />
        )
      }
    >
      {verdict.data ? (
        <ChannelResults channels={channels} items={verdict.data.items} />
      ) : (
        <Form
          id={formId}
          css={dialogForm}
          form={form}
          label={t(`review.action.${decision}`)}
          onSubmit={({ reason }) =>
            verdict.mutateAsync({
              channels: channels.map(({ id, version }) => ({ id, version })),
              decision,
              ...(needsReason && { reason }),
            })
          }
        >
          <TargetList label={t('review.table.caption')} channels={channels} />
          {needsReason && (
            <FormTextArea
              form={form}
              name="reason"
              label={t('review.dialog.reason')}
              hint={t('review.dialog.reasonHint')}
              rows={3}
              required
            />
          )}
        </Form>
      )}
    </Modal>
  );
}
