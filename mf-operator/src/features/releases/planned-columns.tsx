import { css } from '@emotion/react';
import type { Format, TranslateText } from '@portal/shared/i18n';
import { token } from '@portal/shared/theme';
import { Badge, Button } from '@portal/shared/ui/controls';
import { TitleCell } from '@portal/shared/ui/table';
import type { TableColumn } from '@portal/shared/ui/table';
import * as cells from '../../components/cells.styles.ts';
import type ko from '../../locales/ko.json';
import { describeMover } from './describe-mover.ts';
import { PlannedSummary } from './planned-summary.tsx';
import type { PlannedAction } from './release-flag.ts';
import type { PlannedMove } from './releases.api.ts';

const styles = {
  actions: css({
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'flex-end',
    gap: `${token.space[12]} ${token.space[8]}`,
  }),
  when: css({ display: 'grid', justifyItems: 'start', gap: token.space[4] }),
};

export type PlannedContext = {
  t: TranslateText<typeof ko>;
  format: Format;
  findName: (domain: string) => string;
  onOpen: (move: PlannedMove, action: PlannedAction) => void;
};

/** Who planned a move. */
export const describePlanner = (
  t: PlannedContext['t'],
  { planned_by: by, planned_by_email: email }: PlannedMove,
): string => describeMover(t, { moved_by: by, moved_by_email: email });

/** When a move is made, and whether it was approved. */
export const PlannedTime = ({
  t,
  format,
  move,
}: Pick<PlannedContext, 't' | 'format'> & { move: PlannedMove }) => {
  const { at, needs_approval: isNeeded, approved_by: approvedBy } = move;
  return (
    <span css={styles.when}>
      <span>{at === null ? t('releases.waiting.whenApproved') : format.dateTime(at)}</span>
      {isNeeded && (
        <Badge kind={approvedBy === null ? 'waiting' : 'approved'}>
          {t(approvedBy === null ? 'releases.waiting.needsApproval' : 'releases.waiting.approved')}
        </Badge>
      )}
    </span>
  );
};

/** The buttons of a planned move. */
export const PlannedButtons = ({ t, move, findName, onOpen }: PlannedContext & { move: PlannedMove }) => {
  const { id, domain } = move;
  const target = { name: findName(domain), number: String(id) };
  return (
    <span css={styles.actions}>
      <Button
        size="sm"
        aria-label={t('releases.waiting.titleOf.cancel', target)}
        onClick={() => onOpen(move, 'cancel')}
      >
        {t('releases.waiting.action.cancel')}
      </Button>
      {move.may_approve && (
        <Button
          size="sm"
          aria-label={t('releases.waiting.titleOf.approve', target)}
          onClick={() => onOpen(move, 'approve')}
        >
          {t('releases.waiting.action.approve')}
        </Button>
      )}
    </span>
  );
};

/** The columns of the moves that wait. */
export const plannedColumns = (context: PlannedContext): TableColumn<PlannedMove>[] => {
  const { t, format, findName } = context;
  return [
    {
      id: 'domain',
      header: t('releases.table.domain'),
      width: 176,
      cell: ({ domain }) => <TitleCell title={findName(domain)} meta={domain} />,
    },
    {
      id: 'move',
      header: t('releases.log.move'),
      cell: (move) => (
        <div css={cells.tallCell}>
          <PlannedSummary move={move} />
        </div>
      ),
    },
    {
      id: 'by',
      header: t('releases.waiting.by'),
      isSecondary: true,
      width: 200,
      cell: (move) => describePlanner(t, move),
    },
    {
      id: 'at',
      header: t('releases.log.at'),
      isSecondary: true,
      width: 168,
      cell: (move) => <PlannedTime {...{ t, format, move }} />,
    },
    {
      id: 'actions',
      header: t('releases.table.action'),
      isHeaderHidden: true,
      width: 224,
      cell: (move) => <PlannedButtons {...context} move={move} />,
    },
  ];
};
