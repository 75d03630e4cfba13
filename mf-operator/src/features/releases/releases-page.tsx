import { useQueryFlag } from '@portal/shared/routing';
import { ListFrame } from '@portal/shared/ui/controls';
import { useCallback } from 'react';
import { GuardAlerts } from '../../components/release/guard-alerts.tsx';
import { DomainTable } from './domain-table.tsx';
import { PlannedMoves } from './planned-moves.tsx';
import { ReleaseDialogHost } from './release-dialog-host.tsx';
import { formatTarget } from './release-flag.ts';
import type { ReleaseTarget } from './release-flag.ts';
import { ReleaseLog } from './release-log.tsx';
import { ReleaseRules } from './release-rules.tsx';
import { Rollouts } from './rollouts.tsx';

/** What every domain runs, what its canary did, which moves wait or are refused for a time, and who changed what. */
export function ReleasesPage() {
  const { open } = useQueryFlag('release');
  const openTarget = useCallback((target: ReleaseTarget) => open(formatTarget(target)), [open]);
  const openRevert = useCallback(
    (domain: string, number: number) => openTarget({ domain, action: 'revert', number }),
    [openTarget],
  );
  return (
    <ListFrame>
      <GuardAlerts />
      <DomainTable onOpen={openTarget} />
      <Rollouts onOpen={openTarget} />
      <PlannedMoves onOpen={openTarget} />
      <ReleaseRules onOpen={openTarget} />
      <ReleaseLog onRevert={openRevert} />
      <ReleaseDialogHost />
    </ListFrame>
  );
}
