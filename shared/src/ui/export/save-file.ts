import type { ApiFile } from '../../http/index.ts';

/** The browser may still read the file after `click()` has returned. */
const REVOKE_DELAY_MS = 60_000;

/** Starts the browser's download of a file. */
export const saveFile = ({ name, blob }: ApiFile): void => {
  const url = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), REVOKE_DELAY_MS);
};
