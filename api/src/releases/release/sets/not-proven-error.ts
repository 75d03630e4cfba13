import type { ReleaseSet } from '@portal/shared/release';
import type { Proof } from './proof.repository.ts';

/** A set that must not be activated, because no proof of it passed; `proof` is the one that failed, if any. */
export class NotProvenError extends Error {
  override name = 'NotProvenError';
  readonly set: string;
  readonly proof: Proof | undefined;

  constructor({ id }: ReleaseSet, proof: Proof | undefined) {
    super(`The set ${id} ${proof ? 'failed its proof' : 'is not proven'}.`);
    this.set = id;
    this.proof = proof;
  }
}
