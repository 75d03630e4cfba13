import { Catalogue } from '../../components/catalogue/catalogue.tsx';
import { page } from '../../components/music-page.styles.ts';
import { MusicTabs } from '../../components/music-tabs.tsx';

/** The whole catalogue. */
export function AllPage() {
  return (
    <div css={page}>
      <MusicTabs />
      <Catalogue />
    </div>
  );
}
