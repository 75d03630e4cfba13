import { useRef, useState } from 'react';
import type { WriteHeaders } from './members.api.ts';

/**
 * Sends one write at a time: a second submit, e.g. of a double click, waits for the first one. The same content keeps
 * its idempotency key while the form is open, so that a repeated attempt after a lost response has no second effect.
 */
export const useWrite = <Input extends object, ResponseBody>(
  call: (input: Input, headers: WriteHeaders) => Promise<ResponseBody>,
  onDone: (response: ResponseBody, input: Input) => void,
) => {
  const [isPending, setPending] = useState(false);
  const running = useRef<Promise<void>>(undefined);
  const keys = useRef(new Map<string, string>());

  const send = async (input: Input) => {
    const content = JSON.stringify(input);
    const key = keys.current.get(content) ?? crypto.randomUUID();
    keys.current.set(content, key);
    setPending(true);
    try {
      onDone(await call(input, { 'Idempotency-Key': key }), input);
    } finally {
      running.current = undefined;
      setPending(false);
    }
  };
  const submit = (input: Input): Promise<void> => {
    running.current ??= send(input);
    return running.current;
  };
  return { submit, isPending };
};
