import type { Format, TranslateText } from '@portal/shared/i18n';
import { Button } from '@portal/shared/ui/controls';
import type { TableColumn } from '@portal/shared/ui/table';
import * as cells from '../../components/cells.styles.ts';
import type ko from '../../locales/ko.json';
import { describeMover } from './describe-mover.ts';
import { formatMoveId } from './linked-move.ts';
import { MoveSummary } from './move-summary.tsx';
import type { LoggedMove } from './releases.api.ts';

export type LogContext = {
  t: TranslateText<typeof ko>;
  format: Format;
  onRevert: (move: number) => void;
};

export type RevertButtonProps = Pick<LogContext, 't' | 'onRevert'> & { move: LoggedMove };

/** The first set of a domain, a move that changed nothing, and what some visitors tried have nothing to go back to. */
export const RevertButton = ({ t, move: { number, action, changes }, onRevert }: RevertButtonProps) =>
  action !== 'canary' &&
  action !== 'stop' &&
  changes !== null &&
  changes.length > 0 && (
    <Button
      size="sm"
      aria-label={t('releases.log.revertOf', { number: String(number) })}
      onClick={() => onRevert(number)}
    >
      {t('releases.log.revert')}
    </Button>
  );

/** The columns of a domain's moves. */
export const logColumns = ({ t, format, onRevert }: LogContext): TableColumn<LoggedMove>[] => [
  {
    id: 'move',
    header: t('releases.log.move'),
    cell: (move) => (
      <div css={cells.tallCell} id={formatMoveId(move.number)} tabIndex={-1}>
        <MoveSummary move={move} />
      </div>
    ),
  },
  {
    id: 'by',
    header: t('releases.log.by'),
    isSecondary: true,
    width: 220,
    cell: (move) => describeMover(t, move),
  },
  {
    id: 'at',
    header: t('releases.log.at'),
    isSecondary: true,
    width: 176,
    cell: ({ moved_at: at }) => <span css={cells.oneLine}>{format.dateTime(at)}</span>,
  },
  {
    id: 'revert',
    header: t('releases.table.action'),
    isHeaderHidden: true,
    width: 112,
    cell: (move) => <RevertButton {...{ t, move, onRevert }} />,
  },
];
