export type EndlessResponse = {
  headers: Record<string, string>;
  /** The part of the body that arrives. */
  firstChunk: string;
  /** What happens after it. @default nothing */
  afterFirstChunk?: (controller: ReadableStreamDefaultController<Uint8Array>) => void;
};

/**
 * Responds to every request with the beginning of a body; the stream ends when its request is aborted, as a browser's does.
 */
export const createEndlessResponse = ({ headers, firstChunk, afterFirstChunk }: EndlessResponse): void => {
  // Node garbage-collects an unreferenced request, and its signal then no longer follows the caller's.
  const requests: Request[] = [];
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (input) => {
    const request = input instanceof Request ? input : new Request(String(input));
    requests.push(request);
    request.signal.throwIfAborted();
    const body = new ReadableStream<Uint8Array>({
      start: (controller) => {
        controller.enqueue(new TextEncoder().encode(firstChunk));
        request.signal.addEventListener('abort', () => controller.error(request.signal.reason));
        afterFirstChunk?.(controller);
      },
    });
    return new Response(body, { headers });
  });
};
