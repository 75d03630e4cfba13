import type { Category } from './register.api.ts';

/** The categories of a channel, in the order in which they are offered. */
export const CATEGORIES = ['bgm', 'song', 'ost'] as const satisfies readonly Category[];
