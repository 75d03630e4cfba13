import { useQuery } from '@portal/shared/http';
import { Catalogue } from '../../components/catalogue/catalogue.tsx';
import { page } from '../../components/music-page.styles.ts';
import { favouritesQuery } from '../../components/favourites/favourites.api.ts';
import { MusicTabs } from '../../components/music-tabs.tsx';
import { texts } from '../../texts.ts';
import { FavouritesCard } from './favourites-card.tsx';
import * as styles from './home.styles.ts';
import { PopularSection } from './popular-section.tsx';
import { ShoppingTeaser } from './shopping-teaser.tsx';
import { UsedTracksCard } from './used-tracks-card.tsx';

/** The first page of music: the weekly ranking and the user's favourites beside the catalogue. */
export function HomePage() {
  const { language } = texts.useTexts();
  const { isPending } = useQuery(favouritesQuery(language));
  return (
    <div css={page}>
      <MusicTabs />
      <div css={styles.columns}>
        <div css={styles.popular}>
          <PopularSection />
          <UsedTracksCard />
        </div>
        <div css={styles.side}>
          <FavouritesCard />
          <div css={isPending && styles.waiting}>
            <ShoppingTeaser />
          </div>
        </div>
        <div css={styles.catalogue}>
          <Catalogue isNarrow />
        </div>
      </div>
    </div>
  );
}
