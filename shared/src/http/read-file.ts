import type { ApiFile, FileProgress } from './client-types.ts';
import { ContractError, NetworkError } from './errors.ts';
import type { RequestTarget } from './errors.ts';

/** The file name from `filename*`, which is percent-encoded UTF-8 (RFC 5987). */
const parseFileName = (disposition: string | null) => {
  const name = /^attachment;.*filename\*=UTF-8''([\w.%-]+)/.exec(disposition ?? '')?.[1];
  return name && decodeURIComponent(name);
};

/** Reads a file from a response and reports its progress. */
export const readFile = async (
  target: RequestTarget,
  response: Response,
  onProgress: (progress: FileProgress) => void = () => {},
): Promise<ApiFile> => {
  const name = parseFileName(response.headers.get('Content-Disposition'));
  if (name === undefined || response.body === null) throw new ContractError(target, 'the body is no file');
  const total = Number(response.headers.get('Content-Length')) || undefined;
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let received = 0;
  const reader = response.body.getReader();
  try {
    for (;;) {
      onProgress({ received, total });
      const { done, value } = await reader.read();
      if (done) break;
      parts.push(value);
      received += value.byteLength;
    }
  } catch (error) {
    // Browsers report a connection that is lost after the headers as a TypeError.
    if (error instanceof TypeError) throw new NetworkError(target, { cause: error });
    throw error;
  }
  return { name, blob: new Blob(parts, { type: response.headers.get('Content-Type') ?? '' }) };
};
