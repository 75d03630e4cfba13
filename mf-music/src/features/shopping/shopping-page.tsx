import { useQuery } from '@portal/shared/http';
import { queryInteger, useQueryState } from '@portal/shared/routing';
import { StatePanel } from '@portal/shared/ui/feedback';
import { page as pageStyle, section } from '../../components/music-page.styles.ts';
import { MusicTabs } from '../../components/music-tabs.tsx';
import { TrackListTitle } from '../../components/tracks/track-list-title.tsx';
import { TrackList } from '../../components/tracks/track-list.tsx';
import { shoppingQuery } from '../../components/tracks/tracks.api.ts';
import { texts } from '../../texts.ts';
import { ShoppingGuide } from './shopping-guide.tsx';

const pageCodec = queryInteger(0);

/** The guide on music in videos that sell something, and the tracks that may be used there. */
export function ShoppingPage() {
  const { t, language } = texts.useTexts();
  const [page, setPage] = useQueryState('page', pageCodec);
  const query = useQuery(shoppingQuery(page, language));
  return (
    <div css={pageStyle}>
      <MusicTabs />
      <ShoppingGuide />
      <section css={section} aria-label={t('shopping.title')}>
        <TrackListTitle title={t('shopping.title')} total={query.data?.total} />
        <TrackList
          label={t('shopping.caption')}
          query={query}
          page={page}
          onPageChange={setPage}
          empty={
            <StatePanel
              kind="empty"
              icon="shopping"
              title={t('shopping.emptyTitle')}
              text={t('shopping.emptyText')}
            />
          }
        />
      </section>
    </div>
  );
}
