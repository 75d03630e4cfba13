import type { ApiFile } from '@portal/shared/http';

/** The browser may still be reading the file when the click has returned. */
const KEPT_MS = 60_000;

/** Hands a file to the browser to be saved. */
export const saveFile = ({ name, blob }: ApiFile): void => {
  const url = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), KEPT_MS);
};
