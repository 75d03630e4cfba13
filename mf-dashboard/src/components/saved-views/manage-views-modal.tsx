import { useRef, useState } from 'react';
import { useSnackbar } from '@portal/shared/state';
import { ConfirmModal, Modal } from '@portal/shared/ui/overlay';
import { texts } from '../../texts.ts';
import * as styles from './saved-views.styles.ts';
import { ViewRow } from './view-row.tsx';
import { deleteView, useViewCall } from './views.api.ts';
import type { SavedView } from './views.api.ts';

export type ManageViewsModalProps = { isOpen: boolean; onClose: () => void; views: readonly SavedView[] };

/** All views of a screen: renames and deletes them, and chooses the one it opens with. */
export const ManageViewsModal = ({ isOpen, onClose, views }: ManageViewsModalProps) => {
  const { t } = texts.useTexts();
  const { show } = useSnackbar();
  const removing = useViewCall(deleteView);
  const [leaving, setLeaving] = useState<SavedView>();
  const list = useRef<HTMLUListElement>(null);

  const handleRemoved = ({ name }: SavedView) => {
    setLeaving(undefined);
    show({ type: 'success', title: t('views.deleted', { name }) });
    if (views.length <= 1) onClose();
    // The button that was pressed is gone.
    else list.current?.focus();
  };
  return (
    <Modal isOpen={isOpen} onClose={onClose} title={t('views.manageTitle')}>
      <ul ref={list} css={styles.list} tabIndex={-1} aria-label={t('views.manageTitle')}>
        {views.map((view) => (
          <ViewRow key={view.id} view={view} onDelete={() => setLeaving(view)} />
        ))}
      </ul>
      <ConfirmModal
        isOpen={leaving !== undefined}
        onClose={() => setLeaving(undefined)}
        tone="danger"
        title={t('views.deleteTitle', { name: leaving?.name ?? '' })}
        text={t('views.deleteText')}
        confirmLabel={t('views.delete')}
        isBusy={removing.isPending}
        onConfirm={() => {
          if (!leaving) return;
          removing.mutate(leaving.id, {
            onSuccess: () => handleRemoved(leaving),
            onError: () => show({ type: 'error', title: t('views.notDeleted', { name: leaving.name }) }),
          });
        }}
      />
    </Modal>
  );
};
