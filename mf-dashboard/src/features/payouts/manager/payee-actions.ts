import type { TranslateText } from '@portal/shared/i18n';
import { paths } from '@portal/shared/routing';
import type { NavigateFunction } from '@portal/shared/routing';
import type { MenuEntry } from '@portal/shared/ui/overlay';
import type ko from '../locales/ko.json';
import type { Payee, TaskDialog } from './payout-task.ts';

type Context = {
  t: TranslateText<typeof ko>;
  open: TaskDialog['open'];
  navigate: NavigateFunction;
};

/** The commands of a payee, for the menus of rows and of its own page. */
export const listPayeeActions = (payee: Payee, { t, open, navigate }: Context): MenuEntry[] => [
  {
    id: 'payment',
    label: t('action.payment'),
    icon: 'payment',
    onSelect: () => open({ kind: 'payment', payee }),
  },
  {
    id: 'advance',
    label: t('action.advance'),
    icon: 'wallet',
    isDisabled: payee.isArchived,
    // A remote has no components of another one, and the form is no part of the contract: the member's page has it.
    onSelect: () => void navigate(`${paths.member.href({ id: payee.id })}#advances`),
  },
  {
    id: 'hold',
    label: t('action.hold'),
    icon: 'circle-pause',
    onSelect: () => open({ kind: 'hold', payee }),
  },
  {
    id: 'release',
    label: t('action.release'),
    icon: 'play',
    onSelect: () => open({ kind: 'release', payee }),
  },
  'separator',
  {
    id: 'minimum',
    label: t('action.minimum'),
    icon: 'sliders',
    onSelect: () => open({ kind: 'minimum', payee }),
  },
  { id: 'bank', label: t('action.bank'), icon: 'building', onSelect: () => open({ kind: 'bank', payee }) },
  'separator',
  {
    id: 'reversal',
    label: t('action.reversal'),
    icon: 'undo',
    tone: 'bad',
    onSelect: () => open({ kind: 'reversal', payee }),
  },
];
