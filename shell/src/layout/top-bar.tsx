import { css } from '@emotion/react';
import { isScrolledAtom, useAtomValue } from '@portal/shared/state';
import { token, when } from '@portal/shared/theme';
import { SearchButton } from '../palette/search-button.tsx';
import { InboxLink } from './inbox-link.tsx';
import { PageHeading } from './page-heading.tsx';
import { PreferencesMenu, SchemeMenu } from './preferences-menus.tsx';

const styles = {
  bar: css({
    position: 'sticky',
    top: 0,
    zIndex: token.layer.stickyHeader,
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: token.space[16],
    height: token.size.topBar,
    paddingInline: token.size.gutter,
    backgroundColor: token.color.canvas,
    boxShadow: 'none',
    transition: `box-shadow ${token.duration.press} ${token.easing.move}`,
    [when.short]: { position: 'static' },
    [when.print]: { position: 'static', height: 'auto', backgroundColor: 'transparent' },
  }),
  scrolled: css({ boxShadow: `0 1px 0 ${token.color.line}` }),
  end: css({
    display: 'flex',
    alignItems: 'center',
    flex: 'none',
    gap: token.space[8],
    [when.print]: { display: 'none' },
  }),
};

export type TopBarProps = {
  /** Undefined on a page that renders its own heading. */
  title: string | undefined;
};

/** Heading, search and preferences above a page with side navigation. */
export function TopBar({ title }: TopBarProps) {
  const isScrolled = useAtomValue(isScrolledAtom);
  return (
    <header css={[styles.bar, isScrolled && styles.scrolled]}>
      {title === undefined ? <span /> : <PageHeading title={title} />}
      <div css={styles.end}>
        <SearchButton variant="box" />
        <InboxLink />
        <PreferencesMenu />
        <SchemeMenu />
      </div>
    </header>
  );
}
