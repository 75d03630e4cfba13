import { screenClassAtom, useAtomValue } from '@portal/shared/state';
import { Button, IconButton } from '@portal/shared/ui/controls';
import { Avatar, Card, DateText } from '@portal/shared/ui/data';
import { Menu } from '@portal/shared/ui/overlay';
import { useMemberActions } from '../../components/dialogs/use-member-actions.ts';
import { ChannelLink } from '../../components/member/channel-link.tsx';
import type { Member } from '../../components/member/members.api.ts';
import { texts } from '../../texts.ts';
import * as styles from './member.styles.ts';

export type MemberHeaderProps = { member: Member };

/** Who the member is, and what its manager can change. */
export function MemberHeader({ member }: MemberHeaderProps) {
  const { t } = texts.useTexts();
  const { openShare, openPassword, getReportEntries } = useMemberActions();
  const isPhone = useAtomValue(screenClassAtom) === 'mobile';
  const { id, nickname, email } = member;
  const menuLabel = t('members.table.menuOf', { name: nickname });
  return (
    <Card css={styles.header}>
      <Avatar name={nickname} size={48} />
      <div css={styles.words}>
        <h2 css={styles.name}>{nickname}</h2>
        <p css={styles.meta}>
          <span>{email}</span>
          <span>
            <span>{t('member.since')}</span> <DateText instant={member.registered_at} />
          </span>
          {member.channel_url !== null && <ChannelLink member={member} />}
        </p>
      </div>
      <div css={styles.actions}>
        <Button icon={isPhone ? undefined : 'sliders'} onClick={() => openShare(id)}>
          {t('menu.share')}
        </Button>
        <Button icon={isPhone ? undefined : 'key'} onClick={() => openPassword(id)}>
          {t('menu.password')}
        </Button>
        <Menu
          label={menuLabel}
          trigger={<IconButton icon="more" variant="secondary" label={menuLabel} />}
          entries={getReportEntries(id)}
        />
      </div>
    </Card>
  );
}
