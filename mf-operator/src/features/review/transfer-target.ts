import { atom, useSetAtom } from '@portal/shared/state';
import type { ReviewedChannel } from './review.api.ts';

/** The channel that the transfer dialog is about; `count` makes each opening a new instance. */
export type TransferTarget = { channel: ReviewedChannel; isOpen: boolean; count: number };

export const transferTargetAtom = atom<TransferTarget | undefined>(undefined);

/** Opens the dialog that gives a channel to another account. */
export function useOpenTransfer() {
  const setTarget = useSetAtom(transferTargetAtom);
  return (channel: ReviewedChannel) =>
    setTarget((target) => ({ channel, isOpen: true, count: (target?.count ?? 0) + 1 }));
}
