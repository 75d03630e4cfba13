import { isApiError, useIdempotencyKey, useMutation, useQueryClient } from '@portal/shared/http';
import { useSnackbar } from '@portal/shared/state';
import { useRef, useState } from 'react';
import type { Channel } from '../../components/channel.ts';
import { showMembers } from '../../components/show-members.ts';
import type { AssignmentOrder } from './assignment-order.ts';
import { changeAssignment, undoAssignment } from './assignments.api.ts';
import type { AssignmentKind, ChannelVersion } from './assignments.api.ts';
import { assignTexts } from './texts.ts';

/** A channel whose change was refused; `error` is what the call rejected with. */
export type Refusal = { channel: Channel; error: unknown };

/**
 * Changes the assignments of channels, one channel after the other. The channels that the server refused stay in
 * `remaining`, so that submitting again tries only them. A snackbar offers to undo the others.
 */
export function useAssignment(kind: AssignmentKind, channels: readonly Channel[], onDone: () => void) {
  const { t } = assignTexts.useTexts();
  const client = useQueryClient();
  const snackbar = useSnackbar();
  const keyOf = useIdempotencyKey();
  const [refusals, setRefusals] = useState<readonly Refusal[]>([]);
  const remaining = refusals.length > 0 ? refusals.map(({ channel }) => channel) : channels;

  const undo = async (applied: readonly ChannelVersion[]) => {
    // No dialog is open that could wait: the list shows the former members at once.
    const rollBack = showMembers(
      client,
      channels.filter(({ id }) => applied.some(({ channel }) => channel === id)),
    );
    try {
      for (const changed of applied) await undoAssignment(changed, crypto.randomUUID());
      snackbar.show({ type: 'info', title: t('undone') });
    } catch (error) {
      rollBack();
      snackbar.show({
        type: 'error',
        title: t('undoFailed'),
        ...(isApiError(error) && { text: error.serverMessage }),
      });
    } finally {
      void client.invalidateQueries();
    }
  };

  // A second click may come before the button is rendered as busy, or after a quick response.
  const isRunning = useRef(false);
  const mutation = useMutation({
    mutationFn: async (orders: readonly AssignmentOrder[]) => {
      const applied: ChannelVersion[] = [];
      const refused: Refusal[] = [];
      for (const channel of remaining) {
        const order = orders.find(({ channel: id }) => id === channel.id);
        if (!order) continue;
        const change = { kind, ...order, version: channel.version };
        try {
          const { channel: changed } = await changeAssignment(change, keyOf(change));
          // Somebody else made the same change; undoing it is not ours.
          if (changed.version !== channel.version)
            applied.push({ channel: channel.id, version: changed.version });
        } catch (error) {
          refused.push({ channel, error });
        }
      }
      return { applied, refused };
    },
    onSuccess: ({ applied, refused }) => {
      // Assignments change lists and figures on every screen.
      void client.invalidateQueries();
      setRefusals(refused);
      if (applied.length > 0)
        snackbar.show({
          type: 'success',
          title: t(`done.${kind}`, { count: applied.length }),
          action: { label: t('undo'), run: () => void undo(applied) },
        });
      if (refused.length === 0) onDone();
      else isRunning.current = false;
    },
  });
  const submit = (orders: readonly AssignmentOrder[]) => {
    if (isRunning.current) return;
    isRunning.current = true;
    mutation.mutate(orders);
  };
  return { submit, isPending: mutation.isPending, refusals, remaining };
}
