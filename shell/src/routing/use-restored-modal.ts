import { useLocation, useNavigate } from '@portal/shared/routing';
import { hasUnsavedWork, useFormDraft, type UnsavedWorkPlace } from '@portal/shared/state';

/** Whether unsaved work is in a modal, not in the page itself. */
export const isInModal = (place: UnsavedWorkPlace) => place !== undefined;

/**
 * Opens the modal again in which something was typed when the session ended. The address to return to after signing in
 * has no flags of modals, because links from elsewhere may not open them; this one is of the tab and account itself.
 */
export const useRestoredModal = (): void => {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  useFormDraft({
    form: 'portal.modal',
    getValues: () => (hasUnsavedWork(isInModal) ? { pathname, search } : undefined),
    onRestore: (saved) => {
      if (saved['pathname'] === pathname && typeof saved['search'] === 'string')
        void navigate({ pathname, search: saved['search'] }, { replace: true });
    },
  });
};
