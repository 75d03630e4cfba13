import { useQueryFlag } from '@portal/shared/routing';
import { useSetAtom } from '@portal/shared/state';
import type { Channel } from '../../components/channel.ts';
import { dialogTargetsAtom } from '../../components/dialog-targets.ts';

/** Functions that open a dialog about channels. */
export function useChannelDialogs() {
  const setTargets = useSetAtom(dialogTargetsAtom);
  const assign = useQueryFlag('assign');
  const unassign = useQueryFlag('unassign');
  const deletion = useQueryFlag('delete');
  const history = useQueryFlag('history');
  const openWith = (flag: typeof assign) => (channels: readonly Channel[]) => {
    setTargets(channels);
    flag.open();
  };
  return {
    assign: openWith(assign),
    unassign: openWith(unassign),
    remove: openWith(deletion),
    history: openWith(history),
  };
}
