import { isAbortError, isApiError, useMutation } from '@portal/shared/http';
import type { FieldError, UploadProgress } from '@portal/shared/http';
import { useRef, useState } from 'react';
import { importCatalogue } from './music.api.ts';
import type { CatalogueOrder } from './music.api.ts';

const NO_ERRORS: readonly FieldError[] = [];

const listFileErrors = (error: Error | null) =>
  isApiError(error, 'report_malformed') ? error.fileErrors : NO_ERRORS;

/** Imports a catalogue, and separates a refusal that a reason overrules from errors of the file. */
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
      setTooMany((last) => listFileErrors(error).find(({ code }) => code === 'too_many_removed') ?? last),
  });
  const isSent = upload !== undefined && upload.sent >= upload.total;
  return {
    mutation,
    errors: listFileErrors(mutation.error),
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
