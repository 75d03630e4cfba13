import { createTextFilter } from '@portal/shared/search';
import { useAtomValue } from '@portal/shared/state';
import { useState } from 'react';
import type { FlagDialogProps } from '../../components/flag-dialog.tsx';
import { dialogTargetsAtom } from '../../components/dialog-targets.ts';
import { AssignmentDialog } from './assignment-dialog.tsx';
import { assignTexts } from './texts.ts';

/** Ends assignments of channels; the only member of a single channel is ticked from the start. */
export function UnassignDialog({ value, onClose }: FlagDialogProps) {
  const { t } = assignTexts.useTexts();
  const channels = useAtomValue(dialogTargetsAtom);
  const names = new Map(channels.flatMap(({ members }) => members.map(({ id, nickname }) => [id, nickname])));
  const members = [...names].map(([id, name]) => {
    const count = channels.filter((channel) => channel.members.some((member) => member.id === id)).length;
    return { id, name, note: channels.length > 1 ? t('unassign.from', { count }) : undefined };
  });
  const [search, setSearch] = useState('');
  const isFound = createTextFilter(members.map(({ name }) => name));
  const found = members.filter(({ name }) => isFound(name, search));
  const preselected = names.size === 1 ? names : undefined;
  return (
    <AssignmentDialog
      kind="unassign"
      isOpen={value !== undefined}
      {...{ onClose, channels, search }}
      {...(preselected && { preselected })}
      members={found}
      hiddenCount={0}
      onSearchChange={setSearch}
    />
  );
}
