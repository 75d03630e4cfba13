import type { Ref } from 'react';

/** Hands an element to a ref of whichever kind. */
export const assignRef = <T>(ref: Ref<T> | undefined, element: T | null): void => {
  if (typeof ref === 'function') ref(element);
  else if (ref) ref.current = element;
};
