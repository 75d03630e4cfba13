import { isAbortError, isApiError, useMutation } from '@portal/shared/http';
import type { FieldError, UploadProgress } from '@portal/shared/http';
import { useRef, useState } from 'react';
import { importCatalogue } from './music.api.ts';
import type { CatalogueOrder } from './music.api.ts';

const NO_FAULTS: readonly FieldError[] = [];

const listFaults = (error: Error | null) =>
  isApiError(error, 'report_malformed') ? error.faults : NO_FAULTS;

/** Imports a catalogue, and separates a refusal that a reason overrules from faults of the file. */
export function useCatalogueImport() {
  // Stays until the attempt with a reason has succeeded, so that a failed one does not lose the reason.
  const [tooMany, setTooMany] = useState<FieldError>();
  const [upload, setUpload] = useState<UploadProgress>();
  const attempt = useRef<AbortController>(undefined);
  const mutation = useMutation({
    mutationFn: (order: CatalogueOrder) => {
      attempt.current = new AbortController();
      setUpload({ sent: 0, total: order.file.size });
      return importCatalogue(order, { signal: attempt.current.signal, onUploadProgress: setUpload });
    },
    onSuccess: () => setTooMany(undefined),
    onError: (error) =>
      setTooMany((last) => listFaults(error).find(({ code }) => code === 'too_many_removed') ?? last),
  });
  const isSent = upload !== undefined && upload.sent >= upload.total;
  return {
    mutation,
    faults: listFaults(mutation.error),
    tooMany,
    /** What was sent of the file; undefined before and after that, also while the server works on it. */
    upload: mutation.isPending && !isSent ? upload : undefined,
    /** Whether the operator cancelled the last attempt, and whether the file was sent as a whole by then. */
    cancelled: isAbortError(mutation.error) ? { isSent } : undefined,
    cancel: () => attempt.current?.abort(),
    reset: () => {
      mutation.reset();
      setTooMany(undefined);
    },
  };
}

export type CatalogueImport = ReturnType<typeof useCatalogueImport>;
