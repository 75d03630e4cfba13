import { useLayoutEffect } from 'react';
import { setInteractionModality } from 'react-aria-components';

const leaveVirtualModality = () => setInteractionModality('keyboard');

/**
 * Lets an overlay take and restore the focus at once. react-aria takes Enter on a native button for a screen reader's
 * click, after which it moves the focus only when all transitions of the page have ended: keys that are pressed meanwhile
 * are lost, and a focus restored that late goes to the button of an overlay that closed long before.
 */
export const useFocusAtOnce = (isOpen: boolean): void => {
  useLayoutEffect(() => {
    if (!isOpen) return;
    leaveVirtualModality();
    return leaveVirtualModality;
  }, [isOpen]);
};
