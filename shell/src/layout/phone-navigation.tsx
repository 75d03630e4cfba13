import { css } from '@emotion/react';
import { matchPath, paths, useLocation, useQueryFlag } from '@portal/shared/routing';
import { isScrolledAtom, screenWidthAtom, textScaleAtom, useAtomValue } from '@portal/shared/state';
import { rem, token, type, when } from '@portal/shared/theme';
import { Icon, singleLineEllipsis, visuallyHidden } from '@portal/shared/ui/controls';
import { SearchButton } from '../palette/search-button.tsx';
import { shellTexts } from '../texts.ts';
import { AccountMenu } from './account-menu.tsx';
import { useUnread } from './inbox-link.tsx';
import { MoreSheet } from './more-sheet.tsx';
import { PortalNavLink } from './nav-link.tsx';
import { pickBottomBarItems } from '../navigation/navigation.ts';
import { PageHeading } from './page-heading.tsx';
import { SiteLogo } from './site-logo.tsx';
import { useNavItems } from '../navigation/use-nav-items.ts';

/** Height of the bottom bar without the device's safe area. */
export const BOTTOM_BAR = rem(60);

const NARROWEST = '@media (max-width: 359.98px)';

const item = css({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '2px',
  flex: 1,
  minWidth: 0,
  paddingInline: '3px',
  height: BOTTOM_BAR,
  ...type.caption,
  fontWeight: 500,
  color: token.color.text2,
  '&:hover': { textDecoration: 'none' },
  '&[aria-current], &[aria-expanded=true]': { color: token.color.selectedText, fontWeight: 650 },
  '&[aria-current] > span:first-of-type': { backgroundColor: token.color.selectedFill },
  '&:focus-visible': { outlineOffset: '-3px' },
  [when.forcedColors]: { '&[aria-current]': { outline: '2px solid Highlight' } },
});

const styles = {
  bar: css({
    position: 'sticky',
    top: 0,
    zIndex: token.layer.stickyHeader,
    display: 'flex',
    alignItems: 'center',
    gap: '10px',
    height: token.size.topBar,
    paddingInline: token.size.gutter,
    backgroundColor: 'var(--page)',
    [when.short]: { position: 'static' },
    // As high as the lines of its heading.
    [when.narrow]: { position: 'static', height: 'auto', minHeight: token.size.topBar, gap: 0 },
    [when.print]: { position: 'static' },
  }),
  scrolled: css({ boxShadow: `0 1px 0 ${token.color.line}` }),
  // Home is in the menu below, too, and the heading needs the space.
  logo: css({ display: 'contents', [when.narrow]: { display: 'none' } }),
  heading: css({ flex: 1, minWidth: 0 }),
  buttons: css({ display: 'contents' }),
  bottom: css({
    position: 'fixed',
    insetInline: 0,
    bottom: 0,
    zIndex: token.layer.stickyHeader,
    paddingBottom: 'env(safe-area-inset-bottom)',
    borderTop: `1px solid ${token.color.line}`,
    backgroundColor: token.color.surface,
    [when.print]: { display: 'none' },
  }),
  list: css({ display: 'flex', maxWidth: '640px', marginInline: 'auto', paddingInline: '4px' }),
  // As wide as its label and a part of what is left, or narrower, as fonts and languages differ.
  slot: css({ display: 'flex', flex: '1 1 auto', minWidth: 0 }),
  item,
  iconBox: css({
    display: 'grid',
    placeItems: 'center',
    width: '56px',
    height: '28px',
    borderRadius: token.radius.full,
    [NARROWEST]: { width: '44px' },
    [when.narrow]: { maxWidth: '100%' },
  }),
  label: css(singleLineEllipsis, {
    maxWidth: '100%',
    textAlign: 'center',
    // Two lines of text below the icon.
    [when.narrow]: { lineHeight: '14px', hyphens: 'auto', textWrap: 'balance' },
  }),
  badge: css({
    position: 'absolute',
    top: '6px',
    left: 'calc(50% + 8px)',
    width: '8px',
    height: '8px',
    overflow: 'hidden',
    borderRadius: '50%',
    fontSize: 0,
    backgroundColor: token.color.primaryUi,
  }),
};

export type PhoneTitleBarProps = { title: string | undefined };

/** The phone's top bar: logo, heading, search and account. */
export function PhoneTitleBar({ title }: PhoneTitleBarProps) {
  const isScrolled = useAtomValue(isScrolledAtom);
  return (
    <header css={[styles.bar, isScrolled && styles.scrolled]}>
      <div css={styles.logo}>
        <SiteLogo size={28} isNameHidden />
      </div>
      <div css={styles.heading}>{title !== undefined && <PageHeading title={title} />}</div>
      <div css={styles.buttons} data-print="hide">
        <SearchButton variant="icon" />
        <AccountMenu variant="avatar" />
      </div>
    </header>
  );
}

/** Pages of the More sheet that are no navigation entries. */
const MORE_PAGES = [paths.inbox.path, paths.configAccount.path, paths.language.path];

/** The phone's bottom bar: up to four pages, and More for all others. */
export function BottomBar() {
  const { t } = shellTexts.useTexts();
  const { pathname } = useLocation();
  const more = useQueryFlag('menu');
  const unread = useUnread();
  const items = useNavItems();
  const width = useAtomValue(screenWidthAtom) / useAtomValue(textScaleAtom);
  const barItems = pickBottomBarItems(items, width);
  const otherPages = items.filter((each) => !barItems.includes(each)).map(({ to }) => to);
  // A page below an entry's own marks the entry, as a NavLink does.
  const isMorePage = [...otherPages, ...MORE_PAGES].some((path) => matchPath(`${path}/*`, pathname));
  return (
    <>
      <nav css={styles.bottom} aria-label={t('nav.label')}>
        <ul css={styles.list}>
          {barItems.map((each) => (
            <li key={each.id} css={styles.slot}>
              <PortalNavLink
                item={each}
                link={styles.item}
                iconBox={styles.iconBox}
                label={styles.label}
                badge={styles.badge}
                iconSize={20}
              />
            </li>
          ))}
          <li css={styles.slot}>
            <button
              type="button"
              css={styles.item}
              aria-haspopup="dialog"
              aria-expanded={more.isOpen}
              aria-current={isMorePage ? 'true' : undefined}
              onClick={() => more.open()}
            >
              <span css={styles.iconBox}>
                <Icon name="menu" size={20} />
              </span>
              <span css={styles.label}>{t('nav.more')}</span>
              {unread && (
                <>
                  <span css={styles.badge} data-badge aria-hidden>
                    {unread.number}
                  </span>
                  <span css={visuallyHidden}>{unread.words}</span>
                </>
              )}
            </button>
          </li>
        </ul>
      </nav>
      <MoreSheet isOpen={more.isOpen} items={items} onClose={more.close} />
    </>
  );
}
