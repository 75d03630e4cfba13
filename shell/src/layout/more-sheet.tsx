import { css } from '@emotion/react';
import { Link, paths, usePatchQuery } from '@portal/shared/routing';
import { isPlaylistSiteAtom, useAtomValue } from '@portal/shared/state';
import { token, type } from '@portal/shared/theme';
import { Button, Icon } from '@portal/shared/ui/controls';
import { Modal } from '@portal/shared/ui/overlay';
import { shellTexts } from '../texts.ts';
import { InboxMenuLink } from './inbox-link.tsx';
import { PortalNavLink } from './nav-link.tsx';
import { groupNavItems, type NavItem } from '../navigation/navigation.ts';

const link = css({
  display: 'flex',
  alignItems: 'center',
  gap: token.space[12],
  minHeight: token.size.touch,
  paddingInline: token.space[8],
  borderRadius: token.radius.control,
  ...type.body,
  fontSize: '15px',
  fontWeight: 500,
  color: token.color.text,
  '&:hover': { textDecoration: 'none', backgroundColor: token.color.hover },
  '&[aria-current=page]': { color: token.color.selectedText, backgroundColor: token.color.selectedFill },
});

const styles = {
  link,
  group: css({ '& + &': { marginTop: token.space[16] } }),
  title: css({ ...type.label, padding: '4px 8px', color: token.color.text3 }),
  iconBox: css({ display: 'grid', placeItems: 'center', color: token.color.text2 }),
  label: css({ flex: 1 }),
  badge: css({
    display: 'grid',
    placeItems: 'center',
    minWidth: '20px',
    height: '20px',
    paddingInline: '5px',
    borderRadius: token.radius.full,
    ...type.captionStrong,
    color: token.color.onPrimary,
    backgroundColor: token.color.primary,
  }),
  end: css({
    marginTop: token.space[16],
    paddingTop: token.space[12],
    borderTop: `1px solid ${token.color.line}`,
    display: 'grid',
    gap: token.space[12],
  }),
};

export type MoreSheetProps = { isOpen: boolean; items: readonly NavItem[]; onClose: () => void };

/** The phone's sheet with all pages, the preferences and sign-out. */
export function MoreSheet({ isOpen, items, onClose }: MoreSheetProps) {
  const { t } = shellTexts.useTexts();
  const patchQuery = usePatchQuery();
  const isPlaylistSite = useAtomValue(isPlaylistSiteAtom);
  const handleSignOut = () =>
    patchQuery({ menu: null, logout: '1' }, { history: 'replace', state: { openedFlag: 'logout' } });
  return (
    <Modal isOpen={isOpen} onClose={onClose} title={t('nav.moreTitle')} size="confirm">
      <nav aria-label={t('nav.moreTitle')}>
        {groupNavItems(items).map(({ group, items: entries }) => (
          <section key={group} css={styles.group} aria-labelledby={`more-${group}`}>
            <h3 id={`more-${group}`} css={styles.title}>
              {t(`nav.${group}`)}
            </h3>
            <ul>
              {entries.map((item) => (
                <li key={item.id}>
                  <PortalNavLink
                    isReplacing
                    item={item}
                    link={styles.link}
                    iconBox={styles.iconBox}
                    label={styles.label}
                    badge={styles.badge}
                    iconSize={20}
                  />
                </li>
              ))}
            </ul>
          </section>
        ))}
      </nav>
      <div css={styles.end}>
        <InboxMenuLink
          link={styles.link}
          iconBox={styles.iconBox}
          label={styles.label}
          badge={styles.badge}
        />
        <Link to={paths.configAccount.href()} replace css={styles.link}>
          <span css={styles.iconBox}>
            <Icon name="settings" size={20} />
          </span>
          <span>{t('page.account')}</span>
        </Link>
        {!isPlaylistSite && (
          <Link to={paths.language.href()} replace css={styles.link}>
            <span css={styles.iconBox}>
              <Icon name="translate" size={20} />
            </span>
            <span>{t('page.language')}</span>
          </Link>
        )}
        <Button size="lg" isBlock icon="log-out" onClick={handleSignOut}>
          {t('account.signOut')}
        </Button>
      </div>
    </Modal>
  );
}
