import { isApiError, useQueryClient, useWrite } from '@portal/shared/http';
import { useLanguage } from '@portal/shared/i18n';
import { paths, useNavigate, useQueryFlag } from '@portal/shared/routing';
import { useSnackbar } from '@portal/shared/state';
import { ConfirmModal } from '@portal/shared/ui/overlay';
import { useState } from 'react';
import { texts } from '../../texts.ts';
import { pickTitle } from './notice-texts.ts';
import { deleteNotice, NOTICES_KEY } from './notices.api.ts';
import type { OperatorNotice } from './notices.api.ts';

export type NoticeDeletionProps = {
  /** The notices of the page, one of which the flag `delete` names. */
  notices: readonly OperatorNotice[];
  /** Whether the page is about the notice and is left with it. */
  isLeaving?: boolean;
};

/** Asks before a notice is deleted for ever. */
export function NoticeDeletion({ notices, isLeaving = false }: NoticeDeletionProps) {
  const { t } = texts.useTexts();
  const language = useLanguage();
  const client = useQueryClient();
  const navigate = useNavigate();
  const snackbar = useSnackbar();
  const { value, close } = useQueryFlag('delete');
  const chosen = notices.find(({ id }) => id === value);
  // The dialog keeps its words while it closes.
  const [last, setLast] = useState(chosen);
  if (chosen && chosen !== last) setLast(chosen);
  const removal = useWrite({
    send: deleteNotice,
    onSuccess: () => {
      snackbar.show({ type: 'success', title: t('notices.done.deleted') });
      if (isLeaving) void navigate(paths.operatorNotices.href(), { replace: true });
      else close();
    },
    onSettled: () => client.invalidateQueries({ queryKey: NOTICES_KEY }),
  });
  const remove = async ({ id, version }: OperatorNotice) => {
    try {
      await removal.mutateAsync({ id, version });
    } catch (error) {
      close();
      snackbar.show({
        type: 'error',
        title: t(isApiError(error, 'version_conflict') ? 'notices.failed.conflict' : 'notices.failed.change'),
      });
    }
  };
  return (
    <ConfirmModal
      isOpen={chosen !== undefined}
      onClose={close}
      onConfirm={() => void (chosen && remove(chosen))}
      title={t('notices.deletion.title')}
      text={t('notices.deletion.text', { title: last ? pickTitle(last, language) : '' })}
      confirmLabel={t('notices.menu.delete')}
      tone="danger"
      isBusy={removal.isPending}
    />
  );
}
