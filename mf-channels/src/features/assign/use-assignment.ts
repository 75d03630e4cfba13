import { isApiError, useIdempotencyKey, useMutation, useQueryClient } from '@portal/shared/http';
import { useSnackbar } from '@portal/shared/state';
import { useRef, useState } from 'react';
import type { Channel } from '../../components/channel.ts';
import { changeAssignment } from './assignments.api.ts';
import type { AssignmentChange, AssignmentKind } from './assignments.api.ts';
import { assignTexts } from './texts.ts';

const OPPOSITE = { assign: 'unassign', unassign: 'assign' } as const;

/** A channel whose change was refused; `error` is what the call rejected with. */
export type Refusal = { channel: Channel; error: unknown };

/** A change that was made, and the version of the channel after it. */
type Applied = Pick<AssignmentChange, 'channel' | 'members' | 'version'>;

/** The members of `chosen` for which the change does something. */
const affected = (kind: AssignmentKind, { members }: Channel, chosen: readonly string[]) =>
  chosen.filter((id) => members.some((member) => member.id === id) === (kind === 'unassign'));

/**
 * Assigns the chosen members to channels, or ends these assignments, one channel after the other. The channels that the
 * server refused stay in `remaining`, so that submitting again tries only them. A snackbar offers to undo the others.
 */
export function useAssignment(kind: AssignmentKind, channels: readonly Channel[], onDone: () => void) {
  const { t } = assignTexts.useTexts();
  const client = useQueryClient();
  const snackbar = useSnackbar();
  const keyOf = useIdempotencyKey();
  const [refusals, setRefusals] = useState<readonly Refusal[]>([]);
  const remaining = refusals.length > 0 ? refusals.map(({ channel }) => channel) : channels;

  const undo = async (applied: readonly Applied[]) => {
    try {
      for (const change of applied)
        await changeAssignment({ kind: OPPOSITE[kind], ...change }, crypto.randomUUID());
      snackbar.show({ type: 'info', title: t('undone') });
    } catch (error) {
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
    mutationFn: async (chosen: readonly string[]) => {
      const applied: Applied[] = [];
      const refused: Refusal[] = [];
      for (const channel of remaining) {
        const members = affected(kind, channel, chosen);
        if (members.length === 0) continue;
        const change = { kind, channel: channel.id, members, version: channel.version };
        try {
          const { channel: changed } = await changeAssignment(change, keyOf(change));
          applied.push({ channel: channel.id, members, version: changed.version });
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
  const submit = (chosen: readonly string[]) => {
    if (isRunning.current) return;
    isRunning.current = true;
    mutation.mutate(chosen);
  };
  return { submit, isPending: mutation.isPending, refusals, remaining };
}
