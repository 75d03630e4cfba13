import { css } from '@emotion/react';
import { useQuery } from '@portal/shared/http';
import { useFormat } from '@portal/shared/i18n';
import { roleAtom, useAtomValue } from '@portal/shared/state';
import { token, type } from '@portal/shared/theme';
import { Button } from '@portal/shared/ui/controls';
import { TargetList } from '@portal/shared/ui/data';
import { FailedQuery, StatePanel } from '@portal/shared/ui/feedback';
import { Modal } from '@portal/shared/ui/overlay';
import { DataTable } from '@portal/shared/ui/table';
import { assignmentsQuery } from '../../components/channel-assignments.ts';
import type { AssignmentSpan } from '../../components/channel-assignments.ts';
import { dialogTargetsAtom } from '../../components/dialog-targets.ts';
import type { FlagDialogProps } from '../../components/flag-dialog.tsx';
import { describeUnassigned } from './describe-unassigned.ts';
import { HistoryCard } from './history-card.tsx';
import { historyColumns } from './history-columns.tsx';
import { historyTexts } from './texts.ts';

export { historyTexts };

const styles = {
  content: css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: token.space[16] }),
  note: css({ ...type.caption, margin: 0, color: token.color.text3 }),
};

const NO_SPANS: readonly AssignmentSpan[] = [];

/** A member may have a channel several times. */
const getSpanId = ({ member, from_day: from }: AssignmentSpan) => `${member.id} ${from ?? ''}`;

/** Who had a channel when, with which part; a member sees its own days. */
export function HistoryDialog({ value, onClose }: FlagDialogProps) {
  const { t } = historyTexts.useTexts();
  const format = useFormat();
  const isManager = useAtomValue(roleAtom) === 'manager';
  const channels = useAtomValue(dialogTargetsAtom);
  const ids = channels.map(({ id }) => id);
  const query = useQuery({ ...assignmentsQuery(ids), enabled: value !== undefined && ids.length > 0 });
  const spans = query.data?.channels[0]?.spans ?? NO_SPANS;
  const words = { t, format };
  return (
    <Modal
      isOpen={value !== undefined}
      onClose={onClose}
      title={t('title')}
      footer={
        <Button size="lg" onClick={onClose}>
          {t('close')}
        </Button>
      }
    >
      <div css={styles.content}>
        <TargetList label={t('channel')} targets={channels} meta={({ handle }) => handle} />
        <DataTable
          label={t('caption')}
          columns={historyColumns(words)}
          rows={spans}
          rowId={getSpanId}
          isLoading={query.isPending}
          skeletonRows={3}
          empty={
            <StatePanel
              kind="empty"
              icon="members"
              level={3}
              isCompact
              title={t('empty')}
              text={t('emptyText')}
            />
          }
          error={
            query.isError && !query.data ? (
              <FailedQuery query={query} level={3} isCompact title={t('failed')} />
            ) : undefined
          }
          renderCard={(span) => <HistoryCard span={span} />}
        />
        {spans.length > 0 && (
          <p css={styles.note}>
            {[isManager ? describeUnassigned(spans, words) : t('own'), t('pacific')].join(' ')}
          </p>
        )}
      </div>
    </Modal>
  );
}
