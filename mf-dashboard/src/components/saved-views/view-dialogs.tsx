import { useState } from 'react';
import { ManageViewsModal } from './manage-views-modal.tsx';
import { SaveViewModal } from './save-view-modal.tsx';
import { viewTexts } from './texts.ts';
import type { SavedView, ViewPath } from './views.api.ts';

export { viewTexts };

export type ViewDialogsProps = {
  /** The open dialog. */
  dialog: 'save' | 'manage' | undefined;
  onClose: () => void;
  path: ViewPath;
  /** The normalized query of the screen. */
  query: string;
  /** The views of the screen. */
  views: readonly SavedView[];
  onSaved: (view: SavedView) => void;
};

/** The dialogs of the saved views. */
export const ViewDialogs = ({ dialog, onClose, path, query, views, onSaved }: ViewDialogsProps) => {
  const isSaving = dialog === 'save';
  const [wasSaving, setWasSaving] = useState(false);
  const [openings, setOpenings] = useState(0);
  if (isSaving !== wasSaving) {
    setWasSaving(isSaving);
    // A new key for each opening resets the name.
    if (isSaving) setOpenings(openings + 1);
  }
  return (
    <>
      <SaveViewModal key={openings} isOpen={isSaving} {...{ onClose, path, query, views, onSaved }} />
      <ManageViewsModal isOpen={dialog === 'manage'} {...{ onClose, views }} />
    </>
  );
};
