import { useQuery } from '@portal/shared/http';
import { queryInteger, queryText } from '@portal/shared/routing';
import type { QueryCodecs } from '@portal/shared/routing';
import { IconButton, SearchField, useListFilters } from '@portal/shared/ui/controls';
import { Card } from '@portal/shared/ui/data';
import { FailedQuery, StatePanel } from '@portal/shared/ui/feedback';
import { DataTable, RowCard, TitleCell } from '@portal/shared/ui/table';
import type { TableColumn } from '@portal/shared/ui/table';
import { texts } from '../../../texts.ts';
import { useMeanings } from './use-meanings.ts';
import { useWordChange } from './use-word-change.ts';
import { WordForm } from './word-form.tsx';
import { PAGE_SIZE, wordsQuery } from './words.api.ts';
import type { SearchWord } from './words.api.ts';
import * as styles from './words.styles.ts';

type WordFilters = { q: string; page: number };

const codecs: QueryCodecs<WordFilters> = { q: queryText(), page: queryInteger(0) };

/** The words by which the search of the catalogue understands what music is for. */
export function WordsCard() {
  const { t } = texts.useTexts();
  const [{ q, page }, changeFilters] = useListFilters(codecs);
  const query = useQuery(wordsQuery({ search: q.trim(), page }));
  const meanings = useMeanings();
  const change = useWordChange();
  const { data, isPending, isError, isPlaceholderData } = query;
  const removeButton = (word: SearchWord) => (
    <IconButton
      icon="trash"
      size="sm"
      label={t('music.words.remove', { word: word.word })}
      onClick={() => void change.remove(word)}
    />
  );
  const columns: TableColumn<SearchWord>[] = [
    { id: 'word', header: t('music.words.word'), cell: ({ word }) => <TitleCell title={word} /> },
    { id: 'meaning', header: t('music.words.meaning'), cell: (word) => meanings.describe(word) },
    {
      id: 'commands',
      width: 56,
      header: t('music.words.commands'),
      isHeaderHidden: true,
      cell: removeButton,
    },
  ];
  return (
    <Card css={styles.card} title={t('music.words.title')}>
      <div css={styles.stack}>
        <p css={styles.intro}>{t('music.words.intro')}</p>
        <WordForm meanings={meanings} change={change} />
        <SearchField
          css={styles.search}
          label={t('music.words.search')}
          placeholder={t('music.words.search')}
          value={q}
          onChange={(next) => changeFilters({ q: next })}
        />
        <DataTable
          label={t('music.words.title')}
          columns={columns}
          rows={data?.items ?? []}
          rowId={({ word }) => word}
          isLoading={isPending}
          isRefetching={isPlaceholderData}
          empty={
            <StatePanel
              kind="empty"
              icon="search-x"
              isCompact
              title={t('music.words.emptyTitle')}
              text={t('music.words.emptyText')}
            />
          }
          error={isError && !data ? <FailedQuery title={t('music.words.failed')} query={query} /> : undefined}
          renderCard={(word) => (
            <RowCard title={word.word} meta={meanings.describe(word)} end={removeButton(word)} />
          )}
          page={
            data && {
              page,
              size: PAGE_SIZE,
              total: data.total,
              onChange: (next) => changeFilters({ page: next }),
            }
          }
        />
      </div>
    </Card>
  );
}
