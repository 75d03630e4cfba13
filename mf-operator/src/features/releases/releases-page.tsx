import { useQueryFlag } from '@portal/shared/routing';
import { useCallback } from 'react';
import * as listStyles from '../../components/list-page.styles.ts';
import { DomainTable } from './domain-table.tsx';
import { ReleaseDialogHost } from './release-dialog-host.tsx';
import { formatTarget } from './release-flag.ts';
import { ReleaseLog } from './release-log.tsx';

/** What every domain runs, the change of it, and what was changed by whom. */
export function ReleasesPage() {
  const { open } = useQueryFlag('release');
  const openChange = useCallback((domain: string) => open(formatTarget({ domain, move: undefined })), [open]);
  const openRevert = useCallback(
    (domain: string, move: number) => open(formatTarget({ domain, move })),
    [open],
  );
  return (
    <div css={listStyles.page}>
      <DomainTable onChange={openChange} />
      <ReleaseLog onRevert={openRevert} />
      <ReleaseDialogHost />
    </div>
  );
}
