import { keepPreviousData, queryOptions } from '@portal/shared/http';
import type { ComponentType } from 'react';

/** The props of a dialog that a query flag opens. */
export type FlagDialogProps = {
  /** The flag's value, e.g. the id of a channel; undefined while the dialog is closed. */
  value: string | undefined;
  onClose: () => void;
};

type DialogModule = { Dialog: ComponentType<FlagDialogProps> };

/** A dialog's code and texts, loaded when they are first needed. A failed load can be retried. */
export const createDialogCode = (name: string, load: () => Promise<DialogModule>) =>
  queryOptions({
    queryKey: ['code', 'mf-channels', name],
    queryFn: load,
    // Code does not become stale while the page is open, and depends on neither language nor currency.
    placeholderData: keepPreviousData,
    staleTime: Infinity,
    gcTime: Infinity,
  });

export type DialogCode = ReturnType<typeof createDialogCode>;
