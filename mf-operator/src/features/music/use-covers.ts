import { isApiError } from '@portal/shared/http';
import type { UploadFile } from '@portal/shared/ui/form';
import { useState } from 'react';
import { texts } from '../../texts.ts';
import { sendCover } from './music.api.ts';

/** The pictures that were chosen, and the sending of those that the server does not have yet. */
export function useCovers() {
  const { t } = texts.useTexts();
  const [covers, setCovers] = useState<readonly UploadFile[]>([]);
  const [isSending, setIsSending] = useState(false);
  const isUnsent = ({ progress }: UploadFile) => progress !== 1;

  const describeFailure = (error: unknown) => {
    if (!isApiError(error)) return t('faults.unreachable');
    return error.faults[0]?.message ?? error.serverMessage;
  };
  const update = (id: string, change: Partial<UploadFile>) =>
    setCovers((all) => all.map((one) => (one.id === id ? { ...one, ...change } : one)));
  const send = async () => {
    setIsSending(true);
    // One after the other, because the server decodes each picture.
    for (const { id, file } of covers.filter(isUnsent)) {
      update(id, { progress: 0, error: undefined });
      try {
        await sendCover(file);
        update(id, { progress: 1 });
      } catch (error) {
        update(id, { error: describeFailure(error) });
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
    isSending,
    unsent: covers.filter(isUnsent).length,
  };
}
