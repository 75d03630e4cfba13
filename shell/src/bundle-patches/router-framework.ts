import type { Ref } from 'react';
import { createContext } from 'react';

/**
 * Replaces react-router's framework-mode components, which its links import, with their behaviour outside that mode: no
 * prefetch. The portal preloads scripts itself, with the hashes of the release set.
 */
export const FrameworkContext = createContext(undefined);

export const usePrefetchBehavior = () => [false, null, {}] as const;

export const PrefetchPageLinks = () => null;

/** Links pass only their forwarded ref, so there is no second ref to merge. */
export const mergeRefs = <Value>(forwarded: Ref<Value>): Ref<Value> => forwarded;
