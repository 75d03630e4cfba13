import { useQuery } from '@portal/shared/http';
import { useFormat, useLanguage } from '@portal/shared/i18n';
import { paths } from '@portal/shared/routing';
import { Button, LinkButton, ListBar, ListFrame } from '@portal/shared/ui/controls';
import { Card } from '@portal/shared/ui/data';
import { StatePanel } from '@portal/shared/ui/feedback';
import { ListTable, useDeferredPage } from '@portal/shared/ui/table';
import { useMemo } from 'react';
import { SiteFilter } from '../../components/site-filter.tsx';
import { useSites } from '../../components/use-sites.ts';
import { texts } from '../../texts.ts';
import { NoticeCard } from './notice-card.tsx';
import { noticeColumns } from './notice-columns.tsx';
import { NoticeDeletion } from './notice-deletion.tsx';
import { COMMON, useNoticeFilters } from './notice-filters.ts';
import { noticesQuery, PAGE_SIZE } from './notices.api.ts';
import type { OperatorNotice } from './notices.api.ts';

const NO_NOTICES: readonly OperatorNotice[] = [];
/** The list has one order: the newest first. */
const ORDER = { sort: 'published', order: 'desc' } as const;

/** The notices of all domains, with what readers see, will see and no longer see. */
export function NoticesPage() {
  const { t } = texts.useTexts();
  const format = useFormat();
  const language = useLanguage();
  const [filters, changeFilters] = useNoticeFilters();
  const query = useQuery(noticesQuery(filters));
  const data = useDeferredPage(query);
  const { nameOf } = useSites((data?.items ?? NO_NOTICES).flatMap(({ domain }) => domain ?? []));
  const columns = useMemo(
    () => noticeColumns({ t, format, language, siteNameOf: nameOf }),
    [t, format, language, nameOf],
  );
  const isFiltered = filters.site !== '';

  return (
    <ListFrame>
      <ListBar
        filters={
          <SiteFilter
            value={filters.site}
            common={{ value: COMMON, label: t('notices.common') }}
            onChange={(site) => changeFilters({ site })}
          />
        }
        action={
          <LinkButton variant="primary" icon="plus" to={paths.operatorNoticeNew.href()}>
            {t('notices.new')}
          </LinkButton>
        }
      />
      <Card isPadded={false} isBareOnPhone>
        <ListTable
          {...{ query, columns }}
          filters={{ ...ORDER, page: filters.page }}
          changeFilters={({ page }) => page !== undefined && changeFilters({ page })}
          shown={data}
          label={t('notices.table.caption')}
          rowId={({ id }) => id}
          pageSize={PAGE_SIZE}
          sorts={[]}
          hasMedia={false}
          empty={
            <StatePanel
              kind="empty"
              icon="notices"
              title={t(isFiltered ? 'notices.empty.filterTitle' : 'notices.empty.title')}
              text={t('notices.empty.text')}
              actions={
                isFiltered && (
                  <Button onClick={() => changeFilters({ site: '' })}>{t('review.empty.showAll')}</Button>
                )
              }
            />
          }
          failedTitle={t('notices.failed.list')}
          foundText={(count) => t('notices.found', { count })}
          renderCard={(notice) => (
            <NoticeCard
              notice={notice}
              siteName={notice.domain === null ? t('site.all') : nameOf(notice.domain)}
            />
          )}
        />
      </Card>
      <NoticeDeletion notices={data?.items ?? NO_NOTICES} />
    </ListFrame>
  );
}
