import { useEffect } from 'react';
import { usePortal } from '../portal/portal-context.tsx';
import { isChunkLoadError } from '../browser/chunk-load-error.ts';
import { reloadOnce } from '../browser/reload-once.ts';

/** Reloads the page once when a chunk of the shell is missing, e.g. because a release has replaced it. */
export const useReloadForMissingChunk = (error: unknown): void => {
  const { set } = usePortal();
  useEffect(() => {
    if (isChunkLoadError(error)) reloadOnce(`shell@${set.shell.version}`);
  }, [error, set]);
};
