import { isApiError } from '@portal/shared/http';
import type { UploadFile } from '@portal/shared/ui/form';
import { describeMediaError } from '../../components/describe-file-error.ts';
import { useFileUploads } from '../../components/use-file-uploads.ts';
import { texts } from '../../texts.ts';
import { type MediaKind, mediaKinds } from './media-kinds.ts';

/** The files that were chosen, and the sending of those that the server does not have yet. */
export function useMedia(kind: MediaKind) {
  const { t } = texts.useTexts();
  const describeFailure = (error: unknown) => {
    if (!isApiError(error)) return t('faults.unreachable');
    const [refusal] = error.fileErrors;
    return (refusal && describeMediaError(refusal, t)) ?? refusal?.message ?? error.serverMessage;
  };
  const { files, send, ...uploads } = useFileUploads<UploadFile>((error) => ({
    error: describeFailure(error),
  }));
  const unsent = files.filter(({ progress }) => progress !== 1);
  return {
    ...uploads,
    files,
    send: () =>
      send(unsent, async (file, options) => {
        await mediaKinds[kind].sendFile(file, options);
        return {};
      }),
    unsent: unsent.length,
  };
}
