import { useRef, useState } from 'react';
import { useSnackbar } from '@portal/shared/state';
import { ConfirmModal, Modal } from '@portal/shared/ui/overlay';
import * as styles from './saved-views.styles.ts';
import { ViewRow } from './view-row.tsx';
import { deleteView, useViewMutation } from './views.api.ts';
import type { SavedView } from './views.api.ts';
import { viewTexts } from './texts.ts';

export type ManageViewsModalProps = { isOpen: boolean; onClose: () => void; views: readonly SavedView[] };

/** Lists all views of a screen, to rename, delete, and set the default view. */
export const ManageViewsModal = ({ isOpen, onClose, views }: ManageViewsModalProps) => {
  const { t } = viewTexts.useTexts();
  const { show } = useSnackbar();
  const removing = useViewMutation(deleteView);
  const [viewToDelete, setViewToDelete] = useState<SavedView>();
  const list = useRef<HTMLUListElement>(null);

  const handleRemoved = ({ name }: SavedView) => {
    setViewToDelete(undefined);
    show({ type: 'success', title: t('deleted', { name }) });
    if (views.length <= 1) onClose();
    // The focused button was removed.
    else list.current?.focus();
  };
  return (
    <Modal isOpen={isOpen} onClose={onClose} title={t('manageTitle')}>
      <ul ref={list} css={styles.list} tabIndex={-1} aria-label={t('manageTitle')}>
        {views.map((view) => (
          <ViewRow key={view.id} view={view} onDelete={() => setViewToDelete(view)} />
        ))}
      </ul>
      <ConfirmModal
        isOpen={viewToDelete !== undefined}
        onClose={() => setViewToDelete(undefined)}
        tone="danger"
        title={t('deleteTitle', { name: viewToDelete?.name ?? '' })}
        text={t('deleteText')}
        confirmLabel={t('delete')}
        isBusy={removing.isPending}
        onConfirm={() => {
          if (!viewToDelete) return;
          removing.mutate(viewToDelete.id, {
            onSuccess: () => handleRemoved(viewToDelete),
            onError: () => show({ type: 'error', title: t('notDeleted', { name: viewToDelete.name }) }),
          });
        }}
      />
    </Modal>
  );
};
