import { paths, useNavigate, useQueryFlag } from '@portal/shared/routing';
import type { MenuEntry } from '@portal/shared/ui/overlay';
import { useCallback, useInsertionEffect, useRef } from 'react';
import { texts } from '../../texts.ts';

/** The commands of one member, for menus and buttons. */
export const useMemberActions = () => {
  const { t } = texts.useTexts();
  const navigate = useNavigate();
  const share = useQueryFlag('share');
  const password = useQueryFlag('password');
  const deletion = useQueryFlag('delete');
  const commands = {
    goTo: (address: string) => void navigate(address),
    openShare: share.open,
    openPassword: password.open,
    openDeletion: deletion.open,
  };
  const latest = useRef(commands);
  useInsertionEffect(() => {
    latest.current = commands;
  });

  // Both functions are stable, or each change of the address would render every row of the list again.
  const getReportEntries = useCallback(
    (id: string): MenuEntry[] => [
      {
        id: 'channels',
        label: t('menu.channels'),
        icon: 'channels',
        onSelect: () => latest.current.goTo(paths.manageChannel.href({ member: id })),
      },
      {
        id: 'report',
        label: t('menu.report'),
        icon: 'chart',
        onSelect: () => latest.current.goTo(paths.dashboard.href({ member: id })),
      },
      'separator',
      {
        id: 'delete',
        label: t('menu.delete'),
        icon: 'trash',
        tone: 'bad',
        onSelect: () => latest.current.openDeletion(id),
      },
    ],
    [t],
  );
  const getRowEntries = useCallback(
    (id: string): MenuEntry[] => [
      {
        id: 'open',
        label: t('menu.open'),
        icon: 'user',
        onSelect: () => latest.current.goTo(paths.member.href({ id })),
      },
      {
        id: 'share',
        label: t('menu.share'),
        icon: 'sliders',
        onSelect: () => latest.current.openShare(id),
      },
      {
        id: 'password',
        label: t('menu.password'),
        icon: 'key',
        onSelect: () => latest.current.openPassword(id),
      },
      ...getReportEntries(id),
    ],
    [t, getReportEntries],
  );
  return {
    openShare: share.open,
    openPassword: password.open,
    /** All commands of a row of the list. */
    getRowEntries,
    /** The commands of a member's page that have no button of their own. */
    getReportEntries,
  };
};
