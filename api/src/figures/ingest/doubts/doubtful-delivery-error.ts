import type { Doubt } from './doubt.ts';

/** A delivery was refused because it looks wrong, although its file has no error; each doubt says what accepts it. */
export class DoubtfulDeliveryError extends Error {
  override name = 'DoubtfulDeliveryError';
  readonly errors: readonly Doubt[];

  constructor(errors: readonly Doubt[]) {
    super(errors.map(({ path, message }) => `${path}: ${message}`).join('\n'));
    this.errors = errors;
  }
}
