import { css } from '@emotion/react';
import { token, type, when, type Design } from '@portal/shared/theme';
import { SearchButton } from '../palette/search-button.tsx';
import { shellTexts } from '../texts.ts';
import { AccountMenu } from './account-menu.tsx';
import { InboxLink } from './inbox-link.tsx';
import { PortalNavLink } from './nav-link.tsx';
import { PreferencesMenu, SchemeMenu } from './preferences-menus.tsx';
import { SiteLogo } from './site-logo.tsx';
import { useNavItems } from '../navigation/use-nav-items.ts';

const styles = {
  bar: css({
    position: 'sticky',
    top: 0,
    zIndex: token.layer.stickyHeader,
    borderBottom: `1px solid ${token.color.line}`,
    backgroundColor: token.color.surface,
    [when.short]: { position: 'static' },
    [when.print]: { display: 'none' },
  }),
  inner: css({
    display: 'flex',
    alignItems: 'center',
    gap: token.space[24],
    maxWidth: `calc(${token.size.page} + 2 * ${token.size.gutter})`,
    height: token.size.topBar,
    marginInline: 'auto',
    paddingInline: token.size.gutter,
  }),
  nav: css({ flex: 1, minWidth: 0, alignSelf: 'stretch', overflowX: 'auto', scrollbarWidth: 'none' }),
  list: css({ display: 'flex', height: '100%', gap: token.space[4] }),
  item: css({ display: 'flex', flex: 'none' }),
  link: css({
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    paddingInline: '12px',
    ...type.body,
    fontWeight: 500,
    color: token.color.text2,
    whiteSpace: 'nowrap',
    [when.hover]: { '&:hover': { textDecoration: 'none', color: token.color.text } },
    '&[aria-current=page]': { color: token.color.text, fontWeight: 650 },
    '&[aria-current=page]::after': {
      content: '""',
      position: 'absolute',
      insetInline: 'var(--underline-inset)',
      bottom: 0,
      height: 'var(--underline)',
      backgroundColor: token.color.primaryUi,
    },
    '&:focus-visible': { outlineOffset: '-4px' },
  }),
  // A dot without a number, because the bar is one line high.
  badge: css({
    width: '7px',
    height: '7px',
    marginInlineStart: '3px',
    marginBottom: '10px',
    overflow: 'hidden',
    borderRadius: '50%',
    fontSize: 0,
    // The primary colour may be as dark as the bar; this one is visible on every surface.
    backgroundColor: token.color.primaryUi,
  }),
  end: css({ display: 'flex', alignItems: 'center', flex: 'none', gap: token.space[4] }),
};

export type TopNavProps = { design: Design };

/** The navigation in one line at the top of the page. */
export function TopNav({ design }: TopNavProps) {
  const { t } = shellTexts.useTexts();
  const items = useNavItems();
  return (
    <header css={styles.bar}>
      <div css={styles.inner}>
        <SiteLogo size={30} />
        <nav css={styles.nav} aria-label={t('nav.label')}>
          <ul css={styles.list}>
            {items.map((item) => (
              <li key={item.id} css={styles.item}>
                <PortalNavLink item={item} link={styles.link} badge={styles.badge} />
              </li>
            ))}
          </ul>
        </nav>
        <div css={styles.end}>
          <SearchButton variant="icon" />
          <InboxLink />
          <PreferencesMenu isIconOnly={design.hasIconMenu} />
          <SchemeMenu />
          <AccountMenu variant="avatar" />
        </div>
      </div>
    </header>
  );
}
