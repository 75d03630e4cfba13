import { lazy } from 'react';
import type { VirtualCards as VirtualCardsPart } from './virtual-cards.tsx';
import type { VirtualRows as VirtualRowsPart } from './virtual-rows.tsx';

// Only long lists need them. The type of a generic component does not survive `lazy`.

/** The rows of a long table, fetched when there is one. */
export const VirtualRows = lazy(async () => ({
  default: (await import('./virtual-rows.tsx')).VirtualRows,
})) as unknown as typeof VirtualRowsPart;

/** The cards of a long table. */
export const VirtualCards = lazy(async () => ({
  default: (await import('./virtual-cards.tsx')).VirtualCards,
})) as unknown as typeof VirtualCardsPart;
