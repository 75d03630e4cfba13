import { useCallback, useEffect, useRef, useState } from 'react';
import { isAbortError, isApiError, isNetworkError, isTimeoutError } from '../../http/index.ts';
import type { FileProgress } from '../../http/index.ts';
import { useSnackbar } from '../../state/index.ts';
import { exportTexts } from './export-texts.ts';
import { fetchExport } from './fetch-export.ts';
import type { ExportEntry, ExportFormat } from './fetch-export.ts';
import { saveFile } from './save-file.ts';

const NO_PROGRESS: FileProgress = { received: 0, total: undefined };

/** An export that waits, is written or is received, by the id that its request has. */
export type RunningExport = FileProgress & { id: string };

/** The exports of a menu, one at a time. */
export type ExportJob = {
  /** Downloads an entry and reports the end in a snackbar. */
  save: (entry: ExportEntry, format: ExportFormat) => Promise<void>;
  /** Undefined while no export is running. */
  running: RunningExport | undefined;
  /** Aborts the running export. */
  cancel: () => void;
};

/** What the user can do about a failure; undefined where only a retry helps. */
const reasonOf = (error: unknown) => {
  if (isApiError(error, 'busy')) return 'busy';
  if (isTimeoutError(error)) return 'slow';
  return isNetworkError(error) ? 'offline' : undefined;
};

/** Exports one file at a time. Unmounting, e.g. by signing out, aborts the export. */
export const useExport = (): ExportJob => {
  const { t } = exportTexts.useTexts();
  const snackbar = useSnackbar();
  const aborting = useRef<AbortController>(undefined);
  const [running, setRunning] = useState<RunningExport>();
  const cancel = useCallback(() => aborting.current?.abort(), []);
  useEffect(() => cancel, [cancel]);

  const save = async (entry: ExportEntry, format: ExportFormat) => {
    if (aborting.current) return;
    const controller = new AbortController();
    aborting.current = controller;
    const id = crypto.randomUUID();
    const onProgress = (progress: FileProgress) => setRunning({ id, ...progress });
    onProgress(NO_PROGRESS);
    try {
      const headers = { 'X-Export-Id': id };
      const file = await fetchExport(entry, format, { signal: controller.signal, headers, onProgress });
      saveFile(file);
      snackbar.show({ type: 'success', title: t('saved'), text: file.name });
    } catch (error) {
      if (isAbortError(error)) return;
      const reason = reasonOf(error);
      snackbar.show({
        type: 'error',
        title: t('failed'),
        ...(reason && { text: t(reason) }),
        action: { label: t('retry'), run: () => void save(entry, format) },
      });
    } finally {
      aborting.current = undefined;
      setRunning(undefined);
    }
  };

  return { save, running, cancel };
};
