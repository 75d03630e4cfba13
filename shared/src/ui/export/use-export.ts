import { useCallback, useEffect, useRef, useState } from 'react';
import { isAbortError } from '../../http/index.ts';
import type { FileProgress } from '../../http/index.ts';
import { useSnackbar } from '../../state/index.ts';
import { exportTexts } from './export-texts.ts';
import { fetchExport } from './fetch-export.ts';
import type { ExportEntry, ExportFormat } from './fetch-export.ts';
import { saveFile } from './save-file.ts';

const NO_PROGRESS: FileProgress = { received: 0, total: undefined };

export type ExportJob = {
  save: (entry: ExportEntry, format: ExportFormat) => Promise<void>;
  /** Undefined while no export is running. */
  progress: FileProgress | undefined;
  cancel: () => void;
};

/** Exports one file at a time. Unmounting, e.g. by signing out, aborts the export. */
export const useExport = (): ExportJob => {
  const { t } = exportTexts.useTexts();
  const snackbar = useSnackbar();
  const running = useRef<AbortController>(undefined);
  const [progress, setProgress] = useState<FileProgress>();
  const cancel = useCallback(() => running.current?.abort(), []);
  useEffect(() => cancel, [cancel]);

  const save = async (entry: ExportEntry, format: ExportFormat) => {
    if (running.current) return;
    const controller = new AbortController();
    running.current = controller;
    setProgress(NO_PROGRESS);
    try {
      const file = await fetchExport(entry, format, { signal: controller.signal, onProgress: setProgress });
      saveFile(file);
      snackbar.show({ type: 'success', title: t('saved'), text: file.name });
    } catch (error) {
      if (isAbortError(error)) return;
      // Every error has the same message, because the only remedy is to retry.
      snackbar.show({
        type: 'error',
        title: t('failed'),
        action: { label: t('retry'), run: () => void save(entry, format) },
      });
    } finally {
      running.current = undefined;
      setProgress(undefined);
    }
  };

  return { save, progress, cancel };
};
