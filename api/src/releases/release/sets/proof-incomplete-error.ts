import type { ProofFailure } from './proof.ts';

/** A report without failures that left out pages, of which it says nothing; no proof is stored. */
export class ProofIncompleteError extends Error {
  override name = 'ProofIncompleteError';
  readonly missed: readonly ProofFailure[];

  constructor(missed: readonly ProofFailure[]) {
    super(`${missed.length} pages of the set were not opened.`);
    this.missed = missed;
  }
}
