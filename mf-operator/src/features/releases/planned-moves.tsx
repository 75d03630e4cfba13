import { css } from '@emotion/react';
import { useFormat } from '@portal/shared/i18n';
import { token } from '@portal/shared/theme';
import { Card, CardHeader } from '@portal/shared/ui/data';
import { FailedQuery } from '@portal/shared/ui/feedback';
import { DataTable, RowCard } from '@portal/shared/ui/table';
import { useSites } from '../../components/use-sites.ts';
import { texts } from '../../texts.ts';
import { describePlanner, plannedColumns, PlannedButtons, PlannedTime } from './planned-columns.tsx';
import type { PlannedContext } from './planned-columns.tsx';
import { PlannedSummary } from './planned-summary.tsx';
import type { ReleaseTarget } from './release-flag.ts';
import { usePlannedMoves } from './use-planned-moves.ts';

const styles = {
  header: css({ margin: 0, padding: `${token.space[12]} ${token.space[16]}` }),
  foot: css({ display: 'grid', gap: token.space[12], margin: `${token.space[8]} 0 0` }),
};

export type PlannedMovesProps = { onOpen: (target: ReleaseTarget) => void };

/** The moves that wait for their time or for a second person; nothing while none does. */
export function PlannedMoves({ onOpen }: PlannedMovesProps) {
  const { t } = texts.useTexts();
  const format = useFormat();
  const { query, moves } = usePlannedMoves();
  const { isPending, nameOf } = useSites(moves.map(({ domain }) => domain));
  const title = t('releases.waiting.title');
  if (query.isError && !query.data)
    return (
      <Card>
        <FailedQuery query={query} level={3} isCompact title={t('releases.waiting.failed')} />
      </Card>
    );
  // Nothing is shown below the table of domains before its height is known.
  if (isPending || moves.length === 0) return null;
  const context: PlannedContext = {
    t,
    format,
    findName: nameOf,
    onOpen: ({ domain, id }, action) => onOpen({ domain, action, number: id }),
  };
  return (
    <Card isPadded={false} isBareOnPhone>
      <CardHeader css={styles.header} title={title} meta={format.count(moves.length)} />
      <DataTable
        label={title}
        columns={plannedColumns(context)}
        rows={moves}
        rowId={({ id }) => String(id)}
        isLoading={false}
        hasMedia={false}
        empty={null}
        renderCard={(move) => (
          <RowCard title={context.findName(move.domain)} meta={describePlanner(t, move)}>
            <div css={styles.foot}>
              <PlannedSummary move={move} />
              <PlannedTime {...{ t, format, move }} />
              <PlannedButtons {...context} move={move} />
            </div>
          </RowCard>
        )}
      />
    </Card>
  );
}
