import { reportEvent } from '@portal/shared/state';
import { useEffect } from 'react';
import { usePortal } from '../portal/portal-context.tsx';

/** Reports that the portal is mounted on this page; part of a chunk that every page loads after its start. */
export function StartReport() {
  const { set } = usePortal();
  useEffect(
    () =>
      reportEvent({
        set: set.id,
        remote: 'shell',
        version: set.shell.version,
        phase: 'mount',
        outcome: 'ok',
        error_class: null,
        ms: Math.round(performance.now()),
      }),
    [set],
  );
  return null;
}
