import { useQueryFlag } from '@portal/shared/routing';
import { atom, useSetAtom } from '@portal/shared/state';
import type { Delivery } from './deliveries.api.ts';

/** The delivery that the open dialog withdraws or brings back. */
export const deliveryTargetAtom = atom<Delivery | undefined>(undefined);

/** Opens the dialog that withdraws a delivery that counts, or brings back one that does not. */
export function useOpenWithdrawal() {
  const setTarget = useSetAtom(deliveryTargetAtom);
  const { open } = useQueryFlag('delete');
  return (delivery: Delivery) => {
    setTarget(delivery);
    open(delivery.id);
  };
}
