export type Unfinished = {
  headers: Record<string, string>;
  /** What of the body comes. */
  begins: string;
  /** What happens then; nothing, where it is left out. */
  then?: (controller: ReadableStreamDefaultController<Uint8Array>) => void;
};

/**
 * Answers every call with the beginning of a body. The stream is one that the network would feed, and ends with its
 * request as the browser's does.
 */
export const createEndlessResponse = ({ headers, begins, then }: Unfinished): void => {
  // Node keeps a request's signal following its caller's only while somebody keeps the request.
  const requests: Request[] = [];
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (input) => {
    const request = input instanceof Request ? input : new Request(String(input));
    requests.push(request);
    request.signal.throwIfAborted();
    const body = new ReadableStream<Uint8Array>({
      start: (controller) => {
        controller.enqueue(new TextEncoder().encode(begins));
        request.signal.addEventListener('abort', () => controller.error(request.signal.reason));
        then?.(controller);
      },
    });
    return new Response(body, { headers });
  });
};
