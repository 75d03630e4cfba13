import type { UploadProgress } from './client-types.ts';

/** Statuses with which `new Response` rejects a body; the API sends no others. */
const NULL_BODY_STATUSES = [204, 304];

const readHeaders = (xhr: XMLHttpRequest): Headers => {
  const headers = new Headers();
  for (const line of xhr.getAllResponseHeaders().trim().split('\r\n')) {
    const [name = '', ...value] = line.split(': ');
    if (name !== '') headers.append(name, value.join(': '));
  }
  return headers;
};

/**
 * A `fetch` that sends `body` and reports its progress. Only XMLHttpRequest does so in every browser: `fetch` needs a
 * stream for it, which Chromium sends over HTTP/2 only.
 */
export const createUploadFetch =
  (body: Blob, onProgress: (progress: UploadProgress) => void): typeof fetch =>
  async (input, init) => {
    const { method, url, headers, signal } = new Request(input, init);
    signal.throwIfAborted();
    return new Promise((resolve, reject) => {
      const xhr = new XMLHttpRequest();
      const abort = () => xhr.abort();
      signal.addEventListener('abort', abort);
      xhr.open(method, url);
      headers.forEach((value, name) => xhr.setRequestHeader(name, value));
      xhr.upload.onprogress = ({ loaded, total }) => onProgress({ sent: loaded, total });
      xhr.onload = () =>
        resolve(
          new Response(NULL_BODY_STATUSES.includes(xhr.status) ? null : xhr.responseText, {
            status: xhr.status,
            statusText: xhr.statusText,
            headers: readHeaders(xhr),
          }),
        );
      // ky recognises a network failure by this message.
      xhr.onerror = () => reject(new TypeError('Failed to fetch'));
      xhr.onabort = () => reject(signal.reason);
      xhr.onloadend = () => signal.removeEventListener('abort', abort);
      onProgress({ sent: 0, total: body.size });
      xhr.send(body);
    });
  };
