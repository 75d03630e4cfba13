import type { RefusalLimits } from '../http/refusal-delay.ts';

/** Limits that delay no refusal: tests send thousands of refused requests from one address. */
export const undelayedRefusals: RefusalLimits = {
  free: Infinity,
  regainMs: 1,
  stepMs: 1,
  maxDelayMs: 0,
  waiting: Infinity,
};
