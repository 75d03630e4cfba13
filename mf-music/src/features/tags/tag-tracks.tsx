import { useQuery } from '@portal/shared/http';
import { StatePanel } from '@portal/shared/ui/feedback';
import { section } from '../../components/music-page.styles.ts';
import { TrackList } from '../../components/tracks/track-list.tsx';
import { TrackListTitle } from '../../components/tracks/track-list-title.tsx';
import { tracksQuery } from '../../components/tracks/tracks.api.ts';
import { texts } from '../../texts.ts';

export type TagTracksProps = {
  tag: { id: string; name: string };
  page: number;
  onPageChange: (page: number) => void;
};

/** The tracks of one mood tag. */
export function TagTracks({ tag, page, onPageChange }: TagTracksProps) {
  const { t, language } = texts.useTexts();
  const query = useQuery(tracksQuery({ tag: tag.id }, page, language));
  return (
    <section css={section} aria-label={tag.name}>
      <TrackListTitle title={tag.name} total={query.isPlaceholderData ? undefined : query.data?.total} />
      <TrackList
        label={t('tags.caption', { tag: tag.name })}
        query={query}
        page={page}
        onPageChange={onPageChange}
        empty={
          <StatePanel
            kind="empty"
            icon="music"
            title={t('tags.noTracks', { tag: tag.name })}
            text={t('tags.noTracksText')}
          />
        }
      />
    </section>
  );
}
