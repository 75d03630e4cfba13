import type { Channel } from '../../components/channel.ts';

/** The status of the badge; `needs_verification` is an approved channel that is not verified yet. */
export type DisplayStatus = 'waiting' | 'on_hold' | 'approved' | 'rejected' | 'needs_verification';

const STATUS_BY_NUMBER = [
  'waiting',
  'on_hold',
  'approved',
  'rejected',
] as const satisfies readonly DisplayStatus[];

/**
 * The status to show for a channel: where the domain requires verification, an approved channel that is not verified has
 * no revenue yet and is shown as `needs_verification`.
 */
export function getDisplayStatus(
  { status, verification }: Pick<Channel, 'status' | 'verification'>,
  isVerificationNeeded: boolean,
): DisplayStatus {
  const reviewStatus = STATUS_BY_NUMBER[status];
  if (reviewStatus === 'approved' && isVerificationNeeded && verification !== 'verified')
    return 'needs_verification';
  return reviewStatus;
}
