import { useQuery } from '@portal/shared/http';
import { useFormat } from '@portal/shared/i18n';
import { FailedQuery, Skeleton } from '@portal/shared/ui/feedback';
import { texts } from '../../texts.ts';
import { describeMove } from './describe-move.ts';
import { MoveDialog } from './move-dialog.tsx';
import { MoveSummary } from './move-summary.tsx';
import { releaseLogQuery, revertMove } from './releases.api.ts';
import type { ReleasedSite } from './releases.api.ts';
import { MAX_MOVES } from './release-log.tsx';
import { useMove } from './use-move.ts';

const TIMINGS = ['now', 'at'] as const;

export type RevertDialogProps = { isOpen: boolean; site: ReleasedSite; number: number; onClose: () => void };

/** Undoes what one move changed, and keeps what later moves did to others. */
export function RevertDialog({ isOpen, site, number, onClose }: RevertDialogProps) {
  const { t } = texts.useTexts();
  const format = useFormat();
  const { domain, name, release } = site;
  const log = useQuery(releaseLogQuery(domain, MAX_MOVES));
  const logged = log.data?.log.find((each) => each.number === number);
  const move = useMove({
    send: revertMove,
    describe: (result) => describeMove(t, format, name, result),
    onClose,
  });
  return (
    <MoveDialog
      isOpen={isOpen}
      title={t('releases.log.revertOf', { number: String(number) })}
      text={t('releases.dialog.revertText', { name })}
      action={t('releases.log.revert')}
      timings={TIMINGS}
      isUnchanged={logged === undefined}
      movedText={t('releases.dialog.changedAgain')}
      move={move}
      toInput={(order) => ({ domain, set: release.set, move: number, ...order })}
      onClose={onClose}
    >
      {log.isPending && <Skeleton width="100%" height={44} />}
      {log.isError && !log.data && (
        <FailedQuery query={log} level={3} isCompact title={t('releases.log.failed')} />
      )}
      {logged && (
        <div>
          <MoveSummary move={logged} />
        </div>
      )}
    </MoveDialog>
  );
}
