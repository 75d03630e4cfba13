import { useQueryFlag } from '@portal/shared/routing';
import { lazyComponent } from '@portal/shared/ui/feedback';
import type { LoadFailure } from '@portal/shared/ui/feedback';
import { FailedModal } from '@portal/shared/ui/overlay';
import { useState } from 'react';
import type { Site } from '../../components/sites.api.ts';
import { useSites } from '../../components/use-sites.ts';
import { texts } from '../../texts.ts';
import { isReleased } from './build-lines.ts';
import { ALL_DOMAINS } from './find-freeze.ts';
import { parseTarget } from './release-flag.ts';
import type { ReleaseTarget } from './release-flag.ts';
import type { TargetDialogProps } from './target-dialog.tsx';

function FailedDialog({ isOpen, onClose, ...failure }: TargetDialogProps & LoadFailure) {
  const { t } = texts.useTexts();
  return <FailedModal {...failure} {...{ isOpen, onClose }} title={t('releases.failed')} />;
}

const TargetDialog = lazyComponent<TargetDialogProps>(
  async () => (await import('./target-dialog.tsx')).TargetDialog,
  FailedDialog,
);

/** Rules are of any domain, or of one that is still to be selected; only a domain without a release is started. */
const canOpen = ({ domain, action }: ReleaseTarget, site: Site | undefined) => {
  if (domain === ALL_DOMAINS) return action === 'freeze' || action === 'unfreeze' || action === 'require';
  if (!site) return false;
  if (action === 'start') return site.release === null && site.refused === null;
  return action === 'freeze' || action === 'unfreeze' || isReleased(site);
};

/** The dialog that the flag `release` opens. */
export function ReleaseDialogHost() {
  const { value, close } = useQueryFlag('release');
  const target = parseTarget(value);
  const [opening, setOpening] = useState({ isOpen: false, count: 0, target });
  // The site of a dialog that closes is still shown.
  const domain = (target ?? opening.target)?.domain ?? ALL_DOMAINS;
  const { isPending, find } = useSites(domain === ALL_DOMAINS ? [] : [domain]);
  const site = find(domain);
  const isOpen = target !== undefined && !isPending && canOpen(target, site);
  if (opening.isOpen !== isOpen)
    setOpening({ isOpen, count: opening.count + (isOpen ? 1 : 0), target: isOpen ? target : opening.target });
  if (!opening.target) return null;
  // A new instance each time, so that it never opens with what was entered last.
  return <TargetDialog key={opening.count} {...{ isOpen, site }} target={opening.target} onClose={close} />;
}
