import { isApiError, useQueryClient, useWrite } from '@portal/shared/http';
import { useFormat } from '@portal/shared/i18n';
import { useSnackbar } from '@portal/shared/state';
import { useId } from 'react';
import { texts } from '../../texts.ts';
import { changeFeeRate, memberQuery, useRefresh } from '../member/members.api.ts';
import { computeMemberShare, RATE_DIGITS } from '../member/revenue-share.ts';
import * as styles from './dialogs.styles.ts';
import { MemberDialog } from './member-dialog.tsx';
import { ShareForm } from './share-form.tsx';
import type { DialogState } from './use-dialog.ts';

export type ShareDialogProps = { dialog: DialogState };

/** Changes a member's revenue share from a day on. */
export function ShareDialog({ dialog }: ShareDialogProps) {
  const { t } = texts.useTexts();
  const format = useFormat();
  const snackbar = useSnackbar();
  const client = useQueryClient();
  const refresh = useRefresh();
  const formId = useId();
  const formatShare = (feeRate: number) => format.percent(computeMemberShare(feeRate), RATE_DIGITS);
  const { mutateAsync, isPending } = useWrite({
    send: changeFeeRate,
    onSuccess: ({ account }) => {
      dialog.close();
      void refresh();
      snackbar.show({
        type: 'success',
        title: t('share.done'),
        text: t('share.doneText', { name: account.nickname, share: formatShare(account.fee_rate) }),
      });
    },
  });
  return (
    <MemberDialog
      dialog={dialog}
      title={t('share.title')}
      submitLabel={t('share.submit')}
      formId={formId}
      isBusy={isPending}
      aside={({ account }) => (
        <div css={styles.personEnd}>
          <span css={styles.endLabel}>{t('share.current')}</span>
          <span css={styles.endValue}>{formatShare(account.fee_rate)}</span>
        </div>
      )}
    >
      {(detail) => (
        <ShareForm
          id={formId}
          detail={detail}
          onSubmit={async (change) => {
            const { id, version } = detail.account;
            try {
              await mutateAsync({ target: id, ...change, version });
            } catch (error) {
              // The next attempt names the version that the dialog then shows.
              if (isApiError(error, 'version_conflict'))
                await client.refetchQueries({ queryKey: memberQuery(id).queryKey });
              throw error;
            }
          }}
        />
      )}
    </MemberDialog>
  );
}
