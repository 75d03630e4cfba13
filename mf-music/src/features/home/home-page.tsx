import { Catalogue } from '../../components/catalogue/catalogue.tsx';
import { page } from '../../components/music-page.styles.ts';
import { MusicTabs } from '../../components/music-tabs.tsx';
import { FavouritesCard } from './favourites-card.tsx';
import * as styles from './home.styles.ts';
import { PopularSection } from './popular-section.tsx';
import { ShoppingTeaser } from './shopping-teaser.tsx';
import { UsedTracksCard } from './used-tracks-card.tsx';

/** The first page of music: the weekly ranking and the user's favourites beside the catalogue. */
export function HomePage() {
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
          <ShoppingTeaser />
        </div>
        <div css={styles.catalogue}>
          <Catalogue isNarrow />
        </div>
      </div>
    </div>
  );
}
