import type { Ref } from 'react';

/** Assigns an element to a callback ref or a ref object. */
export const assignRef = <T>(ref: Ref<T> | undefined, element: T | null): void => {
  if (typeof ref === 'function') ref(element);
  else if (ref) ref.current = element;
};
