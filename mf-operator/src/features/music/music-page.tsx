import { CatalogueCard } from './catalogue-card.tsx';
import { MediaCard } from './media-card.tsx';
import * as styles from './music.styles.ts';
import { WordsCard } from './words/words-card.tsx';

/** The music of all domains comes in here: a catalogue file, before it the covers and previews that it names, and the words by which it is searched. */
export const MusicPage = () => (
  <div css={styles.page}>
    <CatalogueCard />
    <MediaCard kind="covers" />
    <MediaCard kind="previews" />
    <WordsCard />
  </div>
);
