import { css } from '@emotion/react';
import { paths, useNavigate, useQueryFlag } from '@portal/shared/routing';
import { isPlaylistSiteAtom, sessionAtom, useAtomValue } from '@portal/shared/state';
import { token, type, when } from '@portal/shared/theme';
import { Icon, singleLineEllipsis, visuallyHidden } from '@portal/shared/ui/controls';
import { Avatar } from '@portal/shared/ui/data';
import { Menu, type MenuItem } from '@portal/shared/ui/overlay';
import { useAskBeforeLeaving } from '../routing/leave-guard.tsx';
import { shellTexts } from '../texts.ts';

const styles = {
  row: css({
    display: 'flex',
    alignItems: 'center',
    gap: token.space[12],
    width: '100%',
    padding: '6px 4px',
    borderRadius: token.radius.control,
    textAlign: 'start',
    [when.hover]: { '&:hover': { backgroundColor: token.color.hover } },
  }),
  textBlock: css({ flex: 1, minWidth: 0, display: 'grid' }),
  name: css({ ...type.strong, ...singleLineEllipsis }),
  email: css({ ...type.caption, ...singleLineEllipsis, color: token.color.text3 }),
  chevron: css({ color: token.color.text3 }),
  round: css({
    display: 'grid',
    placeItems: 'center',
    flex: 'none',
    width: token.size.touch,
    height: token.size.touch,
    // Aligns the avatar, not the touch target around it, with the edge of the page.
    marginInlineEnd: '-6px',
    borderRadius: token.radius.full,
  }),
};

export type AccountMenuProps = {
  /** `row`: with name and e-mail address; `avatar`: the avatar only. */
  variant: 'row' | 'avatar';
};

/** The menu of the signed-in account: settings, preferences, sign-out. */
export function AccountMenu({ variant }: AccountMenuProps) {
  const { t } = shellTexts.useTexts();
  const session = useAtomValue(sessionAtom);
  const signOut = useQueryFlag('logout');
  const navigate = useNavigate();
  const ask = useAskBeforeLeaving();
  const goTo = (to: string) => ask(to, () => void navigate(to));
  const isPlaylistSite = useAtomValue(isPlaylistSiteAtom);
  if (!session) return null;
  const { nickname, email } = session.account;
  const preferences: MenuItem = {
    id: 'preferences',
    label: t('page.language'),
    icon: 'translate',
    onSelect: () => goTo(paths.language.href()),
  };
  const account: MenuItem = {
    id: 'account',
    label: t('page.account'),
    icon: 'settings',
    onSelect: () => goTo(paths.configAccount.href()),
  };
  const trigger =
    variant === 'row' ? (
      <button type="button" css={styles.row}>
        <Avatar name={nickname} size={32} />
        <span css={styles.textBlock} data-rail-label>
          <span css={styles.name}>{nickname}</span>
          <span css={styles.email}>{email}</span>
        </span>
        <span css={styles.chevron} data-rail-label>
          <Icon name="chevrons-up-down" />
        </span>
        <span css={visuallyHidden}>{t('account.label')}</span>
      </button>
    ) : (
      <button type="button" css={styles.round} aria-label={t('account.menu', { name: nickname })}>
        <Avatar name={nickname} size={32} />
      </button>
    );
  return (
    <Menu
      label={t('account.menu', { name: nickname })}
      placement={variant === 'row' ? 'top start' : 'bottom end'}
      trigger={trigger}
      entries={[
        account,
        // A playlist site has no preferences page.
        ...(isPlaylistSite ? [] : [preferences]),
        'separator',
        { id: 'sign-out', label: t('account.signOut'), icon: 'log-out', onSelect: () => signOut.open() },
      ]}
    />
  );
}
