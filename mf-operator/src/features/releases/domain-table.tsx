import { useQuery } from '@portal/shared/http';
import { Card } from '@portal/shared/ui/data';
import { FailedQuery, StatePanel } from '@portal/shared/ui/feedback';
import { DataTable } from '@portal/shared/ui/table';
import { useMemo } from 'react';
import { sitesQuery } from '../../components/sites.api.ts';
import type { Site } from '../../components/sites.api.ts';
import { texts } from '../../texts.ts';
import { groupVersions, listNames } from './build-lines.ts';
import { DomainCard } from './domain-card.tsx';
import { domainColumns } from './domain-columns.tsx';
import type { DomainColumnContext } from './domain-columns.tsx';
import { buildsQuery } from './releases.api.ts';
import type { Build } from './releases.api.ts';

const NO_SITES: readonly Site[] = [];
const NO_BUILDS: readonly Build[] = [];

export type DomainTableProps = Pick<DomainColumnContext, 'onOpen'>;

/** What every domain runs, a column for the shell and for each remote. */
export function DomainTable({ onOpen }: DomainTableProps) {
  const { t } = texts.useTexts();
  const query = useQuery(sitesQuery);
  // Without the builds only the marks of newer ones are missing.
  const builds = useQuery(buildsQuery).data?.builds ?? NO_BUILDS;
  const sites = query.data?.domains ?? NO_SITES;
  const shown = useMemo(
    () => ({ names: listNames(sites), versions: groupVersions(builds), onOpen }),
    [sites, builds, onOpen],
  );
  const columns = useMemo(() => domainColumns({ t, ...shown }), [t, shown]);
  return (
    <Card isPadded={false} isBareOnPhone>
      <DataTable
        label={t('releases.table.caption')}
        columns={columns}
        rows={sites}
        rowId={({ domain }) => domain}
        isLoading={query.isPending}
        skeletonRows={6}
        hasMedia={false}
        empty={
          <StatePanel
            kind="empty"
            icon="globe"
            title={t('releases.empty.title')}
            text={t('releases.empty.text')}
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
  );
}
