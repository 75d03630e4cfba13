import { useEffect } from 'react';

/** The id of the element of a move in the log. */
export const formatMoveId = (number: number): string => `move-${number}`;

/** Focuses the move that a link leads to; undefined while it is not listed. */
export function useLinkedMove(number: number | undefined) {
  useEffect(() => {
    if (number !== undefined) document.getElementById(formatMoveId(number))?.focus();
  }, [number]);
}
