import { useState } from 'react';

/** Whether a dialog has been open: its code is loaded then, and it stays mounted while it closes. */
export const useWasOpened = (isOpen: boolean): boolean => {
  const [wasOpened, setWasOpened] = useState(isOpen);
  if (isOpen && !wasOpened) setWasOpened(true);
  return wasOpened;
};
