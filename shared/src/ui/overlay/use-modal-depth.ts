import { useLayoutEffect, useState } from 'react';

/** Open modals in the order they were opened; they may belong to different remotes. */
const open: symbol[] = [];

/** How many modals are open below this one. */
export const useModalDepth = (isOpen: boolean): number => {
  const [depth, setDepth] = useState(0);
  useLayoutEffect(() => {
    if (!isOpen) return;
    const self = Symbol('modal');
    setDepth(open.length);
    open.push(self);
    return () => {
      open.splice(open.indexOf(self), 1);
    };
  }, [isOpen]);
  return depth;
};
