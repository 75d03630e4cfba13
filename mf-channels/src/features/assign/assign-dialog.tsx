import { useQuery } from '@portal/shared/http';
import { useAtomValue } from '@portal/shared/state';
import { FailedQuery, Loading, Skeleton } from '@portal/shared/ui/feedback';
import { useState } from 'react';
import { dialogTargetsAtom } from '../../components/dialog-targets.ts';
import type { FlagDialogProps } from '../../components/flag-dialog.tsx';
import { membersQuery } from '@portal/shared/state';
import { AssignmentDialog } from './assignment-dialog.tsx';
import { assignTexts } from './texts.ts';

/** Assigns channels to members; those who have all of the channels already are ticked for good. */
export function AssignDialog({ value, onClose }: FlagDialogProps) {
  const { t } = assignTexts.useTexts();
  const channels = useAtomValue(dialogTargetsAtom);
  const [search, setSearch] = useState('');
  const isOpen = value !== undefined;
  const query = useQuery({ ...membersQuery(search), enabled: isOpen });
  const { items = [], total = 0 } = query.data ?? {};
  const members = items.map(({ id, nickname }) => {
    const count = channels.filter((channel) => channel.members.some((member) => member.id === id)).length;
    const hasAll = count > 0 && count === channels.length;
    return {
      id,
      name: nickname,
      isDisabled: hasAll,
      note: hasAll ? t('assign.already') : count > 0 ? t('assign.partly', { count }) : undefined,
    };
  });
  const replacement = query.data ? undefined : query.isError ? (
    <FailedQuery query={query} level={3} isCompact title={t('membersFailed')} />
  ) : (
    <Loading>
      <Skeleton width="100%" height={192} />
    </Loading>
  );
  return (
    <AssignmentDialog
      kind="assign"
      {...{ isOpen, onClose, channels, members, replacement, search }}
      hiddenCount={total - items.length}
      onSearchChange={setSearch}
    />
  );
}
