import { useQuery } from '@portal/shared/http';
import { useLocation, useQueryFlag } from '@portal/shared/routing';
import { Button, ListBar, ListFrame, SearchField, Tabs } from '@portal/shared/ui/controls';
import { Card } from '@portal/shared/ui/data';
import { ListTable, useDeferredPage } from '@portal/shared/ui/table';
import { useMemo } from 'react';
import { FlagDialog, lazyDialog } from '../../components/site/flag-dialog.tsx';
import type { DialogState } from '../../components/site/flag-dialog.tsx';
import { PAGE_SIZE, siteListQuery } from '../../components/site/site.api.ts';
import type { SiteSettings } from '../../components/site/site.api.ts';
import { siteTexts } from '../../components/site/texts.ts';
import { useSites } from '../../components/use-sites.ts';
import { SiteCard } from './site-card.tsx';
import { siteColumns } from './site-columns.tsx';
import { buildTabHref, SITE_TABS, useSiteFilters } from './site-filters.ts';
import { SitesEmpty } from './sites-empty.tsx';

export { siteTexts };

const CreateSiteDialog = lazyDialog<DialogState>(
  'create.title',
  async () => (await import('./create-site-dialog.tsx')).CreateSiteDialog,
);

const NO_SITES: readonly SiteSettings[] = [];

/** The list has one order: the oldest first. */
const ORDER = { sort: 'created', order: 'asc' } as const;

/** The domains of the service with their settings, and the creation of one. */
export function SitesPage() {
  const { t } = siteTexts.useTexts();
  const { search } = useLocation();
  const [filters, changeFilters] = useSiteFilters();
  const query = useQuery(siteListQuery(filters));
  const data = useDeferredPage(query);
  const { open: openCreation } = useQueryFlag('addSite');
  const { find } = useSites((data?.items ?? NO_SITES).map(({ domain }) => domain));
  const columns = useMemo(() => siteColumns(t, find), [t, find]);
  return (
    <ListFrame>
      <ListBar
        tabs={
          <Tabs
            variant="pill"
            label={t('list.tabs')}
            items={SITE_TABS.map((tab) => ({
              to: buildTabHref(search, tab),
              label: t(`kind.${tab}`),
              isCurrent: tab === filters.kind,
            }))}
          />
        }
        search={
          <SearchField
            label={t('list.search')}
            placeholder={t('list.searchPlaceholder')}
            shortcut="/"
            value={filters.q}
            onChange={(q) => changeFilters({ q })}
          />
        }
        action={
          <Button variant="primary" icon="plus" onClick={() => openCreation()}>
            {t('create.open')}
          </Button>
        }
      />
      <Card isPadded={false} isBareOnPhone>
        <ListTable
          {...{ query, columns }}
          filters={{ ...ORDER, page: filters.page }}
          changeFilters={({ page }) => page !== undefined && changeFilters({ page })}
          shown={data}
          label={t('list.caption')}
          rowId={({ domain }) => domain}
          pageSize={PAGE_SIZE}
          sorts={[]}
          empty={<SitesEmpty filters={filters} onChange={changeFilters} />}
          failedTitle={t('list.failed')}
          foundText={(count) => t('list.found', { count })}
          renderCard={(site) => <SiteCard site={site} released={find(site.domain)} />}
        />
      </Card>
      <FlagDialog flag="addSite">{(dialog) => <CreateSiteDialog {...dialog} />}</FlagDialog>
    </ListFrame>
  );
}
