import { useQuery } from '@portal/shared/http';
import { queryId, queryInteger, useQueryStates } from '@portal/shared/routing';
import type { QueryCodecs } from '@portal/shared/routing';
import { Chips } from '@portal/shared/ui/controls';
import { Card } from '@portal/shared/ui/data';
import { FailedQuery, Loading, Skeleton, StatePanel } from '@portal/shared/ui/feedback';
import { page as pageStyle } from '../../components/music-page.styles.ts';
import { MusicTabs } from '../../components/music-tabs.tsx';
import { tagsQuery } from '../../components/tracks/tracks.api.ts';
import { texts } from '../../texts.ts';
import { TagTracks } from './tag-tracks.tsx';

type TagState = { tag: string | undefined; page: number };

const codecs: QueryCodecs<TagState> = { tag: queryId, page: queryInteger(0) };

/** The tracks of a mood tag; of the first one until the user chooses another. */
export function TagsPage() {
  const { t, language } = texts.useTexts();
  const [{ tag, page }, setState] = useQueryStates(codecs);
  const query = useQuery(tagsQuery(language));
  const { data, isPending, isError } = query;
  const chosen = data?.tags.find(({ id }) => id === tag) ?? data?.tags[0];

  return (
    <div css={pageStyle}>
      <MusicTabs />
      {isPending && (
        <Loading>
          <Skeleton height={32} radius="small" />
        </Loading>
      )}
      {isError && !data && <FailedQuery isFramed title={t('catalogue.tag.failed')} query={query} />}
      {data && !chosen && (
        <Card>
          <StatePanel kind="empty" icon="tag" title={t('tags.emptyTitle')} text={t('tags.emptyText')} />
        </Card>
      )}
      {data && chosen && (
        <>
          <Chips
            label={t('catalogue.tag.label')}
            options={data.tags.map(({ id, name }) => ({ value: id, label: name }))}
            isScrolling
            value={chosen.id}
            onChange={(id) => setState({ tag: id, page: 0 })}
          />
          <TagTracks tag={chosen} page={page} onPageChange={(next) => setState({ page: next })} />
        </>
      )}
    </div>
  );
}
