import { isAbortError, isApiError } from '@portal/shared/http';
import type { UploadProgress } from '@portal/shared/http';
import type { UploadFile } from '@portal/shared/ui/form';
import { useRef, useState } from 'react';
import { texts } from '../../texts.ts';
import { sendCover } from './music.api.ts';

/** The progress of a picture that was sent, until the server has stored it. */
const ALMOST = 0.99;

/** The pictures that were chosen, and the sending of those that the server does not have yet. */
export function useCovers() {
  const { t } = texts.useTexts();
  const [covers, setCovers] = useState<readonly UploadFile[]>([]);
  const [isSending, setIsSending] = useState(false);
  const run = useRef<AbortController>(undefined);
  const isUnsent = ({ progress }: UploadFile) => progress !== 1;

  const describeFailure = (error: unknown) => {
    if (!isApiError(error)) return t('faults.unreachable');
    return error.fileErrors[0]?.message ?? error.serverMessage;
  };
  const update = (id: string, change: Partial<UploadFile>) =>
    setCovers((all) => all.map((one) => (one.id === id ? { ...one, ...change } : one)));
  const send = async () => {
    setIsSending(true);
    const { signal } = (run.current = new AbortController());
    // One after the other, because the server decodes each picture.
    for (const { id, file } of covers.filter(isUnsent)) {
      if (signal.aborted) break;
      update(id, { progress: 0, error: undefined });
      const showProgress = ({ sent, total }: UploadProgress) =>
        // It is stored only once the server has answered.
        update(id, { progress: Math.min(sent / total, ALMOST) });
      try {
        await sendCover(file, { signal, onUploadProgress: showProgress });
        update(id, { progress: 1 });
      } catch (error) {
        update(id, isAbortError(error) ? { progress: undefined } : { error: describeFailure(error) });
      }
    }
    setIsSending(false);
  };
  return {
    covers,
    /** A file of the same name replaces the one that was chosen before, as it does at the server. */
    add: (files: File[]) =>
      setCovers((all) => [
        ...all.filter(({ id }) => !files.some(({ name }) => name === id)),
        ...files.map((file) => ({ id: file.name, file })),
      ]),
    remove: ({ id }: UploadFile) => setCovers((all) => all.filter((one) => one.id !== id)),
    send,
    /** Ends with the picture that is being sent; those before it stay at the server. */
    cancel: () => run.current?.abort(),
    isSending,
    unsent: covers.filter(isUnsent).length,
  };
}
