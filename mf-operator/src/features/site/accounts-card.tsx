import { useQuery } from '@portal/shared/http';
import { useFormat } from '@portal/shared/i18n';
import { queryInteger, queryText, useQueryFlag } from '@portal/shared/routing';
import type { QueryCodecs } from '@portal/shared/routing';
import { Button, SearchField, useListFilters } from '@portal/shared/ui/controls';
import { Avatar, Card, DateText } from '@portal/shared/ui/data';
import { StatePanel } from '@portal/shared/ui/feedback';
import { ListTable, RowCard, TableTitle, useDeferredPage } from '@portal/shared/ui/table';
import { useMemo } from 'react';
import type { SiteSettings } from '../../components/site/site.api.ts';
import { siteTexts } from '../../components/site/texts.ts';
import { accountColumns } from './account-columns.tsx';
import { accountsQuery, PAGE_SIZE } from './accounts.api.ts';
import * as styles from './site.styles.ts';

/** The list has one order: the newest first. */
const ORDER = { sort: 'registered', order: 'desc' } as const;

const codecs: QueryCodecs<{ q: string; page: number }> = { q: queryText(), page: queryInteger(0) };

export type AccountsCardProps = { site: SiteSettings };

/** The managers of a site, or the operators of a console, and the button that adds one. */
export function AccountsCard({ site: { domain, is_console: isConsole } }: AccountsCardProps) {
  const { t } = siteTexts.useTexts();
  const format = useFormat();
  const { open } = useQueryFlag('addAccount');
  const [filters, changeFilters] = useListFilters(codecs);
  const query = useQuery(accountsQuery(domain, filters));
  const data = useDeferredPage(query);
  const columns = useMemo(() => accountColumns({ t, format, isConsole }), [t, format, isConsole]);
  const add = (
    <Button icon="user-plus" onClick={() => open()}>
      {t(isConsole ? 'accounts.addOperator' : 'accounts.addManager')}
    </Button>
  );
  const isSearch = filters.q.trim() !== '';
  return (
    <Card isPadded={false} isBareOnPhone>
      <ListTable
        {...{ query, columns }}
        filters={{ ...ORDER, page: filters.page }}
        changeFilters={({ page }) => page !== undefined && changeFilters({ page })}
        shown={data}
        label={t('accounts.title')}
        rowId={({ id }) => id}
        pageSize={PAGE_SIZE}
        sorts={[]}
        skeletonRows={3}
        tools={
          <>
            <TableTitle {...(data && { count: t('accounts.count', { count: data.total }) })}>
              {t('accounts.title')}
            </TableTitle>
            <SearchField
              css={styles.search}
              label={t('accounts.search')}
              placeholder={t('accounts.searchPlaceholder')}
              value={filters.q}
              onChange={(q) => changeFilters({ q })}
            />
            {add}
          </>
        }
        empty={
          isSearch ? (
            <StatePanel
              kind="empty"
              icon="search-x"
              level={3}
              title={t('accounts.noMatch')}
              actions={<Button onClick={() => changeFilters({ q: '' })}>{t('empty.showAll')}</Button>}
            />
          ) : (
            <StatePanel
              kind="empty"
              icon="user"
              level={3}
              title={t('accounts.emptyTitle')}
              text={t(isConsole ? 'accounts.emptyConsole' : 'accounts.emptyText')}
            />
          )
        }
        failedTitle={t('accounts.failed')}
        foundText={(count) => (isSearch ? t('accounts.count', { count }) : '')}
        renderCard={(account) => (
          <RowCard
            media={<Avatar name={account.nickname} size={44} />}
            title={account.nickname}
            meta={account.email}
            figures={[
              ...(isConsole
                ? []
                : (['channels', 'members'] as const).map((id) => ({
                    label: t(`accounts.${id}`),
                    value: format.count(account[id]),
                  }))),
              {
                label: t('accounts.registered'),
                value: <DateText as="time" instant={account.registered_at} />,
              },
            ]}
          />
        )}
      />
    </Card>
  );
}
