import { useNavigate } from '@portal/shared/routing';
import { useAskBeforeLeaving } from '../../routing/leave-guard.tsx';

/**
 * Returns a function that opens an address in place of the palette, so that Back leads to the page it was opened on; asks first
 * if unsaved work would be lost.
 */
export const useOpenAddress = (): ((to: string) => void) => {
  const navigate = useNavigate();
  const ask = useAskBeforeLeaving();
  return (to) => ask(to, () => void navigate(to, { replace: true }));
};
