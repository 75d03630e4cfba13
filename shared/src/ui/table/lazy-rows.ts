import { lazy } from 'react';
import type { VirtualCards as VirtualCardsPart } from './virtual-cards.tsx';
import type { VirtualRows as VirtualRowsPart } from './virtual-rows.tsx';

// `lazy` loses the type of a generic component, hence the casts.

/** The rows of a virtualised table, loaded lazily. */
export const VirtualRows = lazy(async () => ({
  default: (await import('./virtual-rows.tsx')).VirtualRows,
})) as unknown as typeof VirtualRowsPart;

/** The cards of a virtualised table, loaded lazily. */
export const VirtualCards = lazy(async () => ({
  default: (await import('./virtual-cards.tsx')).VirtualCards,
})) as unknown as typeof VirtualCardsPart;
