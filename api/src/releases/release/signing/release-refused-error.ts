import { AppError } from '../../../errors/app-error.ts';

/** Why a domain's release set is not trusted. */
export const REFUSAL_REASONS = [
  'unsigned',
  'unknown_key',
  'retired_key',
  'bad_signature',
  'other_domain',
  'other_set',
  'other_candidate',
  'replayed',
  'expired',
  'changed_content',
] as const;

export type RefusalReason = (typeof REFUSAL_REASONS)[number];

/** The stored release of a domain is not what the server signed. */
export class ReleaseRefusedError extends AppError {
  override name = 'ReleaseRefusedError';
  readonly reason: RefusalReason;

  constructor(reason: RefusalReason) {
    super('release_untrusted');
    this.reason = reason;
  }
}
