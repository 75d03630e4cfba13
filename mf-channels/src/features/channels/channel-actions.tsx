import { useNavigate, useQueryFlag } from '@portal/shared/routing';
import { useSetAtom } from '@portal/shared/state';
import { createContext, useContext, useInsertionEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import type { Channel } from '../../components/channel.ts';
import { dialogTargetsAtom } from '../../components/dialog-targets.ts';

/** Functions that open a dialog about channels, or another page. */
export type ChannelActions = {
  assign: (channels: readonly Channel[]) => void;
  unassign: (channels: readonly Channel[]) => void;
  remove: (channels: readonly Channel[]) => void;
  history: (channels: readonly Channel[]) => void;
  verify: (id: string) => void;
  review: (id: string) => void;
  goTo: (address: string) => void;
};

const ChannelActionsContext = createContext<ChannelActions | undefined>(undefined);

function useLatestActions(): ChannelActions {
  const setTargets = useSetAtom(dialogTargetsAtom);
  const navigate = useNavigate();
  const flags = {
    assign: useQueryFlag('assign'),
    unassign: useQueryFlag('unassign'),
    remove: useQueryFlag('delete'),
    history: useQueryFlag('history'),
    verify: useQueryFlag('verify'),
    review: useQueryFlag('review'),
  };
  const openWith = (name: 'assign' | 'unassign' | 'remove' | 'history') => (channels: readonly Channel[]) => {
    setTargets(channels);
    flags[name].open();
  };
  return {
    assign: openWith('assign'),
    unassign: openWith('unassign'),
    remove: openWith('remove'),
    history: openWith('history'),
    verify: flags.verify.open,
    review: flags.review.open,
    goTo: (address) => void navigate(address),
  };
}

/** Gives rows their actions; these never change, or each change of the address would render every row again. */
export function ChannelActionsProvider({ children }: { children: ReactNode }) {
  const actions = useLatestActions();
  const latest = useRef(actions);
  useInsertionEffect(() => {
    latest.current = actions;
  });
  const [stable] = useState<ChannelActions>(() => ({
    assign: (channels) => latest.current.assign(channels),
    unassign: (channels) => latest.current.unassign(channels),
    remove: (channels) => latest.current.remove(channels),
    history: (channels) => latest.current.history(channels),
    verify: (id) => latest.current.verify(id),
    review: (id) => latest.current.review(id),
    goTo: (address) => latest.current.goTo(address),
  }));
  return <ChannelActionsContext value={stable}>{children}</ChannelActionsContext>;
}

export function useChannelActions(): ChannelActions {
  const actions = useContext(ChannelActionsContext);
  if (!actions) throw new Error('Channels need a ChannelActionsProvider around them.');
  return actions;
}
