import { CatalogueCard } from './catalogue-card.tsx';
import { CoversCard } from './covers-card.tsx';
import * as styles from './music.styles.ts';

/** The music of all domains comes in here: a catalogue file, and before it the covers that it names. */
export const MusicPage = () => (
  <div css={styles.page}>
    <CatalogueCard />
    <CoversCard />
  </div>
);
