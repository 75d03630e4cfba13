import { useState } from 'react';
import { ManageViewsModal } from './manage-views-modal.tsx';
import { SaveViewModal } from './save-view-modal.tsx';
import { viewTexts } from './texts.ts';
import type { SavedView, ViewPath } from './views.api.ts';

export { viewTexts };

export type ViewDialogsProps = {
  /** The value of the query flag: `save` or `manage`. */
  dialog: string | undefined;
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
  const isOpen = dialog !== undefined;
  const [wasOpen, setWasOpen] = useState(false);
  const [openings, setOpenings] = useState(0);
  if (isOpen !== wasOpen) {
    setWasOpen(isOpen);
    // A new key for each opening resets the name, and the view that was to be deleted when Back closed the dialog.
    if (isOpen) setOpenings(openings + 1);
  }
  return (
    <>
      <SaveViewModal
        key={`save-${openings}`}
        isOpen={dialog === 'save'}
        {...{ onClose, path, query, views, onSaved }}
      />
      <ManageViewsModal key={`manage-${openings}`} isOpen={dialog === 'manage'} {...{ onClose, views }} />
    </>
  );
};
