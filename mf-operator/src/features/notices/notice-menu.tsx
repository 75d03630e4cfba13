import { useLanguage } from '@portal/shared/i18n';
import { paths, useNavigate, useQueryFlag } from '@portal/shared/routing';
import { IconButton } from '@portal/shared/ui/controls';
import { Menu } from '@portal/shared/ui/overlay';
import { texts } from '../../texts.ts';
import { pickTitle } from './notice-texts.ts';
import type { OperatorNotice } from './notices.api.ts';
import { useNoticeChange } from './use-notice-change.ts';

export type NoticeMenuProps = { notice: OperatorNotice };

/** What can be done with a notice. */
export function NoticeMenu({ notice }: NoticeMenuProps) {
  const { t } = texts.useTexts();
  const { setWithdrawn, setPinned } = useNoticeChange();
  const navigate = useNavigate();
  const { open: openDeletion } = useQueryFlag('delete');
  const label = t('notices.menu.label', { title: pickTitle(notice, useLanguage()) });
  const isWithdrawn = notice.state === 'withdrawn';
  return (
    <Menu
      label={label}
      trigger={<IconButton icon="more" label={label} />}
      entries={[
        {
          id: 'edit',
          label: t('notices.menu.edit'),
          icon: 'file',
          onSelect: () => void navigate(paths.operatorNotice.href({ id: notice.id })),
        },
        {
          id: 'pin',
          label: t(notice.pinned ? 'notices.menu.unpin' : 'notices.menu.pin'),
          icon: 'pin',
          onSelect: () => setPinned(notice, !notice.pinned),
        },
        'separator',
        isWithdrawn
          ? {
              id: 'restore',
              label: t('notices.menu.restore'),
              icon: 'eye',
              onSelect: () => setWithdrawn(notice, false),
            }
          : {
              id: 'withdraw',
              label: t('notices.menu.withdraw'),
              description: t('notices.menu.withdrawText'),
              icon: 'eye-off',
              tone: 'bad',
              onSelect: () => setWithdrawn(notice, true),
            },
        {
          id: 'delete',
          label: t('notices.menu.delete'),
          icon: 'trash',
          tone: 'bad',
          onSelect: () => openDeletion(notice.id),
        },
      ]}
    />
  );
}
