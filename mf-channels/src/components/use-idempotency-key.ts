import { useRef } from 'react';

/**
 * Returns a function from the content of a write to its idempotency key. The same content keeps its key while the dialog
 * is open, so that a repeated attempt after a lost response has no second effect.
 */
export function useIdempotencyKey() {
  const keys = useRef(new Map<string, string>());
  return (content: object): string => {
    const name = JSON.stringify(content);
    const key = keys.current.get(name) ?? crypto.randomUUID();
    keys.current.set(name, key);
    return key;
  };
}
