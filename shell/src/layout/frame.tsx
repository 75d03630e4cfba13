import { css } from '@emotion/react';
import { screenClassAtom, useAtomValue } from '@portal/shared/state';
import { DESIGNS, token, when } from '@portal/shared/theme';
import { useEffect, type ReactNode } from 'react';
import { Companions } from '../app/companions.tsx';
import { usePortal } from '../portal/portal-context.tsx';
import { MAIN_ID } from './main-id.ts';
import { loadNavBadges } from './nav-badges.ts';
import { PageHeading } from './page-heading.tsx';
import { BOTTOM_BAR, BottomBar, PhoneTitleBar } from './phone-frame.tsx';
import { RailNav, SideNav, useRailPin } from './side-nav.tsx';
import { RAIL_OPEN_WIDTH, RAIL_WIDTH, SIDE_WIDTH } from './side-nav.styles.ts';
import { SignOutDialog } from './sign-out-dialog.tsx';
import { SkipLink } from './skip-link.tsx';
import { TopBar } from './top-bar.tsx';
import { TopNav } from './top-nav.tsx';

const main = css({
  display: 'grid',
  alignContent: 'start',
  gap: token.size.cardGap,
  maxWidth: `calc(${token.size.page} + 2 * ${token.size.gutter})`,
  marginInline: 'auto',
  paddingInline: token.size.gutter,
  paddingBlock: '8px 40px',
  '& > *': { minWidth: 0 },
  '&:focus': { outline: 'none' },
});

const beside = (width: string) =>
  css({ marginInlineStart: width, transition: `margin ${token.duration.menu}`, [when.print]: { margin: 0 } });

const styles = {
  main,
  mains: {
    side: undefined,
    rail: undefined,
    top: css({ paddingTop: token.space[24] }),
    phone: css({ paddingBottom: `calc(${BOTTOM_BAR} + 24px + env(safe-area-inset-bottom))` }),
  },
  // What sticks to the top of a page, such as the head of a table, does so below the bar.
  under: {
    side: css({ '--sticky-top': token.size.topBar }),
    rail: css({ '--sticky-top': token.size.topBar }),
    top: css({ '--sticky-top': `calc(${token.size.topBar} + 1px)` }),
    phone: css({ '--sticky-top': token.size.topBar }),
  },
  besideSide: beside(SIDE_WIDTH),
  besideRail: beside(RAIL_WIDTH),
  besidePinnedRail: beside(RAIL_OPEN_WIDTH),
};

export type FrameProps = {
  /** The heading; none on a page that brings its own. */
  title: string | undefined;
  children: ReactNode;
};

/**
 * Navigation and heading around a page, as the domain's design and the width of the window have it. The page keeps
 * its place in the tree, and so its state, when a window is made wider or a phone is turned.
 */
export function Frame({ title, children }: FrameProps) {
  const portal = usePortal();
  const { design } = portal;
  const [isPinned, pin] = useRailPin();
  const isLaptop = useAtomValue(screenClassAtom) === 'laptop';
  const frame = isLaptop ? DESIGNS[design].navigation : 'phone';
  useEffect(() => void loadNavBadges(portal), [portal]);
  return (
    <>
      <Companions />
      <SkipLink />
      {frame === 'side' && <SideNav />}
      {frame === 'rail' && <RailNav isPinned={isPinned} onPin={pin} />}
      {frame === 'top' && <TopNav design={design} />}
      <div
        css={[
          styles.under[frame],
          frame === 'side' && styles.besideSide,
          frame === 'rail' && (isPinned ? styles.besidePinnedRail : styles.besideRail),
        ]}
      >
        {(frame === 'side' || frame === 'rail') && <TopBar title={title} />}
        {frame === 'phone' && <PhoneTitleBar title={title} />}
        <main id={MAIN_ID} tabIndex={-1} css={[styles.main, styles.mains[frame]]}>
          {frame === 'top' && title !== undefined && <PageHeading title={title} />}
          {children}
        </main>
      </div>
      {frame === 'phone' && <BottomBar />}
      <SignOutDialog />
    </>
  );
}
