import { css } from '@emotion/react';
import { screenClassAtom, useAtomValue } from '@portal/shared/state';
import { token, when } from '@portal/shared/theme';
import { PageToolsSlot } from '@portal/shared/ui/controls';
import { useEffect, useState, type ReactNode } from 'react';
import { BackgroundTasks } from './background-tasks.tsx';
import { usePortal } from '../portal/portal-context.tsx';
import { FocusKeeper } from './focus-keeper.tsx';
import { MAIN_ID } from './main-id.ts';
import { loadNavBadges } from './nav-badges.ts';
import { PageHeading } from './page-heading.tsx';
import { BOTTOM_BAR, BottomBar, PhoneTitleBar } from './phone-navigation.tsx';
import { PLAYER_BAR } from '../player/player-bar.ts';
import { PlayerHost } from '../player/player-host.tsx';
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
  paddingBlock: `8px calc(40px + ${PLAYER_BAR})`,
  '& > *': { minWidth: 0 },
  '&:focus': { outline: 'none' },
});

// A bar that does not stay at the top of a short window covers nothing there.
const stickyTop = (top: string) => css({ '--sticky-top': top, [when.short]: { '--sticky-top': '0px' } });

const beside = (width: string) =>
  css({
    '--beside': width,
    marginInlineStart: width,
    transition: `margin ${token.duration.menu}`,
    [when.print]: { margin: 0 },
  });

const styles = {
  main,
  mainBy: {
    side: undefined,
    rail: undefined,
    top: css({ paddingTop: token.space[24] }),
    phone: css({ paddingBottom: `calc(var(--sticky-bottom) + 24px)` }),
  },
  // The offsets for sticky elements of a page, such as table headers, which stay between the bars.
  stickyOffsets: {
    side: stickyTop(token.size.topBar),
    rail: stickyTop(token.size.topBar),
    top: stickyTop(`calc(${token.size.topBar} + 1px)`),
    phone: css(stickyTop(token.size.topBar), {
      '--bottom-bar': `calc(${BOTTOM_BAR} + env(safe-area-inset-bottom))`,
      '--sticky-bottom': `calc(var(--bottom-bar) + ${PLAYER_BAR})`,
      [when.narrow]: { '--sticky-top': '0px' },
    }),
  },
  heading: css({ display: 'flex', alignItems: 'center', gap: token.space[20] }),
  tools: css({ flex: 1, minWidth: 0, '&:empty': { display: 'none' } }),
  besideSide: beside(SIDE_WIDTH),
  besideRail: beside(RAIL_WIDTH),
  besidePinnedRail: beside(RAIL_OPEN_WIDTH),
};

export type NavigationLayoutProps = {
  /** The heading; undefined on a page that renders its own. */
  title: string | undefined;
  children: ReactNode;
};

/**
 * Navigation and heading around a page, by the domain's design and the screen class. The page keeps its position in the
 * React tree, and so its state, when the screen class changes.
 */
export function NavigationLayout({ title, children }: NavigationLayoutProps) {
  const portal = usePortal();
  const { design } = portal;
  const [isPinned, pin] = useRailPin();
  const [toolsSlot, setToolsSlot] = useState<HTMLElement | null>(null);
  const isLaptop = useAtomValue(screenClassAtom) === 'laptop';
  const navigation = isLaptop ? design.navigation : 'phone';
  useEffect(() => void loadNavBadges(portal), [portal]);
  return (
    <>
      <BackgroundTasks />
      <FocusKeeper />
      <SkipLink />
      {navigation === 'side' && <SideNav />}
      {navigation === 'rail' && <RailNav isPinned={isPinned} onPin={pin} />}
      {navigation === 'top' && <TopNav design={design} />}
      <div
        css={[
          styles.stickyOffsets[navigation],
          navigation === 'side' && styles.besideSide,
          navigation === 'rail' && (isPinned ? styles.besidePinnedRail : styles.besideRail),
        ]}
      >
        {(navigation === 'side' || navigation === 'rail') && <TopBar title={title} />}
        {navigation === 'phone' && <PhoneTitleBar title={title} />}
        <main id={MAIN_ID} tabIndex={-1} css={[styles.main, styles.mainBy[navigation]]}>
          {navigation === 'top' && title !== undefined && (
            <div css={styles.heading}>
              <PageHeading title={title} />
              <div ref={setToolsSlot} css={styles.tools} />
            </div>
          )}
          <PageToolsSlot value={toolsSlot}>{children}</PageToolsSlot>
        </main>
        <PlayerHost />
      </div>
      {navigation === 'phone' && <BottomBar />}
      <SignOutDialog />
    </>
  );
}
