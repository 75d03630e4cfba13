import type { Ref } from 'react';
import { createContext } from 'react';

/**
 * What react-router's links ask of its framework mode, answered as it answers where that mode is off: nothing is
 * fetched ahead. The portal does that itself, with the hashes of the release set.
 */
export const FrameworkContext = createContext(undefined);

export const usePrefetchBehavior = () => [false, null, {}] as const;

export const PrefetchPageLinks = () => null;

/** Links forward their ref only; there is no other to merge it with. */
export const mergeRefs = <Value>(forwarded: Ref<Value>): Ref<Value> => forwarded;
