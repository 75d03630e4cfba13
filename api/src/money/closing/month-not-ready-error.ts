import type { MonthRefusal } from './month-checks.ts';

/** The checks refuse to close a month. */
export class MonthNotReadyError extends Error {
  override name = 'MonthNotReadyError';
  readonly refusals: readonly MonthRefusal[];

  constructor(refusals: readonly MonthRefusal[]) {
    super(`The month cannot be closed: ${refusals.join(', ')}.`);
    this.refusals = refusals;
  }
}
