import { definePath } from '@portal/shared/routing';

/** The payouts; with `member` those of one payee, which of the manager's own id is what the platform pays it. */
export const payoutsPath = definePath('/dashboard/payouts');
