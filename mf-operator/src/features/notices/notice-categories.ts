import type { OperatorNotice } from './notices.api.ts';

/** The categories of notices, in the order in which operators choose among them. */
export const NOTICE_CATEGORIES = [
  'general',
  'settlement',
  'music',
  'guide',
  'maintenance',
] as const satisfies readonly OperatorNotice['category'][];
