import { css } from '@emotion/react';
import { matchesRoute, paths } from '@portal/shared/routing';
import { sessionAtom, siteMetadataAtom, useAtomValue } from '@portal/shared/state';
import { token, type, when } from '@portal/shared/theme';
import { usePortal } from '../../portal/portal-context.tsx';
import { shellTexts } from '../../texts.ts';
import { pageTexts } from '../texts.ts';
import { FreshnessCard } from './freshness-card.tsx';
import { NewestNoticesCard } from './newest-notices-card.tsx';
import { Shortcuts } from './shortcuts.tsx';

const styles = {
  head: css({ display: 'grid', gap: token.space[4], paddingBlock: '8px' }),
  site: css({ ...type.label, color: token.color.text2 }),
  greeting: css({ ...type.figure, color: token.color.text }),
  parts: css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: token.size.cardGap }),
  // The shortcuts fill the column below the short freshness card, beside the notices.
  withNotices: css({
    [when.laptop]: {
      gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
      gridTemplateRows: 'auto 1fr',
      '& > nav': { gridColumn: 1 },
    },
  }),
  notices: css({ [when.laptop]: { gridColumn: 2, gridRow: '1 / span 2' } }),
};

/** The home page: greeting, freshness of the figures, newest notices and shortcuts. */
export function HomePage() {
  const { t } = shellTexts.useTexts();
  const { t: pageText } = pageTexts.useTexts();
  const { routes } = usePortal();
  const metadata = useAtomValue(siteMetadataAtom);
  const session = useAtomValue(sessionAtom);
  const routePaths = routes.map(({ path }) => path);
  const hasNotices = matchesRoute(paths.notices.path, routePaths);
  return (
    <>
      <div css={styles.head}>
        <p css={styles.site}>{metadata?.name ?? t('site.fallbackName')}</p>
        {session && (
          <p css={styles.greeting}>{pageText('home.greeting', { name: session.account.nickname })}</p>
        )}
      </div>
      <div css={[styles.parts, hasNotices && styles.withNotices]}>
        {matchesRoute(paths.dashboard.path, routePaths) && <FreshnessCard />}
        {hasNotices && (
          <div css={styles.notices}>
            <NewestNoticesCard />
          </div>
        )}
        <Shortcuts />
      </div>
    </>
  );
}
