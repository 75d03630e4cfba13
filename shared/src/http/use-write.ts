import { useRef } from 'react';
import { useMutation } from '@tanstack/react-query';
import type { UseMutationResult } from '@tanstack/react-query';

/** The header by which a repeated write has one effect. */
export type WriteHeaders = Record<'Idempotency-Key', string>;

/** Options of `useWrite`. */
export type WriteOptions<Response, Input> = {
  /** Sends the write with the headers of the attempt. */
  send: (input: Input, headers: WriteHeaders) => Promise<Response>;
  onSuccess?: (response: Response, input: Input) => unknown;
  /** Also called after a failure. */
  onSettled?: () => unknown;
};

/** What `useWrite` returns: a mutation whose calls are guarded. */
export type Write<Response, Input> = Pick<
  UseMutationResult<Response, Error, Input>,
  'data' | 'error' | 'isError' | 'isPending' | 'isSuccess' | 'reset'
> & {
  /** Sends the input; a failure is in `error`. */
  mutate: (input: Input) => void;
  /** Sends the input and returns the response; rejects with the failure, as a form expects it. */
  mutateAsync: (input: Input) => Promise<Response>;
};

/**
 * Returns a function from the content of a write to its idempotency key. The same content keeps its key while the component
 * is mounted, so that a repeated attempt after a lost response has no second effect.
 */
export const useIdempotencyKey = (): ((content: unknown) => string) => {
  const keys = useRef(new Map<string, string>());
  return (content) => {
    const name = JSON.stringify(content);
    const key = keys.current.get(name) ?? crypto.randomUUID();
    keys.current.set(name, key);
    return key;
  };
};

/**
 * A mutation for the write of a form that is mounted anew whenever it is opened. It sends one call at a time, and the same
 * content once until it fails: the second click of a double click may come before the button is rendered as busy, or after
 * a quick response.
 */
export const useWrite = <Response, Input>({
  send,
  ...options
}: WriteOptions<Response, Input>): Write<Response, Input> => {
  const keyOf = useIdempotencyKey();
  const sent = useRef<{ content: string; response: Promise<Response> }>(undefined);
  const isRunning = useRef(false);
  const mutation = useMutation({
    ...options,
    mutationFn: (input: Input) => send(input, { 'Idempotency-Key': keyOf(input) }),
    // The input may contain a password, which must not stay in the cache.
    gcTime: 0,
  });

  const start = async (input: Input) => {
    isRunning.current = true;
    try {
      return await mutation.mutateAsync(input);
    } catch (error) {
      sent.current = undefined;
      throw error;
    } finally {
      isRunning.current = false;
    }
  };
  const mutateAsync = (input: Input) => {
    const content = JSON.stringify(input);
    if (!sent.current || !(isRunning.current || sent.current.content === content))
      sent.current = { content, response: start(input) };
    return sent.current.response;
  };
  return {
    ...mutation,
    mutateAsync,
    mutate: (input) => {
      // The failure is in `error`.
      mutateAsync(input).catch(() => undefined);
    },
  };
};
