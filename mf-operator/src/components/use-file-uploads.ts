import { isAbortError } from '@portal/shared/http';
import type { CallOptions, UploadProgress } from '@portal/shared/http';
import type { UploadFile } from '@portal/shared/ui/form';
import { useRef, useState } from 'react';

/** The progress of a file that was sent, until the server has stored it. */
const ALMOST = 0.99;

export type UploadOptions = Required<Pick<CallOptions, 'signal' | 'onUploadProgress'>>;

/** The files that were chosen, and their sending. `describeFailure` returns what a failure changes of its file. */
export function useFileUploads<Chosen extends UploadFile>(
  describeFailure: (error: unknown) => Partial<Chosen>,
) {
  const [files, setFiles] = useState<readonly (UploadFile & Partial<Chosen>)[]>([]);
  const [isSending, setIsSending] = useState(false);
  const run = useRef<AbortController>(undefined);

  const update = (id: string, change: Partial<UploadFile> | Partial<Chosen>) =>
    setFiles((all) => all.map((one) => (one.id === id ? { ...one, ...change } : one)));

  return {
    files,
    /** A file of the same name replaces the one that was chosen before, as it does at the server. */
    add: (added: File[]) =>
      setFiles((all) => [
        ...all.filter(({ id }) => !added.some(({ name }) => name === id)),
        ...added.map((file) => ({ id: file.name, file }) as UploadFile & Partial<Chosen>),
      ]),
    remove: ({ id }: UploadFile) => setFiles((all) => all.filter((one) => one.id !== id)),
    /** Sends files one after the other, as the server takes them; `sendFile` returns what its response changes of the file. */
    async send(
      chosen: readonly UploadFile[],
      sendFile: (file: File, options: UploadOptions) => Promise<Partial<Chosen>>,
    ) {
      setIsSending(true);
      const { signal } = (run.current = new AbortController());
      for (const { id, file } of chosen) {
        if (signal.aborted) break;
        update(id, { progress: 0, error: undefined });
        const onUploadProgress = ({ sent, total }: UploadProgress) =>
          update(id, { progress: Math.min(sent / total, ALMOST) });
        try {
          update(id, { ...(await sendFile(file, { signal, onUploadProgress })), progress: 1 });
        } catch (error) {
          update(id, isAbortError(error) ? { progress: undefined } : describeFailure(error));
        }
      }
      setIsSending(false);
    },
    /** Ends with the file that is being sent; those before it stay at the server. */
    cancel: () => run.current?.abort(),
    isSending,
  };
}
