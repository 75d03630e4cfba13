import type { ReactNode } from 'react';

/**
 * Wraps text that a caller passes in an element of its own, where it has siblings. Page translation replaces text nodes,
 * and React then fails to change or remove them.
 */
export const wrapText = (node: ReactNode): Exclude<ReactNode, string | number | bigint> =>
  typeof node === 'string' || typeof node === 'number' || typeof node === 'bigint'
    ? node !== '' && <span>{node}</span>
    : node;
