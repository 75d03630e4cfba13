import { isApiError } from '@portal/shared/http';
import type { UploadFile } from '@portal/shared/ui/form';
import { useFileUploads } from '../../components/use-file-uploads.ts';
import { texts } from '../../texts.ts';
import { sendCover } from './music.api.ts';

/** The pictures that were chosen, and the sending of those that the server does not have yet. */
export function useCovers() {
  const { t } = texts.useTexts();
  const {
    files: covers,
    send,
    ...uploads
  } = useFileUploads<UploadFile>((error) => ({
    error: isApiError(error)
      ? (error.fileErrors[0]?.message ?? error.serverMessage)
      : t('faults.unreachable'),
  }));
  const unsent = covers.filter(({ progress }) => progress !== 1);
  return {
    ...uploads,
    covers,
    send: () =>
      send(unsent, async (file, options) => {
        await sendCover(file, options);
        return {};
      }),
    unsent: unsent.length,
  };
}
