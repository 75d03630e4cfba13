import type { Channel } from './channels.api.ts';

/** What the status badge says; the last one is an approval that does not count yet. */
export type ShownStatus = 'waiting' | 'on_hold' | 'approved' | 'rejected' | 'needs_verification';

const BY_NUMBER = ['waiting', 'on_hold', 'approved', 'rejected'] as const satisfies readonly ShownStatus[];

/**
 * The state of a channel as a manager has to understand it: where the domain asks for verification, an approved
 * channel that is not verified earns nothing yet.
 */
export function shownStatus(
  { status, verification }: Pick<Channel, 'status' | 'verification'>,
  isVerificationNeeded: boolean,
): ShownStatus {
  const shown = BY_NUMBER[status];
  if (shown === 'approved' && isVerificationNeeded && verification !== 'verified')
    return 'needs_verification';
  return shown;
}
