import type { Freeze } from './freeze.repository.ts';

/** A domain must not move, because it is in a freeze window. */
export class ReleaseFrozenError extends Error {
  override name = 'ReleaseFrozenError';
  readonly freeze: Freeze;

  constructor(freeze: Freeze) {
    super(`No moves until ${freeze.until.toISOString()}: ${freeze.reason}`);
    this.freeze = freeze;
  }
}
