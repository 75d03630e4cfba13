import { useQuery } from '@portal/shared/http';
import { useFormat } from '@portal/shared/i18n';
import { FilterSelect } from '@portal/shared/ui/controls';
import { Card, CardHeader } from '@portal/shared/ui/data';
import { FailedQuery, StatePanel } from '@portal/shared/ui/feedback';
import { DataTable, RowCard } from '@portal/shared/ui/table';
import { css } from '@emotion/react';
import { token } from '@portal/shared/theme';
import { useMemo } from 'react';
import { sitesQuery } from '../../components/sites.api.ts';
import { useSiteSelect } from '../../components/use-site-select.ts';
import { useSites } from '../../components/use-sites.ts';
import { texts } from '../../texts.ts';
import { describeMover } from './describe-mover.ts';
import { logColumns, RevertButton } from './log-columns.tsx';
import { MoveSummary } from './move-summary.tsx';
import { formatMoveId, useLinkedMove } from './linked-move.ts';
import { useReleaseFilters } from './release-filters.ts';
import { freezesQuery, plannedMovesQuery, releaseLogQuery } from './releases.api.ts';
import type { LoggedMove } from './releases.api.ts';

/** The newest moves that the log has; older ones are listed by the command line. */
export const MAX_MOVES = 100;
const PAGE_SIZE = 10;

const styles = {
  header: css({ margin: 0, padding: `${token.space[12]} ${token.space[16]}` }),
  foot: css({ margin: `${token.space[8]} 0 0` }),
};

const NO_MOVES: readonly LoggedMove[] = [];

export type ReleaseLogProps = { onRevert: (domain: string, move: number) => void };

/** The moves of the domain in the address, else of the first one. */
export function ReleaseLog({ onRevert }: ReleaseLogProps) {
  const [{ site }] = useReleaseFilters();
  const first = useQuery(sitesQuery()).data?.domains[0]?.domain;
  const { isPending, find } = useSites([site]);
  const isHeightKnown = [useQuery(plannedMovesQuery), useQuery(freezesQuery)].every(
    ({ isPending }) => !isPending,
  );
  const domain = isPending ? undefined : (find(site)?.domain ?? first);
  // Nothing is shown below the domains, the moves that wait and the freezes before their height is known.
  return domain !== undefined && isHeightKnown && <DomainLog {...{ domain, onRevert }} />;
}

type DomainLogProps = ReleaseLogProps & { domain: string };

/** Who moved a domain when, what that changed and why, with the way back behind each move. */
function DomainLog({ domain, onRevert }: DomainLogProps) {
  const { t } = texts.useTexts();
  const format = useFormat();
  const { select } = useSiteSelect({ value: domain });
  const [{ page: ownPage, move: linked }, setFilters] = useReleaseFilters();
  const query = useQuery(releaseLogQuery(domain, MAX_MOVES));
  const moves = query.data?.log ?? NO_MOVES;
  const index = moves.findIndex(({ number }) => number === linked);
  const page = index < 0 ? ownPage : Math.floor(index / PAGE_SIZE);
  useLinkedMove(index < 0 ? undefined : linked);
  const context = useMemo(
    () => ({ t, format, onRevert: (move: number) => onRevert(domain, move) }),
    [t, format, domain, onRevert],
  );
  const columns = useMemo(() => logColumns(context), [context]);
  return (
    <Card isPadded={false} isBareOnPhone>
      <CardHeader
        css={styles.header}
        title={t('releases.log.title')}
        actions={
          <FilterSelect
            icon="globe"
            label={t('site.label')}
            isLabelHidden
            {...select}
            value={domain}
            onChange={(next) => setFilters({ site: next, page: 0, move: 0 })}
          />
        }
      />
      <DataTable
        label={t('releases.log.title')}
        columns={columns}
        rows={moves.slice(page * PAGE_SIZE, (page + 1) * PAGE_SIZE)}
        rowId={({ number }) => String(number)}
        isLoading={query.isPending}
        isRefetching={query.isPlaceholderData}
        skeletonRows={PAGE_SIZE}
        hasMedia={false}
        page={{
          page,
          size: PAGE_SIZE,
          total: moves.length,
          onChange: (next) => setFilters({ page: next, move: 0 }),
        }}
        empty={<StatePanel kind="empty" icon="clock" level={3} title={t('releases.log.empty')} />}
        error={
          query.isError && !query.data ? (
            <FailedQuery query={query} level={3} title={t('releases.log.failed')} />
          ) : undefined
        }
        renderCard={(move) => (
          <RowCard
            title={format.dateTime(move.moved_at)}
            meta={describeMover(t, move)}
            end={<RevertButton move={move} {...context} />}
          >
            <div css={styles.foot} id={formatMoveId(move.number)} tabIndex={-1}>
              <MoveSummary move={move} />
            </div>
          </RowCard>
        )}
      />
    </Card>
  );
}
