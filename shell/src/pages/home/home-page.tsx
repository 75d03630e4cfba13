import { css } from '@emotion/react';
import { matchesRoute, paths } from '@portal/shared/routing';
import { sessionAtom, siteMetadataAtom, useAtomValue } from '@portal/shared/state';
import { token, type, when } from '@portal/shared/theme';
import { useNavItems } from '../../navigation/use-nav-items.ts';
import { usePortal } from '../../portal/portal-context.tsx';
import { hasPermission } from '../../routing/permissions.ts';
import { shellTexts } from '../../texts.ts';
import { Shortcuts } from '../shortcuts.tsx';
import { pageTexts } from '../texts.ts';
import { DayCard } from './briefing/day-card.tsx';
import { MonthCard } from './briefing/month-card.tsx';
import { DeviationsCard } from './briefing/deviations-card.tsx';
import { VideosCard } from './briefing/videos-card.tsx';
import { NewestNoticesCard } from './newest-notices-card.tsx';
import { TasksCard } from './tasks-card.tsx';

const styles = {
  head: css({ display: 'grid', gap: token.space[4], paddingBlock: '8px' }),
  site: css({ ...type.label, color: token.color.text2 }),
  greeting: css({ ...type.figure, color: token.color.text }),
  parts: css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: token.size.cardGap }),
  inTwoColumns: css({
    [when.laptop]: {
      gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
      alignItems: 'start',
    },
  }),
  column: css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: token.size.cardGap }),
};

/** The home page: greeting, what happened on the latest day, what waits for the user, newest notices and shortcuts. */
export function HomePage() {
  const { t } = shellTexts.useTexts();
  const { t: pageText } = pageTexts.useTexts();
  const { routes } = usePortal();
  const metadata = useAtomValue(siteMetadataAtom);
  const session = useAtomValue(sessionAtom);
  const pages = useNavItems();
  const routePaths = routes.map(({ path }) => path);
  const hasNotices = matchesRoute(paths.notices.path, routePaths);
  const hasFigures = matchesRoute(paths.dashboard.path, routePaths);
  const canOperate = (path: string) => hasPermission(session, 'operator') && matchesRoute(path, routePaths);
  const can = {
    manageChannels: hasPermission(session, 'manager') && matchesRoute(paths.manageChannel.path, routePaths),
    // Operators have no payouts of their own.
    seePayouts: !hasPermission(session, 'operator') && matchesRoute(paths.payouts.path, routePaths),
    readNotices: hasNotices,
    seeFigures: hasFigures,
    reviewChannels: canOperate(paths.operatorReview.path),
    seeDeliveries: canOperate(paths.operatorDeliveries.path),
    moveReleases: canOperate(paths.operatorReleases.path),
  };
  const hasTasks = Object.values(can).some(Boolean);
  return (
    <>
      <div css={styles.head}>
        <p css={styles.site}>{metadata?.name ?? t('site.fallbackName')}</p>
        {session && (
          <p css={styles.greeting}>{pageText('home.greeting', { name: session.account.nickname })}</p>
        )}
      </div>
      {hasTasks && (
        <div css={[styles.parts, hasFigures && styles.inTwoColumns]}>
          {hasFigures && (
            <div css={styles.column}>
              <DayCard />
              <MonthCard />
              <VideosCard />
            </div>
          )}
          <div css={styles.column}>
            {hasFigures && <DeviationsCard />}
            <TasksCard can={can} />
            {hasNotices && <NewestNoticesCard />}
          </div>
        </div>
      )}
      <Shortcuts items={pages} />
    </>
  );
}
