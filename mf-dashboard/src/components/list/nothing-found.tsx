import type { ReactNode } from 'react';
import { Button } from '@portal/shared/ui/controls';
import { wrapText } from '@portal/shared/i18n';
import { StatePanel } from '@portal/shared/ui/feedback';
import { texts } from '../../texts.ts';
import type { ListFilters } from '../filters/report-filters.ts';
import type { ChangeFilters } from '../filters/use-filters.ts';

type Filters = Pick<ListFilters<string>, 'page' | 'search'>;

export type NothingFoundProps = {
  filters: Filters;
  changeFilters: ChangeFilters<Filters>;
  noMatchTitle: string;
  /** Shown when the whole list is empty. */
  children: ReactNode;
};

/**
 * The empty state of a list, with a remedy: the page is past the end, the search found nothing, or there are no rows.
 */
export const NothingFound = ({ filters, changeFilters, noMatchTitle, children }: NothingFoundProps) => {
  const { t } = texts.useTexts();
  if (filters.page > 0) {
    return (
      <StatePanel
        kind="empty"
        level={3}
        title={t('videos.pastEndTitle')}
        actions={<Button onClick={() => changeFilters({ page: 0 })}>{t('videos.firstPage')}</Button>}
      />
    );
  }
  if (filters.search) {
    return (
      <StatePanel
        kind="empty"
        icon="search-x"
        level={3}
        title={noMatchTitle}
        text={t('videos.noMatchText')}
        actions={<Button onClick={() => changeFilters({ search: '' })}>{t('videos.clearSearch')}</Button>}
      />
    );
  }
  return wrapText(children);
};
