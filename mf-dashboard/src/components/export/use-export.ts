import { useCallback, useEffect, useRef, useState } from 'react';
import { isAbortError } from '@portal/shared/http';
import type { FileProgress } from '@portal/shared/http';
import { useSnackbar } from '@portal/shared/state';
import { texts } from '../../texts.ts';
import { fetchExport } from './export-files.ts';
import type { ExportEntry, ExportFormat } from './export-files.ts';
import { saveFile } from './save-file.ts';

const NOTHING_YET: FileProgress = { received: 0, total: undefined };

export type ExportJob = {
  save: (entry: ExportEntry, format: ExportFormat) => Promise<void>;
  /** Undefined while nothing is on its way. */
  progress: FileProgress | undefined;
  cancel: () => void;
};

/** Fetches one file at a time and saves it. Leaving the screen, and with it signing out, ends what is on its way. */
export const useExport = (): ExportJob => {
  const { t } = texts.useTexts();
  const snackbar = useSnackbar();
  const running = useRef<AbortController>(undefined);
  const [progress, setProgress] = useState<FileProgress>();
  const cancel = useCallback(() => running.current?.abort(), []);
  useEffect(() => cancel, [cancel]);

  const save = async (entry: ExportEntry, format: ExportFormat) => {
    if (running.current) return;
    const given = new AbortController();
    running.current = given;
    setProgress(NOTHING_YET);
    try {
      const file = await fetchExport(entry, format, { signal: given.signal, onProgress: setProgress });
      saveFile(file);
      snackbar.show({ type: 'success', title: t('export.saved'), text: file.name });
    } catch (error) {
      if (isAbortError(error)) return;
      // Whatever the call failed of, the file is not there, and trying again is all one can do.
      snackbar.show({
        type: 'error',
        title: t('export.failed'),
        action: { label: t('export.retry'), run: () => void save(entry, format) },
      });
    } finally {
      running.current = undefined;
      setProgress(undefined);
    }
  };

  return { save, progress, cancel };
};
