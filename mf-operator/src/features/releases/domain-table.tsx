import { useQuery } from '@portal/shared/http';
import { Button, ListBar, SearchField } from '@portal/shared/ui/controls';
import { Card } from '@portal/shared/ui/data';
import { FailedQuery, StatePanel } from '@portal/shared/ui/feedback';
import { DataTable } from '@portal/shared/ui/table';
import { useMemo } from 'react';
import { SITE_PAGE_SIZE, sitesQuery } from '../../components/sites.api.ts';
import type { Site } from '../../components/sites.api.ts';
import { texts } from '../../texts.ts';
import { groupBuilds, listNames } from './build-lines.ts';
import { DomainCard } from './domain-card.tsx';
import { domainColumns } from './domain-columns.tsx';
import type { DomainColumnContext } from './domain-columns.tsx';
import { useReleaseFilters } from './release-filters.ts';
import { buildsQuery } from './releases.api.ts';
import type { Build } from './releases.api.ts';

const NO_SITES: readonly Site[] = [];
const NO_BUILDS: readonly Build[] = [];

export type DomainTableProps = Pick<DomainColumnContext, 'onOpen'>;

/** What every domain runs, a column for the shell and for each remote. */
export function DomainTable({ onOpen }: DomainTableProps) {
  const { t } = texts.useTexts();
  const [{ q, domains: page }, setFilters] = useReleaseFilters();
  const query = useQuery(sitesQuery({ search: q, page }));
  // Without the builds only the marks of newer ones are missing.
  const builds = useQuery(buildsQuery).data?.builds ?? NO_BUILDS;
  const sites = query.data?.domains ?? NO_SITES;
  const total = query.data?.total ?? 0;
  const isSearch = q.trim() !== '';
  const shown = useMemo(
    () => ({ names: listNames(sites), builds: groupBuilds(builds), onOpen }),
    [sites, builds, onOpen],
  );
  const columns = useMemo(() => domainColumns({ t, ...shown }), [t, shown]);
  return (
    <>
      {/* One page needs no search. */}
      {(isSearch || total > SITE_PAGE_SIZE) && (
        <ListBar
          search={
            <SearchField
              label={t('releases.table.search')}
              placeholder={t('releases.table.searchPlaceholder')}
              shortcut="/"
              value={q}
              onChange={(next) => setFilters({ q: next, domains: 0 })}
            />
          }
        />
      )}
      <Card isPadded={false} isBareOnPhone>
        <DataTable
          label={t('releases.table.caption')}
          columns={columns}
          rows={sites}
          rowId={({ domain }) => domain}
          isLoading={query.isPending}
          isRefetching={query.isPlaceholderData}
          page={{
            page,
            size: SITE_PAGE_SIZE,
            total,
            onChange: (next) => setFilters({ domains: next }),
          }}
          skeletonRows={6}
          hasMedia={false}
          empty={
            <StatePanel
              kind="empty"
              icon={isSearch ? 'search-x' : 'globe'}
              title={t(isSearch ? 'releases.empty.searchTitle' : 'releases.empty.title')}
              text={t(isSearch ? 'releases.empty.searchText' : 'releases.empty.text')}
              actions={
                isSearch ? (
                  <Button onClick={() => setFilters({ q: '', domains: 0 })}>
                    {t('releases.empty.showAll')}
                  </Button>
                ) : undefined
              }
            />
          }
          error={
            query.isError && !query.data ? (
              <FailedQuery query={query} level={3} title={t('releases.failed')} />
            ) : undefined
          }
          renderCard={(site) => <DomainCard site={site} {...shown} />}
        />
      </Card>
    </>
  );
}
