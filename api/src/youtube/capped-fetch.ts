import { ResponseTooLargeError } from './youtube-error.ts';

export type FetchLimits = {
  /** For the whole exchange, the body included. */
  milliseconds: number;
  bytes: number;
};

const readUpTo = async (body: ReadableStream<Uint8Array<ArrayBuffer>>, limit: number) => {
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  for await (const chunk of body) {
    size += chunk.byteLength;
    // Leaving the loop cancels the stream and closes the connection.
    if (size > limit) throw new ResponseTooLargeError(`more than ${limit} bytes`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
};

/** `fetch` for a server that is not trusted: it follows no redirect, and limits time and bytes. */
export const createCappedFetch =
  ({ milliseconds, bytes }: FetchLimits): typeof fetch =>
  async (input, init) => {
    const limit = AbortSignal.timeout(milliseconds);
    const signal = init?.signal ? AbortSignal.any([init.signal, limit]) : limit;
    const response = await fetch(input, { ...init, redirect: 'error', signal });
    const content = response.body ? await readUpTo(response.body, bytes) : undefined;
    return new Response(content, { status: response.status, headers: response.headers });
  };
