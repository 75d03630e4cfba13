import { isApiError, useMutation } from '@portal/shared/http';
import type { FieldError } from '@portal/shared/http';
import { useState } from 'react';
import { importCatalogue } from './music.api.ts';

const NO_FAULTS: readonly FieldError[] = [];

const listFaults = (error: Error | null) =>
  isApiError(error, 'report_malformed') ? error.faults : NO_FAULTS;

/** Imports a catalogue, and separates a refusal that a reason overrules from faults of the file. */
export function useCatalogueImport() {
  // Stays until the attempt with a reason has succeeded, so that a failed one does not lose the reason.
  const [tooMany, setTooMany] = useState<FieldError>();
  const mutation = useMutation({
    mutationFn: importCatalogue,
    onSuccess: () => setTooMany(undefined),
    onError: (error) =>
      setTooMany((last) => listFaults(error).find(({ code }) => code === 'too_many_removed') ?? last),
  });
  return {
    mutation,
    faults: listFaults(mutation.error),
    tooMany,
    reset: () => {
      mutation.reset();
      setTooMany(undefined);
    },
  };
}

export type CatalogueImport = ReturnType<typeof useCatalogueImport>;
